import Outcomes

extension StepResult {
  /// The result without its findings: commands write those to standard error, after the step.
  var withoutFindings: StepResult {
    var result = self
    result.findings = []
    return result
  }
}
