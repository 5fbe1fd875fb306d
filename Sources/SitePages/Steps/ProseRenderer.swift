import CommonMark
import LessonModel

/// Renders a lesson's own blocks.
struct ProseRenderer {
  let lesson: Lesson
  let links: LessonLinks

  func markup(of node: Document.NodeID) -> Markup {
    let renderer = HTMLRenderer(mode: .safe) { document, node in
      override(document, node)
    }
    return Markup(trusted: renderer.render(lesson.document, from: node))
  }

  func markup(of nodes: [Document.NodeID]) -> Markup {
    nodes.map(markup(of:)).joined()
  }
}

extension ProseRenderer {
  private func override(
    _ document: Document, _ node: Document.NodeID
  ) -> HTMLRenderer.Override? {
    switch document[node].kind {
    case .codeBlock(let code):
      let language = code.info.prefix { !$0.isWhitespace }
      let body = CodeFigure.code(code.literal, language: String(language))
      let figure: Markup = "<figure class=\"code\"><pre tabindex=\"0\">\(body)</pre></figure>\n"
      return .html(figure.html)
    case .table:
      return .tags(
        before: "<div class=\"table\" tabindex=\"0\">\n<table>\n", after: "</table>\n</div>\n")
    case .heading(let level) where level < 3:
      // The page's title is its h1, and a step's title an h2.
      return .tags(before: "<h3>", after: "</h3>\n")
    case .link(let destination, let title):
      guard let page = links.page(for: destination, in: lesson) else { return nil }
      let hint: Markup = title.isEmpty ? .empty : " title=\"\(title)\""
      let tag: Markup = "<a href=\"\(page)\"\(hint)>"
      return .tags(before: tag.html, after: "</a>")
    default:
      return nil
    }
  }
}
