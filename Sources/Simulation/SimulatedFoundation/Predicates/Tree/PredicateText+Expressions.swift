import Foundation

extension PredicateText {
  static func text(of node: ExpressionNode) -> String {
    switch node {
    case .constant(let value): text(ofValue: value)
    case .evaluatedObject: "SELF"
    case .variable(let name): "$\(name)"
    case .keyPath(let keyPath, of: .evaluatedObject): escaped(keyPath)
    case .keyPath(let keyPath, let base): "\(operand(base)).\(escaped(keyPath))"
    case .function(let name, let target, let arguments): call(name, target, arguments)
    case .aggregate(let elements): "{\(list(elements))}"
    case .set(let operation, let left, let right):
      "\(operand(left)) \(operation.rawValue) \(operand(right))"
    case .subquery(let collection, let variable, let predicate):
      "SUBQUERY(\(text(of: collection)), $\(variable), \(text(of: predicate)))"
    case .conditional(let predicate, let one, let other):
      "TERNARY(\(text(of: predicate)), \(text(of: one)), \(text(of: other)))"
    case .block(_, let arguments): "BLOCK(\(list(arguments)))"
    case .anyKey: "ANYKEY"
    }
  }

  /// A value as a literal.
  static func text(ofValue value: Any?) -> String {
    switch PredicateValue(value) {
    case .nothing: "nil"
    case .number(let number): text(ofNumber: number)
    case .text(let text): quoted(text)
    case .date(let date):
      "CAST(\(String(format: "%f", date.timeIntervalSinceReferenceDate)), \"NSDate\")"
    case .list(let elements): "{\(elements.map { text(ofValue: $0) }.joined(separator: ", "))}"
    case .other(let other): String(describing: other)
    }
  }

  /// A number; one without a fraction has no point, and a Boolean is 1 or 0.
  private static func text(ofNumber number: NSNumber) -> String {
    let isWhole = Int64(exactly: number.doubleValue) != nil && !(number is NSDecimalNumber)
    return isWhole || number.isBoolean ? "\(number.int64Value)" : number.stringValue
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  private static func list(_ nodes: [ExpressionNode]) -> String {
    nodes.map { text(of: $0) }.joined(separator: ", ")
  }

  private static func call(
    _ name: String, _ target: ExpressionNode?, _ arguments: [ExpressionNode]
  ) -> String {
    if let target {
      let more = arguments.isEmpty ? "" : ", \(list(arguments))"
      return "FUNCTION(\(text(of: target)), \"\(name)\"\(more))"
    }
    if let sign = PredicateFunctions.signs[name], arguments.count == 2 {
      return arguments.map { operand($0) }.joined(separator: " \(sign) ")
    }
    switch name {
    case "castObject:toType:": return "CAST(\(list(arguments)))"
    case "objectFrom:withIndex:" where arguments.count == 2:
      return "\(operand(arguments[0]))[\(index(arguments[1]))]"
    default: return "\(name)(\(list(arguments)))"
    }
  }

  private static func index(_ node: ExpressionNode) -> String {
    guard case .constant(let value) = node, let word = value as? IndexWord else {
      return text(of: node)
    }
    return word.rawValue
  }

  /// A value in front of a dot or beside a sign: sums and products are in parentheses.
  private static func operand(_ node: ExpressionNode) -> String {
    switch node {
    case .function(let name, nil, _) where PredicateFunctions.signs[name] != nil:
      "(\(text(of: node)))"
    case .set: "(\(text(of: node)))"
    default: text(of: node)
    }
  }

  private static func escaped(_ keyPath: String) -> String {
    keyPath.split(separator: ".", omittingEmptySubsequences: false).map { part in
      reserved.contains(part.uppercased()) ? "#\(part)" : String(part)
    }.joined(separator: ".")
  }

  private static let reserved: Set<String> = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "CASEINSENSITIVE", "CI",
    "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "BETWEEN", "NULL", "NIL", "TRUE", "YES",
    "FALSE", "NO", "FIRST", "LAST", "SIZE", "ANYKEY", "SUBQUERY", "FETCH", "CAST",
    "TRUEPREDICATE", "FALSEPREDICATE",
  ]
}

/// A word in brackets instead of a number.
enum IndexWord: String {
  case first = "FIRST"
  case last = "LAST"
  case size = "SIZE"
}
