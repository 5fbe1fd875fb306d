import LessonModel

/// The pages that a site has besides its lessons.
struct Appendices {
  var glossary: Glossary?
  var topics: Topics?
}

/// The values that every page's template needs.
struct PageFrame {
  /// The page's path from the site's root.
  let path: String
  let course: String
  let title: String
  let description: String
  let appendices: Appendices

  var values: [String: Any] {
    [
      "title": Markup(text: title).html,
      "description": Markup(text: description).html,
      "course": Markup(text: course).html,
      "words": PageWords.frame.mapValues { Markup(text: $0).html },
      "isContents": path == PagePaths.contents,
      "contents": Markup(text: PagePaths.relative(from: path, to: PagePaths.contents)).html,
      "appendices": appendixLinks,
      "hasAppendices": !appendixLinks.isEmpty,
      "styleSheet": Markup(text: PagePaths.relative(from: path, to: PagePaths.styleSheet)).html,
    ]
  }

  private var appendixLinks: [[String: String]] {
    let pages = [
      (appendices.glossary.map { _ in PagePaths.glossary }, PageWords.glossary),
      (appendices.topics.map { _ in PagePaths.topics }, PageWords.topics),
    ]
    return pages.compactMap { target, title in
      guard let target, target != path else { return nil }
      return [
        "href": Markup(text: PagePaths.relative(from: path, to: target)).html,
        "title": Markup(text: title).html,
      ]
    }
  }
}
