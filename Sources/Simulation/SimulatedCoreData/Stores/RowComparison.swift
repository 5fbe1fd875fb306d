import Foundation
import SimulatedFoundation

/// Expresses comparisons of a column with values in SQL, as far as possible.
///
/// A `nil` value is neither smaller nor greater than anything, and equal only to `nil`.
struct RowComparison {
  let entity: NSEntityDescription
  let store: NSPersistentStore

  /// The maximum number of values that are passed to SQL one by one.
  private static let most = 500

  /// Returns the clause for a comparison that has to hold, or not to; `nil` if there is none.
  func clause(_ node: ComparisonNode, _ holds: Bool) -> RowClause? {
    guard node.modifier == .direct, node.options.isEmpty else { return nil }
    if let column = RowColumn(node.left, of: entity, in: store) {
      return clause(column, node.operation, node.right, holds)
    }
    guard let column = RowColumn(node.right, of: entity, in: store),
      let turned = Self.turned(node.operation)
    else { return nil }
    return clause(column, turned, node.left, holds)
  }

  private func clause(
    _ column: RowColumn, _ operation: SimulatedFoundation.NSComparisonPredicate.Operator,
    _ other: ExpressionNode, _ holds: Bool
  ) -> RowClause? {
    switch operation {
    case .equalTo: return equal(column, other, holds)
    case .notEqualTo: return equal(column, other, !holds)
    case .lessThan: return ordered(column, "<", ">=", other, holds)
    case .lessThanOrEqualTo: return ordered(column, "<=", ">", other, holds, takesNil: true)
    case .greaterThan: return ordered(column, ">", "<=", other, holds)
    case .greaterThanOrEqualTo: return ordered(column, ">=", "<", other, holds, takesNil: true)
    case .between: return between(column, other, holds)
    case .in: return isIn(column, other, holds)
    case .contains, .beginsWith, .endsWith, .like, .matches, .customSelector: return nil
    }
  }

  /// Returns the same comparison with its sides exchanged.
  private static func turned(
    _ operation: SimulatedFoundation.NSComparisonPredicate.Operator
  ) -> SimulatedFoundation.NSComparisonPredicate.Operator? {
    switch operation {
    case .equalTo, .notEqualTo: operation
    case .lessThan: .greaterThan
    case .lessThanOrEqualTo: .greaterThanOrEqualTo
    case .greaterThan: .lessThan
    case .greaterThanOrEqualTo: .lessThanOrEqualTo
    case .contains: .in
    case .in, .between, .beginsWith, .endsWith, .like, .matches, .customSelector: nil
    }
  }
}

extension RowComparison {
  private func equal(_ column: RowColumn, _ other: ExpressionNode, _ holds: Bool) -> RowClause? {
    guard case .constant(let value) = other else { return nil }
    guard let value, !(value is NSNull) else { return isNil(column, holds) }
    guard let stored = column.stored(value) else { return nil }
    return RowClause(sql: "\(column.name) \(holds ? "=" : "IS NOT") ?", values: [stored])
  }

  private func isNil(_ column: RowColumn, _ holds: Bool) -> RowClause {
    RowClause(sql: "\(column.name) IS \(holds ? "" : "NOT ")NULL")
  }

  private func ordered(
    _ column: RowColumn, _ sign: String, _ opposite: String, _ other: ExpressionNode,
    _ holds: Bool, takesNil: Bool = false
  ) -> RowClause? {
    guard column.isOrdered, case .constant(let value) = other else { return nil }
    guard let value, !(value is NSNull) else {
      return takesNil ? isNil(column, holds) : holds ? RowClause.none : .all
    }
    guard let stored = column.stored(value) else { return nil }
    let sql =
      holds
      ? "\(column.name) \(sign) ?" : "(\(column.name) IS NULL OR \(column.name) \(opposite) ?)"
    return RowClause(sql: sql, values: [stored])
  }

  private func between(_ column: RowColumn, _ other: ExpressionNode, _ holds: Bool) -> RowClause? {
    guard column.isOrdered, let limits = Self.elements(of: other), limits.count == 2 else {
      return nil
    }
    let stored = limits.compactMap { $0 is NSNull ? nil : column.stored($0) }
    guard stored.count == 2 else { return nil }
    let sql =
      holds
      ? "\(column.name) BETWEEN ? AND ?"
      : "(\(column.name) IS NULL OR \(column.name) NOT BETWEEN ? AND ?)"
    return RowClause(sql: sql, values: stored)
  }

  private func isIn(_ column: RowColumn, _ other: ExpressionNode, _ holds: Bool) -> RowClause? {
    guard let elements = Self.elements(of: other), elements.count <= Self.most else { return nil }
    let values = elements.filter { !($0 is NSNull) }
    let stored = values.compactMap { column.stored($0) }
    guard stored.count == values.count else { return nil }
    let takesNil = values.count < elements.count
    guard !stored.isEmpty else {
      return takesNil ? isNil(column, holds) : holds ? RowClause.none : .all
    }
    let marks = Array(repeating: "?", count: stored.count).joined(separator: ", ")
    let list = RowClause(
      sql: "\(column.name) \(holds ? "" : "NOT ")IN (\(marks))", values: stored)
    // A row without a value is in a list that contains `nil`.
    if takesNil == holds {
      return holds ? .any([list, isNil(column, true)]) : .any([isNil(column, true), list])
    }
    return list
  }

  /// Returns the values of a collection that is written in the format or passed in; `nil` if there
  /// is none.
  private static func elements(of node: ExpressionNode) -> [Any]? {
    let list: [Any]?
    switch node {
    case .aggregate(let nodes):
      list = nodes.compactMap {
        if case .constant(let value) = $0 { value ?? NSNull() } else { nil }
      }
      if list?.count != nodes.count { return nil }
    case .constant(let value):
      switch value {
      case let array as [Any]: list = array
      case let array as NSArray: list = array.map(\.self)
      case let set as NSSet: list = set.allObjects
      case let set as Set<AnyHashable>: list = set.map(\.base)
      default: list = nil
      }
    default: list = nil
    }
    guard let list, !list.contains(where: { $0 is SimulatedFoundation.NSExpression }) else {
      return nil
    }
    return list
  }
}
