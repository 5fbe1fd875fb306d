import TestSupport

/// A Swift file, split into lines for the checks on sources.
struct SourceFile {
  var path: String
  var lines: [Substring]

  /// Reads a file of the repository.
  init(_ path: String) throws {
    self.init(path: path, text: try Repository.read(path))
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// The modules that the file imports, with any attributes or access level.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), words.count > index + 1,
        words[..<index].allSatisfy(Self.isImportModifier)
      else { return nil }
      return words[index + 1].split(separator: ".").first.map(String.init)
    }
  }

  /// The places, as `path:line`, of lines whose code (not its comment) contains one of `words`.
  func places(of words: [String]) -> [String] {
    lines.enumerated().compactMap { index, line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return words.contains { code.contains($0) } ? "\(path):\(index + 1)" : nil
    }
  }

  private static let accessWords: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static func isImportModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || accessWords.contains(word)
  }
}
