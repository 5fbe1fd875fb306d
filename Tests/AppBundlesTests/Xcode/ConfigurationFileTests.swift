import Testing

@testable import AppBundles

@Suite struct ConfigurationFileTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var expected: String

    init(_ name: String, _ text: String, _ expected: String) {
      (testDescription, self.text, self.expected) = (name, text, expected)
    }
  }

  static let cases = [
    Case("an empty file", "", ""),
    Case("an assignment", "NAME = value", "NAME = value"),
    Case("no space", "NAME=value", "NAME = value"),
    Case("no value", "NAME =", "NAME = "),
    Case("a value with '='", "FLAGS = -D X=1", "FLAGS = -D X=1"),
    Case("space around", " \tNAME\t=\tone  two \t", "NAME = one  two"),
    Case("comments", "// one\nA = 1 // two\n  // three", "A = 1"),
    Case("an address, which begins a comment", "URL = https://example.com", "URL = https:"),
    Case(
      "the usual way around that", "URL = https:/$()/example.com", "URL = https:/$()/example.com"),
    Case("a semicolon at the end", "A = 1;\nB = 2 ; // c", "A = 1\nB = 2"),
    Case("line ends of all kinds", "A = 1\r\nB = 2\rC = 3\n", "A = 1\nB = 2\nC = 3"),
    Case("a line that goes on", "A = one \\\n  two \\\n\nB = 3", "A = one two\nB = 3"),
    Case("a line that goes on at the end", "A = one \\", "A = one"),
    Case("a condition", "A[sdk=iphoneos*] = 1", "A[sdk=iphoneos*] = 1"),
    Case("two conditions", "A[sdk=iphoneos*][arch=arm64] = 1", "A[sdk=iphoneos*][arch=arm64] = 1"),
    Case("two in one", "A[sdk=iphoneos*,arch=arm64]=1", "A[sdk=iphoneos*][arch=arm64] = 1"),
    Case("an include", "#include \"Base.xcconfig\"", "include Base.xcconfig"),
    Case("an include without space", "#include\"Base.xcconfig\" // c", "include Base.xcconfig"),
    Case("an optional include", "#include? \"A b.xcconfig\"", "include? A b.xcconfig"),
    Case(
      "no '='", "A = 1\n  NAME value\nB = 2",
      "A = 1\nB = 2\nf:2:3: warning xcconfig-line: this line sets nothing: it has no '='; "
        + "write the line as NAME = value, or remove it"),
    Case(
      "a bad name", "A-B = 1",
      "f:1:1: warning xcconfig-line: 'A-B' isn't the name of a build setting; "
        + "write the line as NAME = value, or remove it"),
    Case(
      "a condition that never closes", "A[sdk=x = 1",
      "f:1:1: warning xcconfig-line: this line sets nothing: it has no '='; "
        + "write the line as NAME = value, or remove it"),
    Case(
      "a condition without '='", "A[sdk] = 1",
      "f:1:1: warning xcconfig-line: 'A[sdk]' isn't the name of a build setting; "
        + "write the line as NAME = value, or remove it"),
    Case(
      "another directive", "#define A 1",
      "f:1:1: warning xcconfig-line: '#define A 1' isn't supported; '#include' is the only "
        + "directive; write the line as NAME = value, or remove it"
    ),
    Case(
      "an include without quotes", "#include Base.xcconfig",
      "f:1:1: warning xcconfig-line: '#include' must be followed by a file name in \"quotes\"; "
        + "write the line as NAME = value, or remove it"),
    Case(
      "an include that never ends", "#include \"Base.xcconfig",
      "f:1:1: warning xcconfig-line: '#include' must be followed by a file name in \"quotes\"; "
        + "write the line as NAME = value, or remove it"),
  ]

  @Test(arguments: cases) func linesAreRead(_ example: Case) {
    let (file, problems) = ConfigurationFile.read(Array(example.text.utf8), file: "f")
    let lines = file.statements.map(Self.line) + problems.map(\.dump)
    #expect(lines.joined(separator: "\n") == example.expected)
  }

  @Test func bytesThatAreNoTextAreRead() {
    let (file, problems) = ConfigurationFile.read([0xFF, 0x00, 0x3D, 0xFE, 0x0A], file: "f")
    #expect(file.statements.isEmpty)
    #expect(problems.map(\.code) == ["xcconfig-line"])
  }

  @Test func manyLinesThatGoOnAreReadInTime() {
    let text = "A = x\\\n" + String(repeating: "y \\\n", count: 200_000)
    let (file, _) = ConfigurationFile.read(Array(text.utf8), file: "f")
    #expect(file.statements.count == 1)
  }

  private static func line(_ statement: ConfigurationFile.Statement) -> String {
    switch statement {
    case .setting(let setting):
      let conditions = setting.conditions.map { "[\($0.parameter)=\($0.pattern)]" }.joined()
      return "\(setting.name)\(conditions) = \(setting.value)"
    case .include(let path, let isOptional, _): return "include\(isOptional ? "?" : "") \(path)"
    }
  }
}
