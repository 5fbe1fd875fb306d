import Highlighting
import StepScripts

/// Code on a page: a figure with the file's name above, coloured with CSS classes.
struct CodeFigure {
  let code: StepScript.Code

  var markup: Markup {
    let figure: Markup = """
      <figure class="code">
      \(caption)\(content)</figure>

      """
    guard let setUp = code.setUp else { return figure }
    return """
      <details class="set-up">
      <summary>\(setUp.title)</summary>
      \(figure)</details>

      """
  }

  /// The code, or its changes.
  private var content: Markup {
    if let changes = code.changes { return ChangedCode(code: code, changes: changes).markup }
    return "<pre tabindex=\"0\">\(Self.code(code.text, language: code.language))</pre>\n"
  }

  /// Colours code; text of no particular kind gets no element.
  static func code(_ text: String, language: String) -> Markup {
    let spans = highlight(text, language: language).map { colored($0.text, $0.kind) }
    return "<code>\(spans.joined())</code>"
  }

  /// The lines of code, coloured.
  static func lines(_ text: String, language: String) -> [Markup] {
    var lines: [Markup] = [.empty]
    for span in highlight(text, language: language) {
      let parts = span.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append(.empty) }
        guard !part.isEmpty else { continue }
        lines[lines.count - 1] = lines[lines.count - 1] + colored(String(part), span.kind)
      }
    }
    return lines
  }

  private static func colored(_ text: String, _ kind: TokenKind) -> Markup {
    switch kind {
    case .plain, .identifier, .operator: "\(text)"
    case .keyword, .type, .string, .number, .comment, .attribute, .directive:
      "<span class=\"k-\(kind.rawValue)\">\(text)</span>"
    }
  }
}

extension CodeFigure {
  private var caption: Markup {
    let name = code.caption.map { caption -> Markup in
      code.isFile ? "<span class=\"file\">\(caption)</span>" : "<span>\(caption)</span>"
    }
    let promise = code.promise.map { promise -> Markup in
      "<span class=\"promise\">\(promise)</span>"
    }
    let parts = [name, promise].compactMap { $0 }
    return parts.isEmpty ? .empty : "<figcaption>\(parts.joined(separator: " "))</figcaption>\n"
  }
}
