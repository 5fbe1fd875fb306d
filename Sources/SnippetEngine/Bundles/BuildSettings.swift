import LessonModel

/// A target's build settings, as far as lessons write them: lines `NAME = value` of an .xcconfig file.
struct BuildSettings {
  private(set) var values: [String: String] = [:]

  init(of files: Program.TargetFiles) {
    for file in files.files where file.fileName.hasSuffix(".xcconfig") { read(file.text) }
  }

  /// Whether code may use nothing that is unavailable to extensions; without a word that is so.
  var requiresExtensionSafeAPI: Bool { values["APPLICATION_EXTENSION_API_ONLY"] != "NO" }

  private mutating func read(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      guard let sign = code.firstIndex(of: "=") else { continue }
      let name = code[..<sign].trimmed
      guard !name.isEmpty else { continue }
      values[name] = code[code.index(after: sign)...].trimmed
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var rest = self
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
