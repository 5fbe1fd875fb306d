import Findings
import Foundation

/// Where the code that macros wrote comes from.
///
/// The compiler writes what a macro's use became into a file of its own, in the folder for temporary
/// files, where a message or a debugger has to name a line of it. The file's last line names the use.
struct MacroExpansions: Codable, Hashable, Sendable {
  /// The last lines of such files, by the files' names.
  private var uses: [String: String] = [:]

  /// Reads those that the compiler's messages speak of, and those that these were written from, in the folder that
  /// the compiler was given for its temporary files.
  init(in messages: String, temporaryFolder folder: String) {
    for line in messages.split(separator: "\n") where Self.wrote(String(line)) {
      var next: String? = String(line.prefix { $0 != ":" })
      while let file = next, Self.wrote(file), uses[Self.name(of: file)] == nil {
        let name = Self.name(of: file)
        guard
          let data = FileManager.default.contents(
            atPath: folder + "/swift-generated-sources/" + name),
          let last = String(decoding: data, as: UTF8.self).split(separator: "\n").last
        else { break }
        uses[name] = String(last)
        next = originalPlace(file)?.file
      }
    }
  }

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

  private static func name(of file: String) -> String {
    URL(fileURLWithPath: file).lastPathComponent
  }

  /// What the last line says: `// original-source-range: main.swift:13:40-13:47`.
  private func originalPlace(_ file: String) -> (file: String, position: SourcePosition)? {
    guard let line = uses[Self.name(of: file)],
      let match = line.wholeMatch(of: /\/\/ original-source-range: (.+):(\d+):(\d+)-\d+:\d+\s*/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1), SourcePosition(line: number, column: column))
  }
}
