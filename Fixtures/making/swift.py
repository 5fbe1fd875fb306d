"""The Swift file with the fixtures' bytes, for the device, which has no repository."""

from base64 import b64encode

HEAD = """\
// Made by Fixtures/generate from the same bytes as Fixtures/Files: don't edit, run that.

extension Fixture {
  /// The bytes in Base64, broken into lines.
  var base64: String {
    switch self {
"""


def source(fixtures):
    cases = []
    for name, data in fixtures.items():
        text = b64encode(data).decode()
        lines = [text[i : i + 92] for i in range(0, len(text), 92)]
        body = "".join(f"      {line}\n" for line in lines)
        cases.append(f'    case .{name}:\n      """\n{body}      """\n')
    return (HEAD + "".join(cases) + "    }\n  }\n}\n").encode()
