/// How closely a Markdown file must follow the lesson format.
package enum Strictness: Hashable, Sendable {
  /// A lesson of the course: front matter, known words, a step.
  case lesson
  /// Any Markdown file, written for tutor or not.
  ///
  /// Without `format:` in the front matter nothing about the format is reported: what tutor
  /// understands runs, everything else is shown.
  case anyMarkdown
}
