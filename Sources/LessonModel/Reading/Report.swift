import Findings

/// Collects the findings about one file.
struct Report {
  let file: String
  private(set) var findings: [Finding] = []

  init(file: String) {
    self.file = file
  }

  /// Adds a finding; a note without a file is about this one.
  mutating func add(
    _ kind: Finding.Kind, severity: Severity = .error, _ message: String, at range: SourceRange?,
    remedy: String? = nil, notes: [Finding.Note] = []
  ) {
    findings.append(
      Finding(
        kind, severity: severity, message, file: file, range: range, remedy: remedy, notes: notes))
  }

  /// Adds the findings of a report about the same file.
  mutating func add(_ other: Report) {
    findings += other.findings
  }

  /// The findings in the file's order; those at one place in the order they were added.
  var inOrder: [Finding] {
    let top = SourcePosition(line: 1, column: 1)
    let keyed = findings.enumerated().sorted { left, right in
      (left.element.range?.start ?? top, left.offset)
        < (right.element.range?.start ?? top, right.offset)
    }
    return keyed.map(\.element)
  }
}
