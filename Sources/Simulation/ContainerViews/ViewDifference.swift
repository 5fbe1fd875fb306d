/// The differences between two views of one file.
enum ViewDifference {
  static func lines(_ before: FileView, _ after: FileView) -> [String] {
    guard before != after else { return [] }
    switch (before, after) {
    case (.propertyList(let old), .propertyList(let new)), (.json(let old), .json(let new)):
      return values(old, new)
    case (.database(let old), .database(let new)): return tables(old, new)
    case (.text(let old, _), .text(let new, _)): return texts(old, new)
    default: return before.kind == after.kind ? [] : ["\(before.kind) → \(after.kind)"]
    }
  }

  /// Returns single values by their paths: `count: 1 → 2`.
  private static func values(_ old: ValueTree, _ new: ValueTree) -> [String] {
    let before = Dictionary(old.leaves.map { ($0.path, $0.text) }) { first, _ in first }
    let after = Dictionary(new.leaves.map { ($0.path, $0.text) }) { first, _ in first }
    return Set(before.keys).union(after.keys).sorted().compactMap { path in
      switch (before[path], after[path]) {
      case (nil, let new?): "+ \(path) = \(new)"
      case (let old?, nil): "- \(path) = \(old)"
      case (let old?, let new?): old == new ? nil : "\(path): \(old) → \(new)"
      case (nil, nil): nil
      }
    }
  }

  /// Returns rows that were added or removed, by table.
  private static func tables(_ old: [DatabaseTable], _ new: [DatabaseTable]) -> [String] {
    let names = Set((old + new).map(\.name)).sorted()
    return names.flatMap { name -> [String] in
      let before = old.first { $0.name == name }
      let after = new.first { $0.name == name }
      guard let after else { return [ContentWords.tableGone(name.onOneLine(80))] }
      guard let before else {
        return [ContentWords.tableNew(after.lines[0])] + after.lines.dropFirst()
      }
      let rows = difference(before.rows, after.rows).map { change in
        "\(change.isNew ? "+" : "-") \(name.onOneLine(80)): "
          + change.element.joined(separator: ", ")
      }
      let columns =
        before.columns == after.columns
        ? [] : [ContentWords.columns(after.columns, of: name.onOneLine(80))]
      return columns + rows
    }
  }

  private static func texts(_ old: String, _ new: String) -> [String] {
    func lines(_ text: String) -> [Substring] {
      Array(text.split(separator: "\n", omittingEmptySubsequences: false).prefix(1_000))
    }
    return difference(lines(old), lines(new)).map { change in
      "\(change.isNew ? "+" : "-") \(String(change.element).onOneLine(200))"
    }
  }

  /// Returns what is in one list and not in the other, removed elements first.
  private static func difference<Element: Hashable>(
    _ old: [Element], _ new: [Element]
  ) -> [(isNew: Bool, element: Element)] {
    let changes = new.difference(from: old)
    return changes.removals.map { (false, $0.element) }
      + changes.insertions.map { (true, $0.element) }
  }
}

extension CollectionDifference.Change {
  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
