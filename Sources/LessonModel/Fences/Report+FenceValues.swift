import Findings

extension Report {
  /// Whether a word has the value it needs and none that it doesn't; reports it otherwise.
  mutating func isValueRight(of given: FenceInfo.Word, _ word: FenceWord) -> Bool {
    let example = "\(word.rawValue)=\(word.exampleValue)"
    guard let value = given.value else {
      guard word.value == .always else { return true }
      add(
        .unknownFenceWord, "\(quoted(given.name)) has no value", at: given.range,
        remedy: "write '\(example)'")
      return false
    }
    if word.value == .never {
      add(
        .unknownFenceWord, "\(quoted(given.name)) takes no value", at: given.range,
        remedy: "write '\(word.rawValue)'")
      return false
    }
    if !value.isClosed {
      add(
        .unknownFenceWord, "Value of \(quoted(given.name)) has no closing quote", at: value.range,
        remedy: "close it with '\"', and write '\\\"' for a quote inside")
      return false
    }
    if value.text.isEmpty {
      add(
        .unknownFenceWord, "\(quoted(given.name)) has an empty value", at: given.range,
        remedy: "write '\(example)'")
      return false
    }
    return true
  }

  /// Reports a first word that is no language: a slip of the pen for 'swift', or a word of ours.
  mutating func checkLanguage(of info: FenceInfo) {
    let language = info.language
    let name = String(language.prefix { $0 != "=" })
    if let word = FenceWord(rawValue: name) {
      let usual: FenceLanguage = word.languages.contains(.swift) ? .swift : .console
      add(
        .unknownFenceWord, "\(quoted(name)) stands where the language belongs",
        at: info.languageRange, remedy: "write '\(usual.example) \(word.spelling)'")
    } else if FenceLanguage(language) == .other,
      let meant = NearMiss.best(for: language, among: ["swift"])
    {
      add(
        .unknownFenceWord, "Unknown language \(quoted(language)), did you mean \(quoted(meant))",
        at: info.languageRange, remedy: "write '\(meant)', which is what tutor runs")
    }
  }
}

extension FenceWord {
  /// A value to show in a message.
  fileprivate var exampleValue: String {
    switch self {
    case .file: "Share.swift"
    case .target, .output: "Share"
    case .fails, .traps: "\"part of the message\""
    case .scene, .shown, .hidden, .starter, .timesOut, .outOfMemory, .tooMuchOutput, .events: "…"
    }
  }
}
