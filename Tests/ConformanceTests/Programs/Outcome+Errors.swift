import Findings
import Outcomes
import SnippetEngine

extension Engine.Run {
  /// The errors of the portability pass, the property-list reader and the compiler, one per line.
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
