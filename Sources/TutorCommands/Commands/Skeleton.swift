import Foundation

/// The text of skeletons.
enum Skeleton {
  /// A lesson with one step.
  static func lesson(title: String, id: String) -> String {
    """
    ---
    format: 1
    id: \(id)
    title: \(quoted(title))
    summary: One sentence that says what the reader can do afterwards.
    ---

    # \(title)

    What the reader wants, and what this lesson gives.

    \(step(title: "The first step", id: "first"))
    """
  }

  /// A step whose program prints something else than the step says.
  static func step(title: String, id: String) -> String {
    """
    ## \(title) {#\(id)}

    The reason comes first, then the rule.

    ```swift
    print("what the step shows")
    ```

    ```text output
    Write here what the reader should look at, or let './tutor accept' do it.
    ```

    """
  }

  /// The id that a title gives: small letters, digits and single hyphens.
  ///
  /// - Throws: ``Failure`` when the title has none of these.
  static func identifier(of title: String) throws(Failure) -> String {
    let folded = title.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let words = folded.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let id = words.joined(separator: "-")
    guard !id.isEmpty, id.count <= 60 else {
      throw Failure(
        .unusable, "tutor: '\(title)' gives no id of at most 60 letters and digits")
    }
    return id
  }

  static func write(_ text: String, to file: URL) throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Failure(.machine, "tutor: \(file.path) can't be written: \(error.localizedDescription)")
    }
  }

  private static func quoted(_ title: String) -> String {
    "\""
      + title.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}

/// The list of lessons in course.yml, as text.
enum CourseText {
  /// The text with one lesson more at the end of its last part; `nil` when it doesn't end with a
  /// list of lessons, one on each line.
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
