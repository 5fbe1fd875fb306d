import Foundation
import SimulatedFoundation

/// What SQL can tell of a predicate, so that not every row of an entity has to be read.
///
/// Rows that it lets through are still judged by the predicate itself: it leaves out only those that
/// certainly don't meet it. It knows whole numbers and texts that attributes must be equal to, alone or
/// joined by AND; texts without options are equal byte by byte, to SQLite and to predicates.
struct RowFilter {
  /// More for the statement's condition; empty when nothing can be told.
  private(set) var condition = ""
  /// The values in the condition.
  private(set) var values: [DatabaseValue] = []

  private let entity: NSEntityDescription
  private let table: Table

  /// - Parameters:
  ///   - predicate: What is wanted; a class of the program's own may mean something else by it.
  ///   - entity: The entity whose rows are read.
  ///   - table: Its table.
  init(
    _ predicate: SimulatedFoundation.NSPredicate?, of entity: NSEntityDescription, in table: Table
  ) {
    self.entity = entity
    self.table = table
    guard let predicate else { return }
    let known: [AnyClass] = [
      SimulatedFoundation.NSPredicate.self, SimulatedFoundation.NSComparisonPredicate.self,
      SimulatedFoundation.NSCompoundPredicate.self,
    ]
    if known.contains(where: { $0 == type(of: predicate) }) { add(predicate.node) }
  }

  private mutating func add(_ node: PredicateNode) {
    switch node {
    case .and(let nodes): for node in nodes { add(node) }
    case .comparison(let comparison): add(comparison)
    case .constant, .or, .not, .block, .object: break
    }
  }

  private mutating func add(_ comparison: ComparisonNode) {
    guard comparison.operation == .equalTo, comparison.modifier == .direct,
      comparison.options.isEmpty
    else { return }
    switch (comparison.left, comparison.right) {
    case (.keyPath(let key, .evaluatedObject), .constant(let value)),
      (.constant(let value), .keyPath(let key, .evaluatedObject)):
      guard let slot = entity.layout.slots[key],
        let attribute = entity.layout.properties[slot] as? NSAttributeDescription,
        let column = table.column(slot, of: entity),
        let stored = Self.stored(value, as: attribute.attributeType)
      else { return }
      condition += " AND \(column) = ?"
      values.append(stored)
    default: break
    }
  }

  /// The one form in which a value that is equal to this one can be stored; `nil` if there are more.
  private static func stored(_ value: Any?, as type: NSAttributeType) -> DatabaseValue? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType:
      // Beyond this some of the numbers that are equal as fractions differ as whole ones.
      guard let number = value as? NSNumber, abs(number.doubleValue) < 9e15 else { return nil }
      let whole = number.int64Value
      return Double(whole) == number.doubleValue ? .integer(whole) : nil
    case .stringAttributeType: return (value as? String).map { .text($0) }
    default: return nil
    }
  }
}
