import Foundation

/// An index that a store should have.
///
/// Simulated: an SQLite index with the name `Z_ENTITY_NAME` (observed). Differs: an index over an
/// expression isn't made.
open class NSFetchIndexDescription: NSObject {
  /// The index's name.
  open var name: String
  /// The elements that are indexed.
  open var elements: [NSFetchIndexElementDescription]

  /// Makes an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }

  /// Returns the statement that makes the index; `nil` if SQLite has none of its kind.
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

/// The kinds of order of an index's elements.
///
/// Simulated: the documented values. Differs: an index with an element by location isn't made.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// By comparison.
  case binary = 0
  /// By location.
  ///
  /// Type-checks only: an index with such an element isn't made.
  case rTree = 1
}

/// An element of an index.
///
/// Simulated: a column of the index. No known difference.
open class NSFetchIndexElementDescription: NSObject {
  /// The property.
  open private(set) var property: NSPropertyDescription?
  /// The kind of its order in the index.
  open var collationType: NSFetchIndexElementType
  /// Whether the smallest value comes first.
  open var isAscending = true

  /// Makes an element of an index.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}
