/// The values that every page's template needs.
struct PageFrame {
  /// The page's path from the site's root.
  let path: String
  let course: String
  let title: String
  let description: String

  var values: [String: Any] {
    [
      "title": Markup(text: title).html,
      "description": Markup(text: description).html,
      "course": Markup(text: course).html,
      "words": PageWords.frame.mapValues { Markup(text: $0).html },
      "isContents": path == PagePaths.contents,
      "contents": Markup(text: PagePaths.relative(from: path, to: PagePaths.contents)).html,
      "styleSheet": Markup(text: PagePaths.relative(from: path, to: PagePaths.styleSheet)).html,
    ]
  }
}
