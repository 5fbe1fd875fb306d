import Findings

/// Findings in the form that JUnit made common, which continuous-integration services show as tests.
///
/// Each file is a test suite, and each finding a test case: errors fail, the rest passes with its
/// text as output. A path without findings is one case that passes.
struct JUnitReport {
  private var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]

  init(_ inspection: Inspection) {
    let findings = inspection.findings
    let failures = findings.filter { $0.severity == .error }.count
    lines.append(
      #"<testsuites name="tutor inspect" tests="\#(max(findings.count, 1))" failures="\#(failures)">"#
    )
    var files: [String] = []
    for finding in findings where !files.contains(finding.file) { files.append(finding.file) }
    if files.isEmpty { addSuite(inspection.path, []) }
    for file in files { addSuite(file, findings.filter { $0.file == file }) }
    lines.append("</testsuites>")
  }

  /// The report as text; every line ends with a line feed.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func addSuite(_ name: String, _ findings: [InspectedFinding]) {
    let failures = findings.filter { $0.severity == .error }.count
    lines.append(
      #"  <testsuite name="\#(Self.escaped(name))" tests="\#(max(findings.count, 1))" failures="\#(failures)">"#
    )
    if findings.isEmpty {
      lines.append(#"    <testcase classname="\#(Self.escaped(name))" name="no findings"/>"#)
    }
    for finding in findings { addCase(finding) }
    lines.append("  </testsuite>")
  }

  private mutating func addCase(_ finding: InspectedFinding) {
    let place = finding.line.map { "\(finding.file):\($0)" } ?? finding.file
    lines.append(
      #"    <testcase classname="\#(Self.escaped(finding.file))" name="\#(Self.escaped(finding.code))">"#
    )
    let text = Self.escaped("\(place): \(finding.severity.rawValue): \(finding.wholeMessage)")
    lines.append(
      finding.severity == .error
        ? #"      <failure message="\#(Self.escaped(finding.message))">\#(text)</failure>"#
        : "      <system-out>\(text)</system-out>")
    lines.append("    </testcase>")
  }

  /// Text for XML: what has a meaning there is escaped, what XML can't hold is replaced.
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
