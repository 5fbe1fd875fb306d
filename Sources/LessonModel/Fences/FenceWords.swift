import Findings

/// Those words of an info string that are known, allowed where they are, and consistent.
struct FenceWords {
  let info: FenceInfo
  let language: FenceLanguage
  private var words: [FenceWord: FenceInfo.Word] = [:]

  subscript(word: FenceWord) -> FenceInfo.Word? { words[word] }

  /// The text of a word's value.
  func text(of word: FenceWord) -> String { words[word]?.value?.text ?? "" }

  /// The word that says how code is meant to fail.
  var failure: FenceWord? { words.keys.first(where: \.isFailure) }

  /// Checks the words of an info string one by one; those with a finding are dropped.
  init(_ info: FenceInfo, report: inout Report) {
    self.info = info
    language = FenceLanguage(info.language)
    report.checkLanguage(of: info)
    for given in info.words {
      guard let word = FenceWord(rawValue: given.name) else {
        report.unknown(given, language: language)
        continue
      }
      guard word.languages.contains(language) else {
        report.misplaced(given, word, in: info)
        continue
      }
      guard report.isValueRight(of: given, word) else { continue }
      if let first = words[word] {
        report.contradiction(FenceLineWords.wordRepeated(given.name), given, first)
      } else if let other = other(than: word) {
        report.contradiction(
          FenceLineWords.contradiction(given.name, other.name), given, other)
      } else {
        words[word] = given
      }
    }
    checkCompany(report: &report)
  }

  /// Finds the first word so far that contradicts another one.
  private func other(than word: FenceWord) -> FenceInfo.Word? {
    words.filter { word.excludes($0.key) }.values.min { $0.range.start < $1.range.start }
  }

  /// Drops words that mean nothing without another one.
  private mutating func checkCompany(report: inout Report) {
    if let target = words[.target], words[.file] == nil {
      report.add(
        .contradictoryFenceWords, FenceLineWords.fileMissing(for: .target), at: target.range,
        remedy: FenceLineWords.addFileRemedy(for: .target))
      words[.target] = nil
    }
    for word in [FenceWord.part, .once, .starter] where words[.file] == nil {
      guard let given = words.removeValue(forKey: word) else { continue }
      report.add(
        .contradictoryFenceWords, FenceLineWords.fileMissing(for: word), at: given.range,
        remedy: FenceLineWords.addFileRemedy(for: word))
    }
    if let hidden = words[.hidden], language == .data, words[.file] == nil {
      report.add(
        .contradictoryFenceWords, FenceLineWords.hiddenWithoutFile, at: hidden.range,
        remedy: FenceLineWords.addFileRemedy(for: .hidden))
      words[.hidden] = nil
    }
  }
}

extension Report {
  fileprivate mutating func unknown(_ given: FenceInfo.Word, language: FenceLanguage) {
    let known = FenceWord.allCases.filter { $0.languages.contains(language) }
    let fitting = known.map(\.rawValue)
    let all = FenceWord.allCases.map(\.rawValue)
    let meant =
      NearMiss.best(for: given.name, among: fitting)
      ?? NearMiss.best(for: given.name, among: all)
    add(
      .unknownFenceWord, FenceLineWords.wordUnknown(given.name, meant: meant),
      at: given.nameRange, remedy: FenceLineWords.wordUnknownRemedy(known))
  }

  fileprivate mutating func misplaced(
    _ given: FenceInfo.Word, _ word: FenceWord, in info: FenceInfo
  ) {
    let places: [FenceLanguage] = [.swift, .data, .console].filter(word.languages.contains)
    add(
      .contradictoryFenceWords, FenceLineWords.misplaced(given.name, language: info.language),
      at: given.range, remedy: FenceLineWords.misplacedRemedy(places))
  }

  fileprivate mutating func contradiction(
    _ message: String, _ second: FenceInfo.Word, _ first: FenceInfo.Word
  ) {
    add(
      .contradictoryFenceWords, message, at: second.range, remedy: SharedWords.keepOneRemedy,
      notes: [Finding.Note(SharedWords.otherIsHere, range: first.range)])
  }
}
