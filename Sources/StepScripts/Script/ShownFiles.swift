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

  /// Records that a snippet is shown; returns what was shown of the file before, if anything.
  ///
  /// Hidden files haven't been seen; those that are meant to fail, or count once, aren't carried
  /// on.
  mutating func show(_ snippet: Snippet) -> String? {
    guard let path = snippet.targetPath, !snippet.isHidden else { return nil }
    let earlier = texts[path]
    if snippet.failure == nil, !snippet.isOnce { texts[path] = snippet.text }
    return earlier
  }
}
