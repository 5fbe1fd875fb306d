import Foundation

/// The parts of skeletons and where they go.
enum Skeleton {
  /// Makes an id from a title: lower-case letters, digits and single hyphens.
  ///
  /// - Throws: ``Failure`` if the title has none of these, or too many.
  static func identifier(of title: String) throws(Failure) -> String {
    let folded = title.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let words = folded.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let id = words.joined(separator: "-")
    guard !id.isEmpty, id.count <= 60 else {
      throw Failure(.unusable, saying: NewWords.noIdentifier(in: title))
    }
    return id
  }

  static func write(_ text: String, to file: URL) throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Failure(
        .machine, saying: FileWords.unwritable(file.path, reason: error.localizedDescription))
    }
  }

  /// A title quoted for front matter.
  static func quoted(_ title: String) -> String {
    "\""
      + title.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}

/// The list of lessons in course.yml, as text.
enum CourseText {
  /// The text with another lesson at the end of its last part; `nil` if it doesn't end with a list
  /// of lessons, one on each line.
  static func adding(_ folder: String, to text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    guard let last = lines.last, let dash = last.firstIndex(of: "-"),
      last[..<dash].allSatisfy({ $0 == " " }), !last[..<dash].isEmpty
    else { return nil }
    lines.append(last[..<dash] + "- " + folder)
    return lines.joined(separator: "\n") + "\n"
  }
}
