import Findings
package import LessonModel

/// A place in a program's code, as its reader sees it: the file's name and the line in that file.
package struct SnippetPlace: Hashable, Sendable {
  /// `Share/ShareViewController.swift`; `nil` for the scene and for a standalone program.
  package var name: String?
  /// The line in the snippet, from 1.
  package var line: Int
  /// The code of that line, without its indentation.
  package var code: String
  /// The code before the place on its line; `nil` if only the line is known.
  package var before: String?

  /// The place in words: "line 3 of Share/ShareViewController.swift".
  package var text: String { ScriptWords.line(line, of: name) }

  /// Finds a line of a program's file; `nil` if the program has no such line.
  ///
  /// The column counts bytes from 1.
  package init?(line: Int, column: Int? = nil, of file: String, in program: Program) {
    let snippets = [program.main].compactMap { $0 } + program.targets.flatMap(\.files)
    for snippet in snippets where snippet.path == file {
      guard let whole = SourceLines(snippet.text)[line] else { continue }
      name = snippet.targetPath
      self.line = line
      let code = whole.drop { $0 == " " || $0 == "\t" }
      self.code = String(code)
      before = column.flatMap { column in
        let margin = whole.utf8.count - code.utf8.count
        let count = column - 1 - margin
        guard count >= 0, count < code.utf8.count else { return nil }
        return String(decoding: code.utf8.prefix(count), as: UTF8.self)
      }
      return
    }
    return nil
  }
}

extension Snippet {
  /// The name under which a target's file is shown: `Share/ShareViewController.swift`.
  package var targetPath: String? {
    if case .file = role { path } else { nil }
  }
}
