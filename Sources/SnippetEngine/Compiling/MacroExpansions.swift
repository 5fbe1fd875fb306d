import Findings
import Foundation

/// The origins of code that macros generated.
///
/// The compiler writes a macro's expansion to a file of its own, in the folder for temporary files,
/// if a message or a debugger has to name a line of it. The file's last line names the use.
struct MacroExpansions: Codable, Hashable, Sendable {
  /// The last lines of such files, by file name.
  private var uses: [String: String] = [:]

  /// Reads the expansions that the compiler's messages mention, and those that they came from, in
  /// the compiler's folder for temporary files.
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

  /// The file and position of the macro use that a place comes from; any other place unchanged.
  func use(of file: String, _ position: SourcePosition) -> (file: String, position: SourcePosition)
  {
    var place = (file: file, position: position)
    // A macro's code can use another macro: the chain ends at code that no macro generated.
    while Self.wrote(place.file), let use = originalPlace(place.file), use.file != place.file {
      place = use
    }
    return place
  }

  /// Whether a path, or a message that begins with one, is of macro-generated code.
  static func wrote(_ text: String) -> Bool {
    text.prefix { $0 != ":" }.contains("@__swiftmacro_")
  }

  private static func name(of file: String) -> String {
    URL(fileURLWithPath: file).lastPathComponent
  }

  /// The place in the last line: `// original-source-range: main.swift:13:40-13:47`.
  private func originalPlace(_ file: String) -> (file: String, position: SourcePosition)? {
    guard let line = uses[Self.name(of: file)],
      let match = line.wholeMatch(of: /\/\/ original-source-range: (.+):(\d+):(\d+)-\d+:\d+\s*/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    return (String(match.1), SourcePosition(line: number, column: column))
  }
}
