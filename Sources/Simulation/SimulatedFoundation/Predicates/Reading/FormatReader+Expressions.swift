import ActivationRules
import Foundation

extension FormatReader {
  /// Converts an expression.
  func node(of expression: ActivationRules.Predicate.Expression) -> ExpressionNode {
    switch expression {
    case .literal(let literal): .constant(Self.value(of: literal.value))
    case .itself: .evaluatedObject
    case .variable(let variable): .variable(variable.name)
    case .path(let path): node(of: path)
    case .subquery(let subquery):
      .subquery(
        node(of: subquery.collection), variable: subquery.variable.name,
        node(of: subquery.clause))
    case .list(let elements, _): .aggregate(elements.map { node(of: $0) })
    case .call(let call): node(of: call)
    case .ternary(let clause, let one, let other, _):
      .conditional(node(of: clause), node(of: one), node(of: other))
    case .arithmetic(let first, let steps): node(of: first, steps)
    case .negative(let inner, _):
      .function("multiply:by:", target: nil, [.constant(NSNumber(value: -1)), node(of: inner)])
    case .assignment: unparsable()
    case .argument(let argument): .constant(value(of: argument))
    }
  }

  private static func value(of literal: ActivationRules.Predicate.Literal.Value) -> Any? {
    switch literal {
    case .null: nil
    case .boolean(let value): NSNumber(value: value)
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number.value)
    case .string(let text): text
    }
  }

  private func node(
    of first: ActivationRules.Predicate.Expression, _ steps: [ActivationRules.Predicate.Step]
  ) -> ExpressionNode {
    steps.reduce(node(of: first)) { left, step in
      let right = node(of: step.operand)
      return switch step.operation {
      case .add: .function("add:to:", target: nil, [left, right])
      case .subtract: .function("from:subtract:", target: nil, [left, right])
      case .multiply: .function("multiply:by:", target: nil, [left, right])
      case .divide: .function("divide:by:", target: nil, [left, right])
      case .power: .function("raise:toPower:", target: nil, [left, right])
      case .union: .set(.union, left, right)
      case .intersect: .set(.intersect, left, right)
      case .minus: .set(.minus, left, right)
      }
    }
  }

  private func node(of call: ActivationRules.Predicate.Call) -> ExpressionNode {
    let arguments = call.arguments.map { node(of: $0) }
    switch call.function {
    case .function:
      guard let target = arguments.first, arguments.count > 1,
        case .constant(let name) = arguments[1], let name = name as? String
      else { unparsable() }
      return .function(name, target: target, Array(arguments.dropFirst(2)))
    case .fetch, .distance: unparsable()
    case .cast: return .function("castObject:toType:", target: nil, arguments)
    case .raise: return .function("raise:toPower:", target: nil, arguments)
    case .now: return .function("now", target: nil, [])
    case .random where arguments.isEmpty: return .function("random", target: nil, [])
    default:
      let name = call.function.rawValue
      return .function(name.hasSuffix(":") ? name : "\(name):", target: nil, arguments)
    }
  }

  /// Converts keys to key paths; a path with something in brackets becomes a function, as on iOS.
  private func node(of path: ActivationRules.Predicate.Path) -> ExpressionNode {
    var result = path.base.map { node(of: $0) } ?? .evaluatedObject
    var keys: [String] = []
    func finish() {
      if !keys.isEmpty { result = .keyPath(keys.joined(separator: "."), of: result) }
      keys = []
    }
    for component in path.components {
      let index: ExpressionNode
      switch component {
      case .key(let key):
        keys.append(key)
        continue
      case .collection(let name):
        keys.append("@\(name.rawValue)")
        continue
      case .index(let expression): index = node(of: expression)
      case .first: index = .constant(IndexWord.first)
      case .last: index = .constant(IndexWord.last)
      case .size: index = .constant(IndexWord.size)
      }
      finish()
      result = .function("objectFrom:withIndex:", target: nil, [result, index])
    }
    finish()
    return result
  }
}
