/// What a collection's cells say, and why its registrations and snapshots can't be used.
enum CollectionWords {
  static let registeredTooLate =
    "the registration was made while a cell was requested, in a cell provider or in "
    + "collectionView(_:cellForItemAt:): make it once, before, so that its cells are reused"

  static func otherClass(_ name: String) -> String { "the nib contains no view of class \(name)" }

  static func noSection(_ index: Int) -> String {
    "the section provider of the compositional layout returned nil for section \(index)"
  }

  // MARK: Accessories, by the names that VoiceOver reads.

  static let collapse = "Collapse"
  static let expand = "Expand"
  static let delete = "Delete"
  static let insert = "Insert"
  static let detail = "More Info"

  // MARK: Snapshots

  /// Says that identifiers of items or sections were supplied twice.
  static func repeated(_ what: String, _ identifiers: [String]) -> String {
    "supplied \(what) identifiers are not unique. Duplicate identifiers: "
      + identifiers.joined(separator: ", ")
  }

  static func moved(_ what: String, _ identifiers: [String]) -> String {
    "UIKit: these \(what) identifiers were in the snapshot already, and are moved instead of "
      + "inserted: " + identifiers.joined(separator: ", ")
  }

  static let noSections =
    "there are no sections in the snapshot: call appendSections(_:) before appendItems(_:)"

  static func unknown(_ what: String, _ identifier: String) -> String {
    "the \(what) identifier \(identifier) isn't in the snapshot"
  }

  static func besideItself(_ what: String, _ identifier: String) -> String {
    "the \(what) identifier \(identifier) can't be moved next to itself"
  }

  static func noCell(_ identifier: String) -> String {
    "the cell provider of the diffable data source returned nil for \(identifier): it must return "
      + "a cell"
  }

  static func noView(_ kind: String) -> String {
    "the diffable data source has no view of kind \(kind): set its supplementaryViewProvider, "
      + "which must return one"
  }
}
