import DeviceEvents
import Findings
import LessonModel
import Outcomes

/// What went wrong: as the lesson means it to, or not.
struct FailureFigure {
  let title: Markup
  let isMeant: Bool
  let body: Markup

  var markup: Markup {
    """
    <figure class="failure \(isMeant ? "meant" : "unmeant")">
    <figcaption>\(title)\(isMeant ? ", as it should" : "")</figcaption>
    \(body)
    </figure>

    """
  }
}

extension FailureFigure {
  /// The compiler's messages.
  init(_ diagnostics: [Diagnostic], in program: Program, isMeant: Bool) {
    let failed = diagnostics.contains { $0.severity == .error }
    title = failed ? "The compiler refuses this" : "The compiler has something to say"
    self.isMeant = isMeant
    let items = diagnostics.map { diagnostic -> Markup in
      let place = SnippetPlace(
        line: diagnostic.position.line, of: diagnostic.file, in: program)
      return """
        <li><p><b>\(diagnostic.severity.rawValue)</b>: \(diagnostic.message)</p>
        \(place.map(Self.excerpt) ?? .empty)</li>

        """
    }
    body = "<ul>\n\(items.joined())</ul>"
  }

  /// The bad end of a process.
  init(_ breakdown: StepScript.Breakdown) {
    let name: Markup = "<b>\(breakdown.process)</b>"
    isMeant = breakdown.isMeant
    switch breakdown.ending {
    case .crashed(let signal, let message, let place):
      title = "\(name) crashes"
      let words = message.isEmpty ? signal : message
      let line = place.flatMap {
        SnippetPlace(line: $0.line, of: $0.file, in: breakdown.program)
      }
      body = "<p>\(words)</p>\n\(line.map(Self.excerpt) ?? .empty)"
    case .exited, .stopped:
      title = "\(name) \(breakdown.ending.sentence)"
      body = .empty
    }
  }

  /// The line of code in question, with its file and number.
  private static func excerpt(_ place: SnippetPlace) -> Markup {
    let file: Markup =
      place.name.map { "line \(place.line) of \($0)" } ?? "line \(place.line)"
    let code = CodeFigure.code(place.code, language: "swift")
    return "<p class=\"place\">\(file)</p>\n<pre tabindex=\"0\">\(code)</pre>\n"
  }
}
