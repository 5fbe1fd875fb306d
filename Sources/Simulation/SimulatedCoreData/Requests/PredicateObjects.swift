import Foundation
import SimulatedFoundation

/// Objects in predicates: they denote rows, not the objects of a particular context.
struct PredicateObjects {
  /// The context for whose objects the predicate will be evaluated.
  let context: NSManagedObjectContext

  /// Returns the same predicate, with the context's own objects in place of others and of
  /// identifiers.
  func own(_ predicate: SimulatedFoundation.NSPredicate) -> SimulatedFoundation.NSPredicate {
    let known: [AnyClass] = [
      SimulatedFoundation.NSComparisonPredicate.self, SimulatedFoundation.NSCompoundPredicate.self,
    ]
    guard known.contains(where: { $0 == type(of: predicate) }), let node = own(predicate.node)
    else { return predicate }
    return .predicate(node)
  }

  /// Returns the node with the objects replaced; `nil` if it contains none.
  private func own(_ node: PredicateNode) -> PredicateNode? {
    switch node {
    case .comparison(let comparison): own(comparison).map { .comparison($0) }
    case .and(let nodes): own(nodes).map { .and($0) }
    case .or(let nodes): own(nodes).map { .or($0) }
    case .not(let node): own(node).map { .not($0) }
    case .constant, .block, .object: nil
    }
  }

  private func own(_ nodes: [PredicateNode]) -> [PredicateNode]? {
    let changed = nodes.map { own($0) }
    guard changed.contains(where: { $0 != nil }) else { return nil }
    return zip(changed, nodes).map { $0 ?? $1 }
  }

  private func own(_ node: ComparisonNode) -> ComparisonNode? {
    let left = Self.isIdentifier(node.right) ? nil : own(node.left)
    let right = Self.isIdentifier(node.left) ? nil : own(node.right)
    guard left != nil || right != nil else { return nil }
    var result = node
    result.left = left ?? node.left
    result.right = right ?? node.right
    return result
  }

  /// Whether the value of an expression is identifiers rather than objects.
  private static func isIdentifier(_ node: ExpressionNode) -> Bool {
    guard case .keyPath(let key, _) = node else { return false }
    return key == "objectID" || key.hasSuffix(".objectID")
  }

  private func own(_ node: ExpressionNode) -> ExpressionNode? {
    switch node {
    case .constant(let value): return value.flatMap { own($0) }.map { .constant($0) }
    case .aggregate(let nodes):
      let changed = nodes.map { own($0) }
      guard changed.contains(where: { $0 != nil }) else { return nil }
      return .aggregate(zip(changed, nodes).map { $0 ?? $1 })
    case .subquery(let collection, let variable, let predicate):
      return own(predicate).map { .subquery(collection, variable: variable, $0) }
    case .evaluatedObject, .variable, .keyPath, .function, .set, .conditional, .block, .anyKey:
      return nil
    }
  }

  /// Returns the value with the context's own objects; `nil` if it contains none.
  private func own(_ value: Any) -> Any? {
    switch value {
    case let object as NSManagedObject:
      return object.managedObjectContext === context ? nil : context.object(object.identity)
    case let identifier as NSManagedObjectID: return context.object(identifier.identity)
    case let list as [Any]: return own(list)
    case let list as NSArray: return own(list.map(\.self))
    case let list as NSOrderedSet: return own(list.array)
    case let set as NSSet: return own(set.allObjects).map { NSSet(array: $0) }
    case let set as Set<AnyHashable>: return own(set.map(\.base)).map { NSSet(array: $0) }
    default: return nil
    }
  }

  private func own(_ list: [Any]) -> [Any]? {
    let changed = list.map { own($0) }
    guard changed.contains(where: { $0 != nil }) else { return nil }
    return zip(changed, list).map { $0 ?? $1 }
  }
}
