import Findings

/// The words of one info string that are known, in place, and free of contradiction.
struct FenceWords {
  let info: FenceInfo
  let language: FenceLanguage
  private var words: [FenceWord: FenceInfo.Word] = [:]

  subscript(word: FenceWord) -> FenceInfo.Word? { words[word] }

  /// The text of a word's value.
  func text(of word: FenceWord) -> String { words[word]?.value?.text ?? "" }

  /// The word that says how code is meant to go wrong.
  var failure: FenceWord? { words.keys.first(where: \.isFailure) }

  /// Checks the words of an info string one by one; those with a finding don't count.
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
        report.contradiction("Word \(quoted(given.name)) is given twice", given, first)
      } else if let other = other(than: word) {
        report.contradiction(
          "\(quoted(given.name)) contradicts \(quoted(other.name))", given, other)
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
        .contradictoryFenceWords, "'target' has no 'file' to belong to", at: target.range,
        remedy: "add 'file=…', or remove 'target'")
      words[.target] = nil
    }
    if let starter = words[.starter], words[.file] == nil {
      report.add(
        .contradictoryFenceWords, "'starter' has no 'file' to belong to", at: starter.range,
        remedy: "add 'file=…', or remove 'starter'")
      words[.starter] = nil
    }
    if let hidden = words[.hidden], language == .data, words[.file] == nil {
      report.add(
        .contradictoryFenceWords, "'hidden' on a block that is only shown", at: hidden.range,
        remedy: "add 'file=…', or remove 'hidden'")
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
      .unknownFenceWord,
      "Unknown word \(quoted(given.name))" + (meant.map { ", did you mean \(quoted($0))" } ?? ""),
      at: given.nameRange,
      remedy: known.isEmpty
        ? "remove it" : "use one of \(quotedList(known.map(\.spelling))), or remove it")
  }

  fileprivate mutating func misplaced(
    _ given: FenceInfo.Word, _ word: FenceWord, in info: FenceInfo
  ) {
    let places: [FenceLanguage] = [.swift, .data, .console].filter(word.languages.contains)
    let name = info.language.isEmpty ? "a block without a language" : quoted(info.language)
    add(
      .contradictoryFenceWords, "\(quoted(given.name)) does not belong to \(name)",
      at: given.range,
      remedy: "remove it, or make the block \(quotedList(places.map(\.example)))")
  }

  fileprivate mutating func contradiction(
    _ message: String, _ second: FenceInfo.Word, _ first: FenceInfo.Word
  ) {
    add(
      .contradictoryFenceWords, message, at: second.range, remedy: "keep one of them",
      notes: [Finding.Note("the other one is here", range: first.range)])
  }
}
