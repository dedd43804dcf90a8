#!/bin/sh
# Make an authority of one's own, and a certificate by it for a broker, in the folder where this is run:
#
#     sh certificates.sh NAME NUMBER
#
# NAME and NUMBER are where boards find the broker, such as games.home 192.168.1.20; what they say has to be one of both.
# ca.pem goes to every board and computer, broker.pem and broker.key to the broker; ca.key stays here, and makes the
# next certificate. The number stands there as a name, too: some boards look at names alone.
set -eu
[ $# = 2 ] || { echo "It takes two words: sh certificates.sh NAME NUMBER" >&2; exit 2; }
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
