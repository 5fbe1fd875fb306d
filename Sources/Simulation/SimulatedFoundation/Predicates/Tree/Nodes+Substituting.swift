extension PredicateNode {
  /// The predicate with values in place of variables.
  func substituting(_ variables: [String: Any]) -> PredicateNode {
    switch self {
    case .constant, .block: return self
    case .comparison(var comparison):
      comparison.left = comparison.left.substituting(variables)
      comparison.right = comparison.right.substituting(variables)
      return .comparison(comparison)
    case .and(let nodes): return .and(nodes.map { $0.substituting(variables) })
    case .or(let nodes): return .or(nodes.map { $0.substituting(variables) })
    case .not(let node): return .not(node.substituting(variables))
    case .object(let object): return .object(object.withSubstitutionVariables(variables))
    }
  }
}

extension ExpressionNode {
  /// The expression with values in place of variables; an argument that is an expression stays one.
  func substituting(_ variables: [String: Any]) -> ExpressionNode {
    switch self {
    case .constant, .evaluatedObject, .anyKey: return self
    case .variable(let name):
      guard let value = variables[name] else { return self }
      return (value as? NSExpression)?.node ?? .constant(value)
    case .keyPath(let keyPath, let base):
      return .keyPath(keyPath, of: base.substituting(variables))
    case .function(let name, let target, let arguments):
      return .function(
        name, target: target?.substituting(variables),
        arguments.map { $0.substituting(variables) })
    case .aggregate(let elements): return .aggregate(elements.map { $0.substituting(variables) })
    case .set(let operation, let left, let right):
      return .set(operation, left.substituting(variables), right.substituting(variables))
    case .subquery(let collection, let variable, let predicate):
      var inner = variables
      inner[variable] = nil
      return .subquery(
        collection.substituting(variables), variable: variable, predicate.substituting(inner))
    case .conditional(let predicate, let one, let other):
      return .conditional(
        predicate.substituting(variables), one.substituting(variables),
        other.substituting(variables))
    case .block(let block, let arguments):
      return .block(block, arguments.map { $0.substituting(variables) })
    }
  }
}
