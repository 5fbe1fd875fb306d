import SimulatedFoundation

/// Expresses a predicate in SQL as far as possible, so that not every row of an entity has to be
/// read.
///
/// It leaves out only rows that certainly don't meet the predicate. If it isn't exact, the
/// remaining rows are still evaluated by the predicate itself. NOT is moved down to the
/// comparisons, each of which is either expressed exactly, including what `nil` means to
/// predicates, or not at all.
struct RowFilter {
  /// An addition to the statement's condition; empty when nothing can be expressed.
  let condition: String
  /// The values in the condition.
  let values: [DatabaseValue]
  /// Whether every row that it lets through meets the predicate.
  let isExact: Bool

  /// - Parameters:
  ///   - predicate: The condition; one of the program's own classes may give it another meaning.
  ///   - entity: The entity whose rows are read.
  ///   - store: The store that has them.
  init(
    _ predicate: SimulatedFoundation.NSPredicate?, of entity: NSEntityDescription,
    in store: NSPersistentStore
  ) {
    let known: [AnyClass] = [
      SimulatedFoundation.NSPredicate.self, SimulatedFoundation.NSComparisonPredicate.self,
      SimulatedFoundation.NSCompoundPredicate.self,
    ]
    let clause: RowClause? =
      if let predicate {
        known.contains { $0 == type(of: predicate) }
          ? Self.clause(predicate.node, true, RowComparison(entity: entity, store: store)) : nil
      } else { .all }
    condition = clause.map { $0.sql == RowClause.all.sql ? "" : " AND " + $0.sql } ?? ""
    values = clause?.values ?? []
    isExact = clause?.isExact ?? false
  }

  /// Returns the clause for a node that has to hold, or not to; `nil` if there is none.
  private static func clause(
    _ node: PredicateNode, _ holds: Bool, _ comparison: RowComparison
  ) -> RowClause? {
    switch node {
    case .constant(let value): value == holds ? .all : RowClause.none
    case .comparison(let node): comparison.clause(node, holds)
    case .and(let nodes):
      holds
        ? .every(nodes.map { clause($0, true, comparison) })
        : .any(nodes.map { clause($0, false, comparison) })
    case .or(let nodes):
      holds
        ? .any(nodes.map { clause($0, true, comparison) })
        : .every(nodes.map { clause($0, false, comparison) })
    case .not(let node): clause(node, !holds, comparison)
    case .block, .object: nil
    }
  }
}
