"""Baseline JPEG: full colour for every pixel, the standard's example tables, integers only."""

from math import cos, pi, sqrt
from struct import pack

# The standard's table K.1, halved: quality 75.
QUANTA = [
    (value + 1) // 2
    for value in [
        16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55,
        14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
        18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92,
        49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
    ]
]  # fmt: skip

# Tables K.3 and K.5: how many codes there are of each length from 1 to 16, and their symbols.
DC = (bytes([0, 1, 5, 1, 1, 1, 1, 1, 1] + [0] * 7), bytes(range(12)))
AC = (
    bytes([0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125]),
    bytes.fromhex(
        "01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282"
        "090a161718191a25262728292a3435363738393a434445464748494a535455565758595a"
        "636465666768696a737475767778797a838485868788898a92939495969798999a"
        "a2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9da"
        "e1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa"
    ),
)

# The cosines as whole 4096ths: no machine's last digit gets into the files.
WAVES = [
    [round(4096 * (sqrt(1 / 8) if u == 0 else cos((2 * x + 1) * u * pi / 16) / 2)) for x in range(8)]
    for u in range(8)
]

ZIGZAG = sorted(
    range(64), key=lambda i: (i // 8 + i % 8, i // 8 if (i // 8 + i % 8) % 2 else i % 8)
)


def encode(rows):
    width, height = len(rows[0]), len(rows)
    assert width % 8 == 0 and height % 8 == 0
    components = b"".join(bytes([number, 0x11, 0]) for number in (1, 2, 3))
    return b"".join(
        [
            b"\xff\xd8",
            segment(0xE0, b"JFIF\0" + pack(">BBBHHBB", 1, 1, 0, 1, 1, 0, 0)),
            segment(0xDB, b"\0" + bytes(QUANTA[i] for i in ZIGZAG)),
            segment(0xC0, pack(">BHHB", 8, height, width, 3) + components),
            segment(0xC4, b"\x00" + b"".join(DC)),
            segment(0xC4, b"\x10" + b"".join(AC)),
            segment(0xDA, b"\x03\x01\0\x02\0\x03\0\0\x3f\0"),
            scan(rows),
            b"\xff\xd9",
        ]
    )


def segment(marker, data):
    return bytes([0xFF, marker]) + pack(">H", len(data) + 2) + data


def scan(rows):
    """The blocks of luminance and the two colour differences, turn by turn."""
    planes = [[[component(c, pixel) for pixel in row] for row in rows] for c in range(3)]
    dc_codes, ac_codes = codes(*DC), codes(*AC)
    before = [0, 0, 0]
    bits = []
    for top in range(0, len(rows), 8):
        for left in range(0, len(rows[0]), 8):
            for c, plane in enumerate(planes):
                block = [row[left : left + 8] for row in plane[top : top + 8]]
                values = quantized(block)
                bits.append(symbol(dc_codes, 0, values[0] - before[c]))
                before[c] = values[0]
                bits += alternating(ac_codes, values[1:])
    text = "".join(bits)
    text += "1" * (-len(text) % 8)
    data = bytes(int(text[i : i + 8], 2) for i in range(0, len(text), 8))
    return data.replace(b"\xff", b"\xff\0")


def component(c, pixel):
    """Luminance or a colour difference, from -128 to 127."""
    weights = [(299, 587, 114), (-169, -331, 500), (500, -419, -81)][c]
    value = rounded(sum(weight * part for weight, part in zip(weights, pixel)), 1000)
    return max(-128, min(127, value - 128 if c == 0 else value))


def quantized(block):
    """The block's cosine transform, divided by the quanta, in zigzag order."""
    across = [[sum(w * v for w, v in zip(wave, row)) for wave in WAVES] for row in block]
    down = [[sum(WAVES[v][y] * across[y][u] for y in range(8)) for u in range(8)] for v in range(8)]
    return [rounded(down[i // 8][i % 8], QUANTA[i] << 24) for i in ZIGZAG]


def rounded(value, unit):
    """The whole number nearest to `value`/`unit`, without a float."""
    return (2 * abs(value) + unit) // (2 * unit) * (1 if value >= 0 else -1)


def alternating(table, values):
    """What follows a block's first value: runs of zeros, each with the value that ends it."""
    zeros = 0
    for value in values:
        if value == 0:
            zeros += 1
            continue
        for _ in range(zeros // 16):
            yield table[0xF0]
        yield symbol(table, zeros % 16, value)
        zeros = 0
    if zeros:
        yield table[0]


def symbol(table, zeros, value):
    """A value as the code of its length, and its bits; a negative one's are turned over."""
    size = abs(value).bit_length()
    bits = value if value >= 0 else value + (1 << size) - 1
    return table[zeros << 4 | size] + (f"{bits:0{size}b}" if size else "")


def codes(counts, symbols):
    """The Huffman codes that the counts of each length stand for."""
    table, code, remaining = {}, 0, iter(symbols)
    for length, count in enumerate(counts, start=1):
        for _ in range(count):
            table[next(remaining)] = f"{code:0{length}b}"
            code += 1
        code <<= 1
    return table
