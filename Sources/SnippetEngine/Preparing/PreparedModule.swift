import Digests
import Findings
import LessonModel
import Portability

/// The source files of one executable as the compiler gets them.
struct PreparedModule: Sendable {
  /// The module's name.
  var name: String
  /// The target; `nil` for the scene, or a program on its own.
  var target: String?
  var files: [File]
  /// Extra files that belong to the generated part of the program.
  var generated: [File]
  /// Whether a file starts with statements, or all hold declarations only.
  var isLibraryStyle: Bool
  /// Whether it may use nothing that is unavailable to app extensions.
  var isRestricted = false
  /// Whether it may import Testing, whose tests it then runs.
  var runsTests = false
  /// Whether it needs one of the frameworks that few lessons import.
  var usesFurther: Bool
  var languageMode: Lesson.LanguageMode
  var sources: [PreparedSource]

  struct File: Hashable, Sendable {
    var name: String
    var text: String
  }

  /// What tells the module apart from every other.
  var digest: Digest {
    Digest(
      of: [name, "\(isLibraryStyle)", "\(isRestricted)", languageMode.rawValue]
        + (files + generated).flatMap { [$0.name, $0.text] })
  }
}

/// One snippet with its portable form, for finding a place in the lesson again.
struct PreparedSource: Sendable {
  var snippet: Snippet
  var portable: PortableSource

  /// The lesson's place of a place that the compiler names; `nil` if it isn't in this snippet.
  func lessonPosition(_ position: SourcePosition, file: String) -> SourcePosition? {
    let line = position.line - snippet.start.line + 1
    guard file == snippet.file, line >= 1, line <= lineCount else { return nil }
    let original =
      portable.originalPosition(of: SourcePosition(line: line, column: position.column))
      ?? SourcePosition(line: line, column: position.column)
    return SourcePosition(
      line: snippet.start.line + original.line - 1,
      column: snippet.start.column + original.column - 1)
  }

  private var lineCount: Int { snippet.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }
}
