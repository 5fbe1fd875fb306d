import LessonModel
import Outcomes
import StepScripts

/// The page of one lesson: its introduction, and a section for each step.
struct LessonPage {
  let course: String
  let lesson: Lesson
  let previous: Lesson?
  let next: Lesson?
  let results: [String: StepResult]
  let verification: Verification
  let appendices: Appendices
  let prose: ProseRenderer

  var values: [String: Any] {
    let scripts = lesson.steps.map { StepScript($0, of: lesson, result: result(of: $0)) }
    let colors = ProcessColors(scripts.flatMap(\.timelines))
    let frame = PageFrame(
      path: path, course: course, title: lesson.title,
      description: lesson.summary.isEmpty
        ? PageWords.description(of: lesson.title, in: course) : lesson.summary,
      appendices: appendices)
    let figures = LessonFigures(lesson)
    let own: [String: Any] = [
      "extent": PageWords.extent(
        minutes: figures.minutes, steps: figures.steps, exercises: figures.exercises),
      "lesson": Markup(text: lesson.title).html,
      "part": Markup(text: lesson.part).html,
      "hasPart": !lesson.part.isEmpty,
      "summary": Markup(text: lesson.summary).html,
      "hasSummary": !lesson.summary.isEmpty,
      "introduction": prose.markup(of: lesson.introduction).html,
      "steps": zip(lesson.steps, scripts).map { values(of: $0, $1, colors) },
      "verification": verificationLine.html,
      "hasNeighbours": previous != nil || next != nil,
      "previous": previous.map(link) ?? false,
      "next": next.map(link) ?? false,
    ]
    return frame.values.merging(own) { _, new in new }
  }
}

extension LessonPage {
  private var path: String { PagePaths.lesson(lesson.id) }

  private func result(of step: Step) -> StepResult? { results["\(lesson.id)/\(step.id)"] }

  private func values(
    of step: Step, _ script: StepScript, _ colors: ProcessColors
  ) -> [String: Any] {
    let section = StepSection(script: script, colors: colors, prose: prose)
    return [
      "id": Markup(text: step.id).html,
      "href": Markup(text: "#" + step.id.asFragment).html,
      "number": "\(step.number)",
      "title": Markup(text: step.title).html,
      "body": section.markup.html,
    ]
  }

  private func link(to lesson: Lesson) -> [String: Any] {
    [
      "href": Markup(
        text: PagePaths.relative(from: path, to: PagePaths.lesson(lesson.id))
      ).html,
      "title": Markup(text: lesson.title).html,
    ]
  }

  /// The line that says what the recorded output is based on; it never claims more runs than there
  /// were.
  private var verificationLine: Markup {
    let steps = lesson.steps.filter { !$0.programs.isEmpty }
    let failing = steps.filter { result(of: $0)?.fails == true }
    if !failing.isEmpty {
      return Markup(text: PageWords.failing(failing.map(\.title)))
    }
    guard !steps.isEmpty, !verification.toolchain.isEmpty else { return .empty }
    guard steps.allSatisfy({ result(of: $0) != nil }) else {
      return Markup(text: PageWords.notAllRun)
    }
    let hash: Markup =
      verification.hashes[lesson.id].map { " · <span class=\"hash\">\($0)</span>" } ?? .empty
    let skipped = lesson.steps.filter { result(of: $0)?.lack != nil }
    let said = skipped.isEmpty ? PageWords.allRun : PageWords.notRun(skipped.map(\.title))
    return "\(said) \(PageWords.verifiedBy)<b>\(verification.toolchain)</b>\(hash)"
  }
}
