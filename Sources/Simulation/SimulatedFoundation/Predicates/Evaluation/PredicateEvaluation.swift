import Foundation

/// Evaluates predicates for one object.
struct PredicateEvaluation {
  /// The object that the predicate is about.
  let object: Any?
  /// The values of the variables.
  var bindings: [String: Any]

  init(_ object: Any?, _ bindings: [String: Any]?) {
    self.object = flattened(object)
    self.bindings = bindings ?? [:]
  }

  /// Whether the object meets a predicate; AND and OR evaluate no more than they need.
  func holds(_ node: PredicateNode) -> Bool {
    switch node {
    case .constant(let value): value
    case .comparison(let comparison): holds(comparison)
    case .and(let nodes): nodes.allSatisfy { holds($0) }
    case .or(let nodes): nodes.contains { holds($0) }
    case .not(let node): !holds(node)
    case .block(let block): block(object, bindings.isEmpty ? nil : bindings)
    case .object(let predicate):
      predicate.evaluate(with: object, substitutionVariables: bindings.isEmpty ? nil : bindings)
    }
  }

  /// The value of an expression.
  func value(of node: ExpressionNode) -> Any? {
    switch node {
    case .constant(let value): return plain(value)
    case .evaluatedObject: return object
    case .variable(let name): return value(ofVariable: name)
    case .keyPath(let keyPath, let base): return KeyValues.value(of: value(of: base), at: keyPath)
    case .function(let name, let target, let arguments):
      let values = arguments.map { value(of: $0) }
      if let target { return FunctionCall(name, values).value(for: value(of: target)) }
      return FunctionCall(name, values).value()
    case .aggregate(let elements): return elements.map { value(of: $0) ?? NSNull() }
    case .set(let operation, let left, let right):
      return combine(operation, value(of: left), value(of: right))
    case .subquery(let collection, let variable, let predicate):
      return elements(of: value(of: collection), variable, meeting: predicate)
    case .conditional(let predicate, let one, let other):
      return value(of: holds(predicate) ? one : other)
    case .block(let block, let arguments):
      let context = bindings.isEmpty ? nil : NSMutableDictionary(dictionary: bindings)
      return block(object, arguments.map { value(of: $0) ?? NSNull() }, context)
    case .anyKey: preconditionFailure("ANYKEY has no value: only Spotlight's queries know it")
    }
  }
}

extension PredicateEvaluation {
  /// A constant; Swift's own numbers become NSNumber, as on iOS.
  private func plain(_ value: Any?) -> Any? {
    guard let value = flattened(value) else { return nil }
    if let list = value as? [NSExpression] { return list.map { self.value(of: $0.node) as Any } }
    return PredicateValue(value).asNumber ?? value
  }

  private func value(ofVariable name: String) -> Any? {
    guard let value = bindings[name] else {
      preconditionFailure("Can't get value for '\(name)' in bindings \(bindings).")
    }
    if let expression = value as? NSExpression { return self.value(of: expression.node) }
    return flattened(value)
  }

  private func elements(
    of collection: Any?, _ variable: String, meeting predicate: PredicateNode
  ) -> Any? {
    switch PredicateValue(collection) {
    case .nothing: return nil
    case .list(let elements):
      var inner = self
      return elements.filter { element in
        inner.bindings[variable] = element
        return inner.holds(predicate)
      }
    case let other:
      preconditionFailure(
        "Can't perform collection evaluate with non-collection object \(other.any as Any)")
    }
  }

  private func combine(
    _ operation: ExpressionNode.SetOperation, _ left: Any?, _ right: Any?
  ) -> Any? {
    guard case .list(let one) = PredicateValue(left), case .list(let other) = PredicateValue(right)
    else {
      preconditionFailure(
        "Can't evaluate set expression; left subexpression not a set (lhs = \(left as Any) rhs = "
          + "\(right as Any))")
    }
    func isIn(_ list: [Any], _ value: Any) -> Bool {
      list.contains { ValueOrder.areEqual($0, value) }
    }
    return switch operation {
    case .union: one + other.filter { !isIn(one, $0) }
    case .intersect: one.filter { isIn(other, $0) }
    case .minus: one.filter { !isIn(other, $0) }
    }
  }
}
