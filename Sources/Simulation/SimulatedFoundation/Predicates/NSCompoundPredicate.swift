import Foundation

/// A predicate that joins others by AND or OR, or negates one.
///
/// Simulated: evaluated from left to right, and only as far as needed; without any predicates, AND
/// is true and OR is false (documented). Differs: as ``NSPredicate``.
open class NSCompoundPredicate: NSPredicate {
  /// The way in which the predicates are joined.
  open var compoundPredicateType: LogicalType { type }
  /// The predicates.
  open var subpredicates: [Any] { parts }

  private let type: LogicalType
  private let parts: [NSPredicate]

  /// Makes a compound from predicates.
  ///
  /// - Parameters:
  ///   - type: How they are joined.
  ///   - subpredicates: The predicates; of `not` only the first counts.
  public init(type: LogicalType, subpredicates: [NSPredicate]) {
    self.type = type
    parts = subpredicates
    let nodes = subpredicates.map { $0.tree }
    let node: PredicateNode =
      switch type {
      case .and: .and(nodes)
      case .or: .or(nodes)
      case .not: .not(nodes.first ?? .constant(false))
      }
    super.init(node: node)
  }

  /// Makes a predicate that holds if all of these do.
  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }

  /// Makes a predicate that holds if one of these does.
  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }

  /// Makes a predicate that holds if this one doesn't.
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }

  /// The ways of joining predicates.
  ///
  /// Simulated: the documented values.
  public enum LogicalType: UInt, Sendable {
    /// The predicate doesn't hold.
    case not = 0
    /// All of them hold.
    case and = 1
    /// One of them holds.
    case or = 2
  }
}
