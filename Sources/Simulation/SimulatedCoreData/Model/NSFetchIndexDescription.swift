import Foundation

/// An index that a store is to have.
///
/// Simulated: an index of SQLite's of the name `Z_ENTITY_NAME` (observed). Differs: an index over an
/// expression isn't made.
open class NSFetchIndexDescription: NSObject {
  /// The index's name.
  open var name: String
  /// What it is over.
  open var elements: [NSFetchIndexElementDescription]

  /// Makes an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }

  /// The statement that makes the index; `nil` where SQLite has none of its kind.
  ///
  /// - Parameters:
  ///   - entity: The entity that has the index.
  ///   - table: The entity's table.
  ///   - column: The column of a property.
  /// - Returns: The statement.
  func statement(
    _ entity: NSEntityDescription, _ table: String, column: (NSPropertyDescription) -> String?
  ) -> String? {
    let columns = elements.compactMap { element -> String? in
      guard element.collationType == .binary, let property = element.property else { return nil }
      return column(property).map {
        "\($0) COLLATE BINARY \(element.isAscending ? "ASC" : "DESC")"
      }
    }
    guard !columns.isEmpty, columns.count == elements.count else { return nil }
    return "CREATE INDEX IF NOT EXISTS \"Z_\(entity.name ?? "")_\(name)\" ON \(table) "
      + "(\(columns.joined(separator: ", ")))"
  }
}

/// How an index orders its elements.
///
/// Simulated: the documented values. Differs: an index that has an element by place isn't made.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// By comparing.
  case binary = 0
  /// By place.
  ///
  /// Type-checks only: an index with such an element isn't made.
  case rTree = 1
}

/// What an index is over.
///
/// Simulated: a column of the index. No known difference.
open class NSFetchIndexElementDescription: NSObject {
  /// The property.
  open private(set) var property: NSPropertyDescription?
  /// How the index orders it.
  open var collationType: NSFetchIndexElementType
  /// Whether the least value comes first.
  open var isAscending = true

  /// Makes an element of an index.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}
