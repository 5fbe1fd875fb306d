import ActivationRules
import TerminalViews

/// The verdicts of `tutor activate` for a terminal.
enum ActivationView {
  static func render(_ activation: Activation, style: TerminalStyle) -> String {
    let blocks = activation.answers.map { answer in
      let title = answer.title.map { [TerminalLine($0, .bold)] } ?? []
      return title
        + ExplanationView.lines(
          answer.verdict.explanation, style: style, indentedBy: answer.title == nil ? 0 : 2)
        + answer.warnings.flatMap {
          ExplanationView.lines($0, style: style, indentedBy: answer.title == nil ? 0 : 2)
        }
    }
    return style.encode(Array(blocks.joined(separator: [TerminalLine.blank])))
  }
}
