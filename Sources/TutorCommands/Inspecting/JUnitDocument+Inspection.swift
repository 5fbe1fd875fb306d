import Findings

extension JUnitDocument {
  /// Turns findings into tests.
  ///
  /// Each file is a suite, and each finding a case; errors fail, all others pass with their text as
  /// output. A path without findings is one passing case.
  init(_ inspection: Inspection) {
    self.init(name: InspectionWords.suiteName)
    var files: [String] = []
    for finding in inspection.findings where !files.contains(finding.file) {
      files.append(finding.file)
    }
    if files.isEmpty {
      suites = [
        Suite(
          name: inspection.path,
          cases: [
            Case(
              group: inspection.path, name: InspectionWords.noFindings, outcome: .passed(note: nil))
          ])
      ]
    }
    suites += files.map { file in
      Suite(name: file, cases: inspection.findings.filter { $0.file == file }.map(Case.init))
    }
  }
}

extension JUnitDocument.Case {
  fileprivate init(_ finding: InspectedFinding) {
    let place = finding.line.map { "\(finding.file):\($0)" } ?? finding.file
    let text = "\(place): \(finding.severity.rawValue): \(finding.wholeMessage)"
    self.init(
      group: finding.file, name: finding.code,
      outcome: finding.severity == .error
        ? .failed(message: finding.message, text: text) : .passed(note: text))
  }
}
