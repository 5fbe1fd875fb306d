import LessonModel

/// What the course is to cover, each topic with the steps that show it, in the parts of the first.
struct TopicsPage {
  let course: String
  let topics: Topics
  let lessons: [Lesson]
  let appendices: Appendices

  var values: [String: Any] {
    let frame = PageFrame(
      path: PagePaths.topics, course: course, title: PageWords.topics,
      description: PageWords.topicsDescription(course), appendices: appendices)
    let covered = topics.all.filter { places[$0.id] != nil }
    let groups = parts.map { part -> [String: Any] in
      [
        "part": Markup(text: part).html,
        "topics": covered.filter { places[$0.id]?.first?.part == part }.map(values(of:)),
      ]
    }
    let missing = topics.all.filter { places[$0.id] == nil }
    return frame.values.merging([
      "heading": Markup(text: PageWords.topics).html,
      "extent": Markup(
        text: PageWords.covered(covered.count, of: topics.all.count)
      ).html,
      "groups": groups,
      "hasMissing": !missing.isEmpty,
      "missing": missing.map { ["title": Markup(text: $0.title).html] },
    ]) { _, new in new }
  }

  /// The steps that show each topic, by its id.
  private var places: [String: [(part: String, lesson: Lesson, step: Step)]] {
    var places: [String: [(part: String, lesson: Lesson, step: Step)]] = [:]
    for lesson in lessons {
      for step in lesson.steps {
        for topic in step.topics { places[topic, default: []].append((lesson.part, lesson, step)) }
      }
    }
    return places
  }

  /// The parts that show topics, in order.
  private var parts: [String] {
    let used = Set(topics.all.compactMap { places[$0.id]?.first?.part })
    return lessons.map(\.part).reduce(into: []) { parts, part in
      if used.contains(part), !parts.contains(part) { parts.append(part) }
    }
  }

  private func values(of topic: Topics.Topic) -> [String: Any] {
    [
      "title": Markup(text: topic.title).html,
      "isReading": topic.isReading,
      "steps": (places[topic.id] ?? []).map { place -> [String: Any] in
        let page = PagePaths.relative(
          from: PagePaths.topics, to: PagePaths.lesson(place.lesson.id))
        return [
          "href": Markup(text: page + "#" + place.step.id.asFragment).html,
          "lesson": Markup(text: place.lesson.title).html,
          "step": Markup(text: place.step.title).html,
        ]
      },
    ]
  }
}
