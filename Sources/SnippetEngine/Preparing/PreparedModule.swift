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

  /// The modules that its files import, generated ones too, by the names that stand there.
  var imports: Set<String> {
    sources.reduce(into: Set(generated.flatMap(\.imports))) {
      $0.formUnion($1.portable.facts.imports)
    }
    .union(sources.flatMap { PreparedModule.File(name: "", text: $0.head + $0.tail).imports })
  }

  struct File: Codable, Hashable, Sendable {
    var name: String
    var text: String

    /// What lines that begin with `import` name.
    fileprivate var imports: [String] {
      text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        return words.count == 2 && words[0] == "import" ? String(words[1]) : nil
      }
    }
  }
}

/// One snippet with its portable form, for finding the author's place again.
struct PreparedSource: Sendable {
  var snippet: Snippet
  var portable: PortableSource
  /// What stands before the author's code, in its first line.
  var head = ""
  /// What stands after all else.
  var tail = ""

  /// The file as it is compiled: its lines are the author's, as far as these go.
  var file: PreparedModule.File {
    PreparedModule.File(name: snippet.fileName, text: head + portable.text + tail)
  }

  /// The author's place of a place in the file; `nil` after the author's last line.
  func place(of position: SourcePosition) -> SourcePosition? {
    guard position.line >= 1, position.line <= lineCount else { return nil }
    var position = position
    if position.line == 1 { position.column = max(position.column - head.utf8.count, 1) }
    return portable.originalPosition(of: position) ?? position
  }

  /// How many lines are the author's; the end of a file is one where nothing follows.
  private var lineCount: Int {
    let lines = snippet.text.lineBreaks
    return snippet.text.hasSuffix("\n") && file.text.lineBreaks > lines ? lines : lines + 1
  }
}

extension String {
  fileprivate var lineBreaks: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
