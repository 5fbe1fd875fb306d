package import Findings

/// What `tutor lint` reports, as text and as JSON.
package struct LintReport: Encodable, Sendable {
  package struct Summary: Encodable, Hashable, Sendable {
    package var lessons: Int
    package var steps: Int
    package var errors: Int
    package var warnings: Int
  }

  /// One finding; what isn't known is left out.
  package struct Entry: Encodable, Hashable, Sendable {
    package var code: String
    package var severity: Severity
    package var message: String
    package var remedy: String?
    package var file: String
    package var line: Int?
    package var column: Int?
  }

  package let version = 1
  package let summary: Summary
  package let findings: [Entry]

  package init(_ findings: [Finding], lessons: Int, steps: Int) {
    summary = Summary(
      lessons: lessons, steps: steps, errors: findings.count { $0.severity == .error },
      warnings: findings.count { $0.severity == .warning })
    self.findings = findings.map(Entry.init)
  }

  /// The last line: "3 lessons, 29 steps: no findings".
  package var summaryLine: String { LintWords.summary(summary) + "\n" }
}

extension LintReport.Entry {
  fileprivate init(_ finding: Finding) {
    code = finding.kind.rawValue
    severity = finding.severity
    message = finding.message
    remedy = finding.remedy
    file = finding.file
    line = finding.range?.start.line
    column = finding.range?.start.column
  }
}
