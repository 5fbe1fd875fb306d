import LessonModel

/// The words that the course explains, in alphabetical order, each with the step that explains it.
struct GlossaryPage {
  let course: String
  let glossary: Glossary
  let lessons: [Lesson]
  let appendices: Appendices

  var values: [String: Any] {
    let frame = PageFrame(
      path: PagePaths.glossary, course: course, title: PageWords.glossary,
      description: PageWords.glossaryDescription(course), appendices: appendices)
    return frame.values.merging([
      "heading": Markup(text: PageWords.glossary).html,
      "terms": glossary.alphabetical.map(values(of:)),
    ]) { _, new in new }
  }

  private func values(of term: Glossary.Term) -> [String: Any] {
    let lesson = lessons.first { $0.id == term.lesson }
    let step = lesson?.steps.first { $0.id == term.step }
    let page = PagePaths.relative(
      from: PagePaths.glossary, to: PagePaths.lesson(term.lesson))
    return [
      "id": Markup(text: term.anchor).html,
      "name": Markup(text: term.name).html,
      "meaning": Markup(backticked: term.meaning).html,
      "href": Markup(text: page + (step.map { "#" + $0.id.asFragment } ?? "")).html,
      "place": Markup(text: step?.title ?? lesson?.title ?? term.place).html,
    ]
  }
}

extension Glossary.Term {
  /// The term's name as an anchor: "activation-rule".
  var anchor: String {
    name.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }
}

extension Markup {
  /// Writes text in which code is between backticks.
  init(backticked text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    self = parts.enumerated().map { index, part -> Markup in
      index.isMultiple(of: 2) || index == parts.count - 1 && parts.count.isMultiple(of: 2)
        ? Markup(text: String(part)) : "<code>\(String(part))</code>"
    }.joined()
  }
}
