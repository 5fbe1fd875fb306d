import Findings
import LessonModel
import Portability

/// The source files of one executable as the compiler gets them.
struct PreparedModule: Sendable {
  /// The module's name.
  var name: String
  /// The target; `nil` for the scene, or a standalone program.
  var target: String?
  var files: [File]
  /// Extra files that belong to the generated part of the program.
  var generated: [File]
  /// Whether all files hold only declarations, and none begins with statements.
  var isLibraryStyle: Bool
  /// Whether it may use only extension-safe API.
  var isRestricted = false
  /// Whether it may import Testing; if so, it runs the tests.
  var runsTests = false
  /// Whether it needs one of the frameworks that few lessons import.
  var usesFurther: Bool
  var languageMode: Lesson.LanguageMode
  var sources: [PreparedSource]

  /// The modules that its files import, generated ones included, under the names in the source.
  var imports: Set<String> {
    sources.reduce(into: Set(generated.flatMap(\.imports))) {
      $0.formUnion($1.portable.facts.imports)
    }
    .union(sources.flatMap { PreparedModule.File(name: "", text: $0.head + $0.tail).imports })
  }

  struct File: Codable, Hashable, Sendable {
    var name: String
    var text: String

    /// The modules named in lines that begin with `import`.
    fileprivate var imports: [String] {
      text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        return words.count == 2 && words[0] == "import" ? String(words[1]) : nil
      }
    }
  }
}

/// One snippet with its portable form, for mapping places back to the author's.
struct PreparedSource: Sendable {
  var snippet: Snippet
  var portable: PortableSource
  /// Text before the author's code, in its first line.
  var head = ""
  /// Text after everything else.
  var tail = ""

  /// The file as it is compiled: its lines are the author's, up to the generated tail.
  var file: PreparedModule.File {
    PreparedModule.File(name: snippet.fileName, text: head + portable.text + tail)
  }

  /// Maps a place in the file to the author's; `nil` after the author's last line.
  func place(of position: SourcePosition) -> SourcePosition? {
    guard position.line >= 1, position.line <= lineCount else { return nil }
    var position = position
    if position.line == 1 { position.column = max(position.column - head.utf8.count, 1) }
    return portable.originalPosition(of: position) ?? position
  }

  /// The number of the author's lines; the end of the file counts as one if nothing follows.
  private var lineCount: Int {
    let lines = snippet.text.lineBreaks
    return snippet.text.hasSuffix("\n") && file.text.lineBreaks > lines ? lines : lines + 1
  }
}

extension String {
  fileprivate var lineBreaks: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
