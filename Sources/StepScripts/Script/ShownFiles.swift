import LessonModel

/// The files that a lesson has shown up to a step, by their paths.
struct ShownFiles {
  private var texts: [String: String] = [:]

  /// The files that the steps before this one show.
  init(before step: Step, of lesson: Lesson) {
    for earlier in lesson.steps.prefix(while: { $0.id != step.id }) {
      for case .snippet(let snippet, _) in earlier.blocks { _ = show(snippet) }
    }
  }

  /// Notes that a snippet is shown; returns what was shown of the file before, if anything was.
  ///
  /// What is hidden hasn't been seen; what is meant to fail, or counts once, isn't carried on.
  mutating func show(_ snippet: Snippet) -> String? {
    guard let path = snippet.targetPath, !snippet.isHidden else { return nil }
    let earlier = texts[path]
    if snippet.failure == nil, !snippet.isOnce { texts[path] = snippet.text }
    return earlier
  }
}
