import Highlighting
import StepScripts

/// A file that was shown before: new lines in place, unchanged ones folded, the whole a click away.
struct ChangedCode {
  let code: StepScript.Code
  let changes: StepScript.CodeChanges

  var markup: Markup {
    var rest = CodeFigure.lines(code.text, language: code.language)[...]
    let parts = changes.parts.map { part -> Markup in
      switch part {
      case .folded(let count, let words):
        rest = rest.dropFirst(count)
        return "<span class=\"fold\">\(words)\n</span>"
      case .lines(let lines):
        return lines.map { line -> Markup in
          guard line.side != .old else { return Self.line(line.side, "\(line.text)") }
          return Self.line(line.side, rest.popFirst() ?? "\(line.text)")
        }.joined()
      }
    }
    return """
      <pre tabindex="0" class="changed"><code>\(parts.joined())</code></pre>
      <details class="whole">
      <summary>\(StepScript.CodeChanges.wholeTitle)</summary>
      <pre tabindex="0">\(CodeFigure.code(code.text, language: code.language))</pre>
      </details>

      """
  }

  /// A line with its sign; screen readers are told, too, whether it is new.
  private static func line(_ side: StepScript.CodeChanges.Side, _ text: Markup) -> Markup {
    switch side {
    case .both: "<span>  \(text)\n</span>"
    case .new: "<ins>\(side.sign) \(text)\n</ins>"
    case .old: "<del>\(side.sign) \(text)\n</del>"
    }
  }
}
