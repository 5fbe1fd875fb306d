import Foundation

/// The texts that an exercise's files had before they were replaced, and which of them is current.
///
/// Nothing is ever removed, and no text is in it twice. The starter isn't included, since `reset`
/// restores it.
///
/// ```
/// reset ─▶ keeps what is there ─▶ the starting files
/// undo  ─▶ keeps what is there ─▶ the text before it; again: the one before that
/// redo  ─▶ keeps what is there ─▶ the text after it
/// ```
struct TextHistory: Hashable {
  /// Files by their paths; files that aren't named have the starter's text.
  typealias Texts = [String: String]

  /// The kept texts, in the order in which they were last replaced, newest last.
  private(set) var entries: [Entry]
  /// The number of the entry that the learner's files came from; `nil` for the starter.
  private(set) var origin: Int?
  /// The files that the learner begins with.
  let starter: Texts
  /// The highest number ever given.
  private var lastNumber: Int

  /// A kept text, under a permanent number.
  struct Entry: Hashable {
    var number: Int
    var texts: Texts
    /// When it was replaced; `nil` if it isn't on disk yet.
    var date: Date?
  }

  enum Direction { case older, newer }

  init(starter: Texts, entries: [Entry] = [], origin: Int? = nil, lastNumber: Int = 0) {
    self.starter = starter
    self.entries = entries
    self.origin = origin
    self.lastNumber = max(lastNumber, entries.map(\.number).max() ?? 0)
  }

  /// All files that the exercise or a kept text has.
  var paths: Set<String> { entries.reduce(Set(starter.keys)) { $0.union($1.texts.keys) } }

  /// All files of an entry, with the starter's text for those that it doesn't name.
  func whole(_ entry: Entry) -> Texts { starter.merging(entry.texts) { _, kept in kept } }
}

extension TextHistory {
  /// Records a reset: the current text becomes the newest entry.
  mutating func reset(from now: Texts) {
    if let index = keep(now) { entries.append(entries.remove(at: index)) }
    origin = nil
  }

  /// Goes to the next text in a direction, keeping the current one.
  ///
  /// - Returns: The entry to restore; `nil`, with nothing changed, if there is none.
  mutating func step(_ direction: Direction, from now: Texts) -> Entry? {
    var changed = self
    let index = changed.keep(now)
    let target =
      switch direction {
      case .older: changed.entries[..<(index ?? changed.entries.count)].last { differs($0, now) }
      case .newer: index.flatMap { changed.entries[($0 + 1)...].first { differs($0, now) } }
      }
    guard let target else { return nil }
    self = changed
    go(to: target, from: now)
    return target
  }

  /// Goes to the entry with a number, keeping the current text.
  ///
  /// - Returns: The entry; `nil`, with nothing changed, if there is none.
  mutating func step(to number: Int, from now: Texts) -> Entry? {
    guard let target = entries.first(where: { $0.number == number }) else { return nil }
    _ = keep(now)
    go(to: target, from: now)
    return target
  }

  /// The entry with the current text; if several have it, the one that it came from.
  func index(of now: Texts) -> Int? {
    let matching = entries.indices.filter { whole(entries[$0]) == restricted(now, to: entries[$0]) }
    return matching.first { entries[$0].number == origin } ?? matching.last
  }

  /// Whether the files are the starter's.
  func isStarter(_ now: Texts) -> Bool {
    starter.allSatisfy { path, text in now[path] ?? text == text }
  }
}

extension TextHistory {
  /// Makes sure that a text is kept.
  ///
  /// - Returns: The index of its entry; `nil` for the starter.
  private mutating func keep(_ now: Texts) -> Int? {
    guard !isStarter(now) else { return nil }
    if let index = index(of: now) { return index }
    // The text that it came from goes right before it, so that one step back leads there.
    if let index = entries.firstIndex(where: { $0.number == origin }) {
      entries.append(entries.remove(at: index))
    }
    return add(now)
  }

  /// Goes to an entry; if it has additional files that would replace the learner's, those are kept.
  private mutating func go(to target: Entry, from now: Texts) {
    let isEndangered = target.texts.contains { path, text in
      guard starter[path] == nil, let mine = now[path], mine != text else { return false }
      return !entries.contains { $0.texts[path] == mine }
    }
    if isEndangered { _ = add(now) }
    origin = target.number
  }

  private mutating func add(_ now: Texts) -> Int {
    lastNumber += 1
    entries.append(Entry(number: lastNumber, texts: now))
    return entries.count - 1
  }

  private func differs(_ entry: Entry, _ now: Texts) -> Bool {
    whole(entry) != restricted(now, to: entry) && !isStarter(entry.texts)
  }

  /// Those of the current files that an entry covers.
  private func restricted(_ now: Texts, to entry: Entry) -> Texts {
    starter.merging(now) { _, mine in mine }
      .filter { starter[$0.key] != nil || entry.texts[$0.key] != nil }
  }
}
