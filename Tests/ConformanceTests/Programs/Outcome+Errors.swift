import Findings
import Outcomes
import SnippetEngine

extension Engine.Run {
  /// What the portability pass, the property lists' reader and the compiler call an error, a line each.
  var errors: [String] {
    findings.filter { $0.severity == .error }.map { finding in
      "\(finding.file):\(finding.range?.start.line ?? 0): portability: \(finding.message)"
    }
      + outcome.diagnostics.filter { $0.severity == .error }.map { diagnostic in
        "\(diagnostic.file):\(diagnostic.position.line):\(diagnostic.position.column): "
          + diagnostic.message
      }
  }
}
