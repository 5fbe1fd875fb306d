"""PNG with a palette; the pixels are stored, not compressed."""

import zlib
from struct import pack


def encode(palette, rows):
    header = pack(">IIBBBBB", len(rows[0]), len(rows), 4, 3, 0, 0, 0)
    colours = b"".join(bytes(colour[:3]) for colour in palette)
    opacities = bytes(colour[3] for colour in palette)
    # Two pixels in a byte; each row begins with its filter, which is none.
    pixels = b"".join(
        b"\0" + bytes(row[x] << 4 | row[x + 1] for x in range(0, len(row), 2)) for row in rows
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        [
            chunk(b"IHDR", header),
            chunk(b"PLTE", colours),
            chunk(b"tRNS", opacities),
            chunk(b"IDAT", stored(pixels)),
            chunk(b"IEND", b""),
        ]
    )


def chunk(kind, data):
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))


def stored(data):
    """A zlib stream of one block that holds the bytes as they are."""
    assert len(data) < 65536
    block = b"\1" + pack("<HH", len(data), len(data) ^ 0xFFFF) + data
    return b"\x78\x01" + block + pack(">I", zlib.adler32(data))
