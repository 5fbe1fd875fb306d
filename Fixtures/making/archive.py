"""A ZIP archive; the files are stored, not compressed, and dated with the format's first day."""

import zlib
from struct import pack

FIRST_DAY = 1 << 5 | 1  # 1 January 1980, the earliest there is


def encode(files):
    local, central = b"", b""
    for path, data in files:
        name = path.encode()
        facts = pack(
            "<HHHHHIIIHH",
            10, 0, 0, 0, FIRST_DAY, zlib.crc32(data), len(data), len(data), len(name), 0,
        )  # fmt: skip
        central += b"PK\1\2" + pack("<H", 10) + facts + pack("<HHHII", 0, 0, 0, 0, len(local)) + name
        local += b"PK\3\4" + facts + name + data
    end = pack("<HHHHIIH", 0, 0, len(files), len(files), len(central), len(local), 0)
    return local + central + b"PK\5\6" + end
