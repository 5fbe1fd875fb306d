package import LessonModel
package import Outcomes

/// Builds the static site.
///
/// `Lesson`s + `StepResult`s → `StepScript`s → `Markup` → templates → files by their paths.
///
/// It is a pure function: no dates, no local paths, the same bytes for the same input.
package struct SiteBuilder: Sendable {
  package let theme: Theme

  package init(theme: Theme) {
    self.theme = theme
  }

  /// Builds all files of the site.
  ///
  /// - Parameters:
  ///   - title: The course's title.
  ///   - summary: What the course is and for whom; may be empty.
  ///   - lessons: The lessons in order; those of one part are adjacent.
  ///   - results: The results of the steps' runs, by `lesson/step`.
  ///   - verification: What the pages say about the runs.
  ///   - topics: What the course is to cover, for a page of its own.
  ///   - glossary: The words that the course explains, for a page of their own.
  /// - Returns: The files' contents, by their paths from the site's root.
  package func build(
    title: String, summary: String = "", lessons: [Lesson], results: [String: StepResult] = [:],
    verification: Verification = Verification(), topics: Topics? = nil, glossary: Glossary? = nil
  ) -> [String: [UInt8]] {
    let appendices = Appendices(glossary: glossary, topics: topics)
    let links = LessonLinks(lessons: lessons)
    var files: [String: [UInt8]] = [
      PagePaths.styleSheet: Array(theme.styleSheet.utf8),
      PagePaths.contents: Array(
        theme.render(
          "contents",
          ContentsPage(course: title, summary: summary, lessons: lessons, appendices: appendices)
            .values
        ).utf8),
    ]
    for (index, lesson) in lessons.enumerated() {
      let page = LessonPage(
        course: title, lesson: lesson,
        previous: index > 0 ? lessons[index - 1] : nil,
        next: index + 1 < lessons.count ? lessons[index + 1] : nil,
        results: results, verification: verification,
        appendices: appendices, prose: ProseRenderer(lesson: lesson, links: links))
      files[PagePaths.lesson(lesson.id)] = Array(theme.render("lesson", page.values).utf8)
    }
    if let glossary {
      let page = GlossaryPage(
        course: title, glossary: glossary, lessons: lessons, appendices: appendices)
      files[PagePaths.glossary] = Array(theme.render("glossary", page.values).utf8)
    }
    if let topics {
      let page = TopicsPage(
        course: title, topics: topics, lessons: lessons, appendices: appendices)
      files[PagePaths.topics] = Array(theme.render("topics", page.values).utf8)
    }
    return files
  }
}

/// What pages say about the runs that produced their output.
package struct Verification: Hashable, Sendable {
  /// The compiler: "Swift 6.3.1"; if empty, the line is left out.
  package var toolchain: String
  /// A short hash of what was run, by lesson.
  package var hashes: [String: String]

  package init(toolchain: String = "", hashes: [String: String] = [:]) {
    self.toolchain = toolchain
    self.hashes = hashes
  }
}
