#!/bin/sh
# Create a certificate authority and, signed by it, a certificate for a broker, in the current folder:
#
#     sh certificates.sh NAME ADDRESS
#
# NAME and ADDRESS are those of the broker, such as games.home 192.168.1.20. Boards and computers must use one of the two.
# Copy ca.pem to every board and computer, and broker.pem and broker.key to the broker. Keep ca.key here: it signs the next
# certificate. The certificate lists the address as a name as well, because some boards check names only.
set -eu
[ $# = 2 ] || { echo "Usage: sh certificates.sh NAME ADDRESS, such as: sh certificates.sh games.home 192.168.1.20" >&2; exit 2; }
umask 077
curve="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"

if [ ! -e ca.key ]; then
  openssl req -x509 $curve -keyout ca.key -out ca.pem -days 3650 -subj "/CN=Glowgrid's own authority" \
    -addext "keyUsage=critical,keyCertSign,cRLSign"
fi

cat > broker.ext <<END
subjectAltName=DNS:$1,DNS:$2,IP:$2
basicConstraints=CA:FALSE
keyUsage=critical,digitalSignature
extendedKeyUsage=serverAuth
subjectKeyIdentifier=hash
authorityKeyIdentifier=keyid
END
openssl req -new $curve -keyout broker.key -out broker.csr -subj "/CN=$1"
openssl x509 -req -in broker.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 730 -extfile broker.ext -out broker.pem
rm broker.csr broker.ext
chmod 644 ca.pem broker.pem
