/// Results in JUnit's XML format, which continuous-integration services show as tests.
struct JUnitDocument: Equatable {
  /// The name of what ran the tests.
  let name: String
  /// The tests, grouped by subject.
  var suites: [Suite] = []

  init(name: String) { self.name = name }

  /// A group of tests.
  struct Suite: Equatable {
    var name: String
    var cases: [Case]
  }

  /// One test.
  struct Case: Equatable {
    /// Its group, which services show as its class.
    var group: String
    var name: String
    /// How long it took, if known.
    var milliseconds: Int?
    var outcome: Outcome
  }

  /// The outcome of a test.
  enum Outcome: Equatable {
    /// It passed, possibly with a note.
    case passed(note: String?)
    /// It failed: a one-line reason, and the full text.
    case failed(message: String, text: String)
    /// It wasn't run.
    case skipped(reason: String)
  }
}

extension JUnitDocument {
  /// The document as text; every line ends with a line feed.
  var text: String {
    let all = Suite(name: name, cases: suites.flatMap(\.cases))
    let lines =
      [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites\(Self.attributes(of: all))>"]
      + suites.flatMap(Self.lines) + ["</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(of suite: Suite) -> [String] {
    ["  <testsuite\(attributes(of: suite))>"] + suite.cases.flatMap(lines)
      + ["  </testsuite>"]
  }

  private static func attributes(of suite: Suite) -> String {
    let failures = suite.cases.filter { if case .failed = $0.outcome { true } else { false } }.count
    let skipped = suite.cases.filter { if case .skipped = $0.outcome { true } else { false } }.count
    return #" name="\#(escaped(suite.name))" tests="\#(suite.cases.count)" failures="\#(failures)""#
      + (skipped > 0 ? #" skipped="\#(skipped)""# : "")
      + time(
        suite.cases.allSatisfy { $0.milliseconds == nil }
          ? nil : suite.cases.compactMap(\.milliseconds).reduce(0, +))
  }

  private static func lines(of test: Case) -> [String] {
    let head =
      #"    <testcase classname="\#(escaped(test.group))" name="\#(escaped(test.name))""#
      + time(test.milliseconds)
    switch test.outcome {
    case .passed(note: nil): return [head + "/>"]
    case .passed(let note?):
      return [head + ">", "      <system-out>\(escaped(note))</system-out>", "    </testcase>"]
    case .failed(let message, let text):
      return [
        head + ">",
        #"      <failure message="\#(escaped(message))">\#(escaped(text))</failure>"#,
        "    </testcase>",
      ]
    case .skipped(let reason):
      return [head + ">", #"      <skipped message="\#(escaped(reason))"/>"#, "    </testcase>"]
    }
  }

  /// A time in seconds, with three decimals.
  private static func time(_ milliseconds: Int?) -> String {
    guard let milliseconds else { return "" }
    let rest = String(milliseconds % 1000 + 1000).dropFirst()
    return #" time="\#(milliseconds / 1000).\#(rest)""#
  }

  /// Escapes text for XML, replacing characters that XML can't represent.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
