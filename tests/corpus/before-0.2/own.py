CATALOGUE = (
    ("clobber", "Clobber", "clobber", "Clobber", b"\x00\x66\x66\x00\x00\x7e\x7e\x00", "engine.zobrist"),
)
