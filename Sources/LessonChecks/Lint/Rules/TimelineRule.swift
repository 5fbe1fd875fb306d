import CommonMark
import Findings
import LessonModel

/// Text that refers to a timeline is in a step that has one: something in it runs on the device.
struct TimelineRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    lesson.steps.flatMap { step -> [Finding] in
      guard !step.hasTimeline else { return [] }
      return step.blocks.compactMap { block in
        guard case .prose(let node) = block,
          lesson.document.plainText(of: node).contains(Self.pointing)
        else { return nil }
        return Finding(
          .style, "Step has no timeline to look at", file: lesson.file,
          range: lesson.document[node].range,
          remedy: "add a scene to the step, or name the step that has the timeline")
      }
    }
  }

  private static var pointing: Regex<Substring> {
    /\b(?:[Ll]ook at the timeline|[Tt]he timeline (?:shows|says|has)|[Ii]n the timeline you see)\b/
  }
}

extension Step {
  /// Whether something runs on the device, so that a timeline is shown.
  fileprivate var hasTimeline: Bool {
    programs.contains { $0.kind == .device && $0.main != nil }
  }
}
