import Highlighting
import LessonModel

/// Code on a page: a figure with the file's name above, coloured by classes.
struct CodeFigure {
  let snippet: Snippet

  var markup: Markup {
    let figure: Markup = """
      <figure class="code">
      \(caption)<pre tabindex="0">\(Self.code(snippet.text, language: snippet.language))</pre>
      </figure>

      """
    guard snippet.isHidden else { return figure }
    return """
      <details class="set-up">
      <summary>Set-up code\(snippet.targetPath.map { ": \($0)" } ?? "")</summary>
      \(figure)</details>

      """
  }

  /// Colours code; what has no kind of its own stays bare.
  static func code(_ text: String, language: String) -> Markup {
    let spans = highlight(text, language: language).map { span -> Markup in
      switch span.kind {
      case .plain, .identifier, .operator: "\(span.text)"
      case .keyword, .type, .string, .number, .comment, .attribute, .directive:
        "<span class=\"k-\(span.kind.rawValue)\">\(span.text)</span>"
      }
    }
    return "<code>\(spans.joined())</code>"
  }
}

extension CodeFigure {
  private var caption: Markup {
    let isFile = snippet.targetPath != nil
    let name = snippet.caption.map { caption -> Markup in
      isFile ? "<span class=\"file\">\(caption)</span>" : "<span>\(caption)</span>"
    }
    let promise = snippet.failure.map { failure -> Markup in
      "<span class=\"promise\">\(failure.promise)</span>"
    }
    let parts = [name, promise].compactMap { $0 }
    return parts.isEmpty ? .empty : "<figcaption>\(parts.joined(separator: " "))</figcaption>\n"
  }
}
