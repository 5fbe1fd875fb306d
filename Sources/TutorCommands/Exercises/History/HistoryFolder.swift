import Foundation

/// A history on disk: `.history` in the exercise's folder, with a numbered folder for each text.
///
/// A numbered folder is complete from the moment it exists, and is never changed or removed.
/// `order.json` has the order, and the entry that the learner's files came from; without it, as
/// left by earlier versions, the order is that of the numbers.
struct HistoryFolder {
  let url: URL
  private static let sizeLimit = 1 << 20

  /// The contents of `order.json`.
  private struct Order: Codable {
    var order: [Int]
    var origin: Int?
  }

  /// Reads the history; numbered folders without a text are skipped, and left alone.
  func read(starter: TextHistory.Texts) -> TextHistory {
    let numbers = numbers
    let order = self.order
    let known = Set(order?.order ?? [])
    var placed = Set<Int>()
    let sorted =
      (order?.order ?? []).filter { numbers.contains($0) && placed.insert($0).inserted }
      + numbers.subtracting(known).sorted()
    return TextHistory(
      starter: starter, entries: sorted.compactMap(entry), origin: order?.origin,
      lastNumber: numbers.max() ?? 0)
  }

  /// Writes what is new in a history.
  ///
  /// - Throws: ``Failure`` if something can't be written; everything from before is still there.
  func write(_ history: TextHistory) throws(Failure) {
    guard !history.entries.isEmpty else { return }
    for entry in history.entries where entry.date == nil { try write(entry) }
    let order = Order(order: history.entries.map(\.number), origin: history.origin)
    guard let text = try? JSONText.of(order) else { return }
    try FileReplacement(["order.json": text], in: url).commit()
  }
}

extension HistoryFolder {
  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
  }

  private var numbers: Set<Int> { Set(names.compactMap(Int.init).filter { $0 > 0 }) }

  private var order: Order? {
    FileManager.default.contents(atPath: url.path + "/order.json")
      .flatMap { try? JSONDecoder().decode(Order.self, from: $0) }
  }

  private func entry(_ number: Int) -> TextHistory.Entry? {
    let folder = url.appendingPathComponent(String(number))
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    var entry = TextHistory.Entry(number: number, texts: [:], date: .distantPast)
    for case let path as String in paths {
      let place = folder.appendingPathComponent(path).path
      guard let text = try? BoundedText.read(place, limit: Self.sizeLimit) else { continue }
      entry.texts[path] = text
      let facts = try? FileManager.default.attributesOfItem(atPath: place)
      entry.date = facts?[.modificationDate] as? Date ?? entry.date
    }
    return entry.texts.isEmpty ? nil : entry
  }

  /// Writes an entry under a temporary name, and renames it once all of it is on disk.
  private func write(_ entry: TextHistory.Entry) throws(Failure) {
    let draft = url.appendingPathComponent("new-\(getpid())")
    do throws(Failure) {
      try FileReplacement(entry.texts, in: draft).commit()
      let place = url.appendingPathComponent(String(entry.number)).path
      // An empty folder of that name, left by a full disk, is replaced; one with files isn't.
      guard rename(draft.path, place) == 0 else { throw .unwritable(place, errno) }
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }
}
