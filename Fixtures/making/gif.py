"""An animated GIF with a palette of four colours."""

from struct import pack

BITS = 2


def encode(palette, frames):
    width, height = len(frames[0][0]), len(frames[0])
    parts = [b"GIF89a", pack("<HHBBB", width, height, 0x80 | BITS - 1, 0, 0)]
    parts += [bytes(colour) for colour in palette]
    # Over and over again, half a second a frame.
    parts.append(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")
    for frame in frames:
        parts.append(b"\x21\xf9\x04" + pack("<BHBB", 0, 50, 0, 0))
        parts.append(b"\x2c" + pack("<HHHHB", 0, 0, width, height, 0))
        parts.append(bytes([BITS]) + blocks(compress([i for row in frame for i in row])))
    return b"".join(parts) + b"\x3b"


def compress(indices):
    """LZW as GIF has it: codes grow with the table, lowest bit first."""
    clear, end = 1 << BITS, (1 << BITS) + 1
    codes = []
    table, width = {}, BITS + 1

    def start():
        nonlocal table, width
        codes.append((clear, width))
        table, width = {(index,): index for index in range(clear)}, BITS + 1

    start()
    run = ()
    for index in indices:
        if run + (index,) in table:
            run += (index,)
            continue
        codes.append((table[run], width))
        # Two numbers have no entry of their own: clear and end.
        following = len(table) + 2
        if following == 4096:
            start()
        else:
            table[run + (index,)] = following
            if following == 1 << width:
                width += 1
        run = (index,)
    codes += [(table[run], width), (end, width)]
    return packed(codes)


def packed(codes):
    number, used = 0, 0
    for code, width in codes:
        number |= code << used
        used += width
    return number.to_bytes((used + 7) // 8, "little")


def blocks(data):
    """The bytes in blocks of at most 255, each after its length, and an empty one."""
    pieces = [data[i : i + 255] for i in range(0, len(data), 255)] + [b""]
    return b"".join(bytes([len(piece)]) + piece for piece in pieces)
