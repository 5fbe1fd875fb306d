import Foundation
import SimulatedFoundation

/// The groups of a fetch that returns a dictionary for each.
struct FetchedGroups {
  /// The properties whose values all objects of a group share.
  let names: [String]
  /// The condition that a group has to meet.
  let condition: SimulatedFoundation.NSPredicate?

  /// Returns the objects grouped by equal values, in the order of each group's first object.
  func parts(of objects: [NSManagedObject]) -> [[NSManagedObject]] {
    var places: [[StoredValue]: Int] = [:]
    var parts: [[NSManagedObject]] = []
    for object in objects {
      object.fire()
      let key = names.map { name in object.slot(of: name).map { object.values[$0] } ?? .null }
      if let place = places[key] {
        parts[place].append(object)
      } else {
        places[key] = parts.count
        parts.append([object])
      }
    }
    return parts
  }

  /// Whether a group meets the condition.
  func takes(_ row: NSDictionary, _ objects: [NSManagedObject]) -> Bool {
    guard let condition else { return true }
    var bindings: [String: Any] = [:]
    for case (let key as String, let value) in row { bindings[key] = value }
    return SimulatedFoundation.NSPredicate.predicate(computed(condition.tree, objects))
      .evaluate(with: objects.first, substitutionVariables: bindings)
  }

  /// The condition with the values of its aggregates.
  private func computed(_ node: PredicateNode, _ objects: [NSManagedObject]) -> PredicateNode {
    switch node {
    case .comparison(var comparison):
      comparison.left = computed(comparison.left, objects)
      comparison.right = computed(comparison.right, objects)
      return .comparison(comparison)
    case .and(let nodes): return .and(nodes.map { computed($0, objects) })
    case .or(let nodes): return .or(nodes.map { computed($0, objects) })
    case .not(let node): return .not(computed(node, objects))
    case .constant, .block, .object: return node
    }
  }

  private func computed(_ node: ExpressionNode, _ objects: [NSManagedObject]) -> ExpressionNode {
    guard case .function(_, target: nil, _) = node else { return node }
    return .constant(
      SimulatedFoundation.NSExpression(node: node).expressionValue(with: objects, context: nil))
  }
}
