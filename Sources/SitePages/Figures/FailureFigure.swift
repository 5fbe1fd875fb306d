import Findings
import StepScripts

/// What went wrong, intentionally or not.
struct FailureFigure {
  let failure: StepScript.Failure

  var markup: Markup {
    """
    <figure class="failure \(failure.isMeant ? "meant" : "unmeant")">
    <figcaption>\(failure.title.markup)</figcaption>
    \(body)</figure>

    """
  }
}

extension FailureFigure {
  /// The compiler's messages are a list; why a process ended, or what was missing, is a paragraph.
  private var body: Markup {
    let isList = failure.messages.contains { $0.severity != nil }
    let messages = failure.messages.map { message -> Markup in
      let severity: Markup = message.severity.map { "<b>\($0.rawValue)</b>: " } ?? .empty
      let text: Markup = "<p>\(severity)\(message.text)</p>\n\(excerpt(message.place))"
      return isList ? "<li>\(text)</li>\n" : text
    }.joined()
    return isList ? "<ul>\n\(messages)</ul>\n" : messages
  }

  /// The line of code in question, with its file and line number.
  private func excerpt(_ place: SnippetPlace?) -> Markup {
    guard let place else { return .empty }
    let code = CodeFigure.code(place.code, language: "swift")
    return "<p class=\"place\">\(place.text)</p>\n<pre tabindex=\"0\">\(code)</pre>\n"
  }
}
