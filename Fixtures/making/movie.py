"""A QuickTime movie without sound, each frame of which is a JPEG image."""

from struct import pack

from making import jpeg

SCALE = 8  # ticks in a second; a frame takes one
MATRIX = pack(">9I", 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)


def encode(frames):
    width, height = len(frames[0][0]), len(frames[0])
    images = [jpeg.encode(frame) for frame in frames]
    kind = atom(b"ftyp", b"qt  ", pack(">I", 0), b"qt  ")
    # All images lie together, after the header of the atom that holds them.
    tables = [
        full(b"stsd", pack(">I", 1), description(width, height)),
        full(b"stts", pack(">III", 1, len(images), 1)),
        full(b"stsc", pack(">IIII", 1, 1, len(images), 1)),
        full(b"stsz", pack(">II", 0, len(images)), *[pack(">I", len(i)) for i in images]),
        full(b"stco", pack(">II", 1, len(kind) + 8)),
    ]
    return kind + atom(b"mdat", *images) + header(width, height, len(images), tables)


def header(width, height, duration, tables):
    """The atom that says what there is; dates of making and changing are 0."""
    data = atom(b"dinf", full(b"dref", pack(">I", 1), full(b"alis", flags=1)))
    graphics = full(b"vmhd", pack(">HHHH", 0, 0, 0, 0), flags=1)
    media = atom(
        b"mdia",
        full(b"mdhd", pack(">IIIIHH", 0, 0, SCALE, duration, 0, 0)),
        handler(b"mhlr", b"vide"),
        atom(b"minf", graphics, handler(b"dhlr", b"alis"), data, atom(b"stbl", *tables)),
    )
    track = full(
        b"tkhd",
        pack(">IIIIIQHHHH", 0, 0, 1, 0, duration, 0, 0, 0, 0, 0),
        MATRIX,
        pack(">II", width << 16, height << 16),
        flags=15,
    )
    movie = full(
        b"mvhd",
        pack(">IIIIIHHQ", 0, 0, SCALE, duration, 0x10000, 0x100, 0, 0),
        MATRIX,
        pack(">7I", 0, 0, 0, 0, 0, 0, 2),
    )
    return atom(b"moov", movie, atom(b"trak", track, media))


def description(width, height):
    """Says that a frame is a JPEG image of 24 bits, 72 pixels an inch."""
    return atom(
        b"jpeg",
        pack(">6xHHH4sII", 1, 0, 0, b"\0\0\0\0", 0, 512),
        pack(">HHIIIH", width, height, 72 << 16, 72 << 16, 0, 1),
        b"\x04JPEG".ljust(32, b"\0"),
        pack(">Hh", 24, -1),
    )


def handler(role, kind):
    return full(b"hdlr", role, kind, bytes(12), b"\0")


def full(name, *parts, flags=0):
    return atom(name, pack(">I", flags), *parts)


def atom(name, *parts):
    data = b"".join(parts)
    return pack(">I", len(data) + 8) + name + data
