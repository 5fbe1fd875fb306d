public import Foundation

extension NSExpression {
  /// The kind of the expression.
  public var expressionType: ExpressionType {
    switch node {
    case .constant: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .variable: .variable
    case .keyPath(_, of: .evaluatedObject): .keyPath
    case .keyPath, .function: .function
    case .aggregate: .aggregate
    case .set(.union, _, _): .unionSet
    case .set(.intersect, _, _): .intersectSet
    case .set(.minus, _, _): .minusSet
    case .subquery: .subquery
    case .conditional: .conditional
    case .block: .block
    case .anyKey: .anyKey
    }
  }

  /// The value of a constant expression.
  public var constantValue: Any? {
    guard case .constant(let value) = node else { unfit("constantValue") }
    return value
  }

  /// The key path of a key path expression.
  public var keyPath: String {
    guard case .keyPath(let keyPath, _) = node else { unfit("keyPath") }
    return keyPath
  }

  /// The name of a function.
  public var function: String {
    switch node {
    case .function(let name, _, _): name
    case .keyPath: "valueForKeyPath:"
    default: unfit("function")
    }
  }

  /// The name of a variable, including that of a subquery.
  public var variable: String {
    switch node {
    case .variable(let name), .subquery(_, let name, _): name
    default: unfit("variable")
    }
  }

  /// The object at which a key path begins, or whose method is called.
  public var operand: NSExpression {
    switch node {
    case .keyPath(_, let base): NSExpression(node: base)
    case .function(_, let target?, _): NSExpression(node: target)
    default: unfit("operand")
    }
  }

  /// The arguments of a function.
  public var arguments: [NSExpression]? {
    switch node {
    case .function(_, _, let arguments), .block(_, let arguments):
      arguments.map { NSExpression(node: $0) }
    case .keyPath(let keyPath, _): [NSExpression(forConstantValue: keyPath)]
    default: unfit("arguments")
    }
  }

  /// The collection of a subquery, or the elements of a list.
  public var collection: Any {
    switch node {
    case .subquery(let collection, _, _): NSExpression(node: collection)
    case .aggregate(let elements): elements.map { NSExpression(node: $0) }
    default: unfit("collection")
    }
  }

  /// The predicate of a subquery or of a choice.
  public var predicate: NSPredicate {
    switch node {
    case .subquery(_, _, let predicate), .conditional(let predicate, _, _): .predicate(predicate)
    default: unfit("predicate")
    }
  }

  /// The left one of two collections.
  public var left: NSExpression {
    guard case .set(_, let left, _) = node else { unfit("leftExpression") }
    return NSExpression(node: left)
  }

  /// The right one of two collections.
  public var right: NSExpression {
    guard case .set(_, _, let right) = node else { unfit("rightExpression") }
    return NSExpression(node: right)
  }

  /// The value of a choice if its predicate is met.
  public var `true`: NSExpression {
    guard case .conditional(_, let value, _) = node else { unfit("trueExpression") }
    return NSExpression(node: value)
  }

  /// The value of a choice if its predicate isn't met.
  public var `false`: NSExpression {
    guard case .conditional(_, _, let value) = node else { unfit("falseExpression") }
    return NSExpression(node: value)
  }

  /// The closure of an expression that has one.
  public var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
    guard case .block(let block, _) = node else { unfit("expressionBlock") }
    return { object, arguments, context in block(object, arguments, context) ?? NSNull() }
  }

  private func unfit(_ property: String) -> Never {
    preconditionFailure(
      "*** -\(property) only defined for expressions of another kind than '\(description)'")
  }
}
