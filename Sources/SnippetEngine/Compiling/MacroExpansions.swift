import Findings
import Foundation

/// Where the code that macros wrote comes from.
///
/// The compiler writes what a macro's use became into a file of its own, in the folder for temporary
/// files, where a message or a debugger has to name a line of it. The file's last line names the use.
struct MacroExpansions: Sendable {
  /// The folder that the compiler was given for its temporary files.
  let temporaryFolder: String

  /// The file and place of the use that a place in such a file comes from; any other place as it is.
  func use(of file: String, _ position: SourcePosition) -> (file: String, position: SourcePosition)
  {
    var place = (file: file, position: position)
    // A macro's code can use another macro: the chain ends at what no macro wrote.
    while Self.wrote(place.file), let use = originalPlace(place.file), use.file != place.file {
      place = use
    }
    return place
  }

  /// Whether a path, or a message that begins with one, is of a macro's code.
  static func wrote(_ text: String) -> Bool {
    text.prefix { $0 != ":" }.contains("@__swiftmacro_")
  }

  /// What the last line says: `// original-source-range: main.swift:13:40-13:47`.
  private func originalPlace(_ file: String) -> (file: String, position: SourcePosition)? {
    let name = URL(fileURLWithPath: file).lastPathComponent
    let path = temporaryFolder + "/swift-generated-sources/" + name
    guard let data = FileManager.default.contents(atPath: path),
      let line = String(decoding: data, as: UTF8.self).split(separator: "\n").last,
      let match = line.wholeMatch(of: /\/\/ original-source-range: (.+):(\d+):(\d+)-\d+:\d+\s*/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1), SourcePosition(line: number, column: column))
  }
}
