import Highlighting
import StepScripts

/// Code on a page: a figure with the file's name above, coloured by classes.
struct CodeFigure {
  let code: StepScript.Code

  var markup: Markup {
    let figure: Markup = """
      <figure class="code">
      \(caption)<pre tabindex="0">\(Self.code(code.text, language: code.language))</pre>
      </figure>

      """
    guard let setUp = code.setUp else { return figure }
    return """
      <details class="set-up">
      <summary>\(setUp.title)</summary>
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
