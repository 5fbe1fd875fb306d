import LessonModel

/// Maps links between Markdown files to links between pages.
struct LessonLinks {
  /// The ids of the lessons, by their files.
  private let ids: [String: String]

  init(lessons: [Lesson]) {
    ids = Dictionary(lessons.map { ($0.file, $0.id) }, uniquingKeysWith: { first, _ in first })
  }

  /// Finds the page for a link in a lesson's text, if it points to a lesson's Markdown:
  /// `../groups/lesson.md#write` becomes `../../lessons/groups/index.html#write`.
  func page(for destination: String, in lesson: Lesson) -> String? {
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, !path.isEmpty, !path.contains(":"), !path.hasPrefix("/"),
      let id = ids[Self.resolve(String(path), besides: lesson.file)]
    else { return nil }
    let page = PagePaths.relative(from: PagePaths.lesson(lesson.id), to: PagePaths.lesson(id))
    return page + (parts.count > 1 ? "#\(parts[1])" : "")
  }

  private static func resolve(_ path: String, besides file: String) -> String {
    var folders = file.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        folders.append(part)
      } else if folders.popLast() == nil {
        return ""
      }
    }
    return (file.hasPrefix("/") ? "/" : "") + folders.joined(separator: "/")
  }
}
