import Findings

extension Report {
  /// Whether a word has a value exactly if it should; reports it otherwise.
  mutating func isValueRight(of given: FenceInfo.Word, _ word: FenceWord) -> Bool {
    guard let value = given.value else {
      guard word.value == .always else { return true }
      add(
        .unknownFenceWord, FenceLineWords.valueMissing(given.name), at: given.range,
        remedy: FenceLineWords.addValueRemedy(word))
      return false
    }
    if word.value == .never {
      add(
        .unknownFenceWord, FenceLineWords.valueUnwanted(given.name), at: given.range,
        remedy: FenceLineWords.valueUnwantedRemedy(word))
      return false
    }
    if !value.isClosed {
      add(
        .unknownFenceWord, FenceLineWords.valueUnclosed(given.name), at: value.range,
        remedy: FenceLineWords.valueUnclosedRemedy)
      return false
    }
    if value.text.isEmpty {
      add(
        .unknownFenceWord, FenceLineWords.valueEmpty(given.name), at: given.range,
        remedy: FenceLineWords.addValueRemedy(word))
      return false
    }
    return true
  }

  /// Reports a first word that isn't a language: a misspelt 'swift', or a word of the format.
  mutating func checkLanguage(of info: FenceInfo) {
    let language = info.language
    let name = String(language.prefix { $0 != "=" })
    if let word = FenceWord(rawValue: name) {
      let usual: FenceLanguage = word.languages.contains(.swift) ? .swift : .console
      add(
        .unknownFenceWord, FenceLineWords.languageMissing(before: name),
        at: info.languageRange, remedy: FenceLineWords.languageMissingRemedy(usual, word))
    } else if FenceLanguage(language) == .other,
      let meant = NearMiss.best(for: language, among: ["swift"])
    {
      add(
        .unknownFenceWord, FenceLineWords.languageUnknown(language, meant: meant),
        at: info.languageRange, remedy: FenceLineWords.languageUnknownRemedy(meant))
    }
  }
}
