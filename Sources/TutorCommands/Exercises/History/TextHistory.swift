import Foundation

/// The texts that an exercise's files had before they were replaced, and which of them is there now.
///
/// Nothing is ever taken out, and no text is in it twice. The starting files are left out, since
/// `reset` brings them back.
///
/// ```
/// reset ─▶ keeps what is there ─▶ the starting files
/// undo  ─▶ keeps what is there ─▶ the text before it; again: the one before that
/// redo  ─▶ keeps what is there ─▶ the text after it
/// ```
struct TextHistory: Hashable {
  /// Files by their paths; files that aren't named have the starting text.
  typealias Texts = [String: String]

  /// What is kept, in the order in which it was replaced last; the newest is the last one.
  private(set) var entries: [Entry]
  /// The number of the entry that the learner's files were made from; `nil` for the starting files.
  private(set) var origin: Int?
  /// The files that the learner begins with.
  let starter: Texts
  /// The highest number that was ever given.
  private var lastNumber: Int

  /// A text that is kept, under a number that stays.
  struct Entry: Hashable {
    var number: Int
    var texts: Texts
    /// When it was replaced; `nil` for one that isn't on disk yet.
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

  /// All files of an entry, with the starting text of those that it doesn't name.
  func whole(_ entry: Entry) -> Texts { starter.merging(entry.texts) { _, kept in kept } }
}

extension TextHistory {
  /// Takes note of a reset: what is there becomes the newest entry.
  mutating func reset(from now: Texts) {
    if let index = keep(now) { entries.append(entries.remove(at: index)) }
    origin = nil
  }

  /// Goes to the next text in a direction, and keeps the one that is there.
  ///
  /// - Returns: The entry to be brought back; `nil`, with nothing changed, when there is none.
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

  /// Goes to the entry of a number, and keeps the text that is there.
  ///
  /// - Returns: The entry; `nil`, with nothing changed, when there is none.
  mutating func step(to number: Int, from now: Texts) -> Entry? {
    guard let target = entries.first(where: { $0.number == number }) else { return nil }
    _ = keep(now)
    go(to: target, from: now)
    return target
  }

  /// The entry whose text is there; the one that it came from, if several have it.
  func index(of now: Texts) -> Int? {
    let matching = entries.indices.filter { whole(entries[$0]) == restricted(now, to: entries[$0]) }
    return matching.first { entries[$0].number == origin } ?? matching.last
  }

  /// Whether the files are those that the learner begins with.
  func isStarter(_ now: Texts) -> Bool {
    starter.allSatisfy { path, text in now[path] ?? text == text }
  }
}

extension TextHistory {
  /// Sees to it that a text is kept.
  ///
  /// - Returns: The index of its entry; `nil` for the starting files.
  private mutating func keep(_ now: Texts) -> Int? {
    guard !isStarter(now) else { return nil }
    if let index = index(of: now) { return index }
    // The text that it was made from comes right before it, so that one step back leads there.
    if let index = entries.firstIndex(where: { $0.number == origin }) {
      entries.append(entries.remove(at: index))
    }
    return add(now)
  }

  /// Turns to an entry; files that only it has would replace others of their names, which are kept.
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

  /// Of the files that are there, those that an entry speaks of.
  private func restricted(_ now: Texts, to entry: Entry) -> Texts {
    starter.merging(now) { _, mine in mine }
      .filter { starter[$0.key] != nil || entry.texts[$0.key] != nil }
  }
}
