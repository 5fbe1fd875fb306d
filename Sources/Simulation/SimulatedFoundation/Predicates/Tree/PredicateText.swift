import Foundation

/// Writes predicates as text, in the forms that iOS is observed to write.
enum PredicateText {
  static func text(of node: PredicateNode) -> String {
    switch node {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): text(of: comparison)
    case .not(let inner): "NOT \(part(inner))"
    case .and(let nodes): joined(nodes, by: "AND", orElse: "TRUEPREDICATE")
    case .or(let nodes): joined(nodes, by: "OR", orElse: "FALSEPREDICATE")
    case .block: "BLOCKPREDICATE"
    case .object(let object): object.predicateFormat
    }
  }

  private static func joined(
    _ nodes: [PredicateNode], by word: String, orElse nothing: String
  ) -> String {
    guard let first = nodes.first else { return nothing }
    if nodes.count == 1 { return text(of: first) }
    return nodes.map(part).joined(separator: " \(word) ")
  }

  /// A predicate within another one: one that is joined or negated is in parentheses.
  private static func part(_ node: PredicateNode) -> String {
    switch node {
    case .and, .or, .not: "(\(text(of: node)))"
    case .constant, .comparison, .block, .object: text(of: node)
    }
  }

  private static func text(of comparison: ComparisonNode) -> String {
    let modifier =
      switch comparison.modifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    let sign =
      comparison.operation == .customSelector
      ? UniformTypeOperator(comparison.selector)?.word ?? comparison.selector?.description ?? ""
      : word(for: comparison.operation) + letters(of: comparison.options)
    return "\(modifier)\(text(of: comparison.left)) \(sign) \(text(of: comparison.right))"
  }

  private static func word(for operation: NSComparisonPredicate.Operator) -> String {
    switch operation {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    case .customSelector: ""
    }
  }

  private static func letters(of options: NSComparisonPredicate.Options) -> String {
    let letters =
      (options.contains(.caseInsensitive) ? "c" : "")
      + (options.contains(.diacriticInsensitive) ? "d" : "")
      + (options.contains(.normalized) ? "n" : "")
    return letters.isEmpty ? "" : "[\(letters)]"
  }
}
