"""A sound as a WAV file: mono, 8000 samples a second, 8 bits each."""

from struct import pack

RATE = 8000


def tone():
    """A quarter of a second of 500 hertz that fades: steps up and down again, 16 to a wave."""
    count = RATE // 4
    samples = bytes(
        128 + (abs(i % 16 - 8) - 4) * 24 * (count - i) // count for i in range(count)
    )
    form = pack("<HHIIHH", 1, 1, RATE, RATE, 1, 8)
    return chunk(b"RIFF", b"WAVE" + chunk(b"fmt ", form) + chunk(b"data", samples))


def chunk(name, data):
    assert len(data) % 2 == 0
    return name + pack("<I", len(data)) + data
