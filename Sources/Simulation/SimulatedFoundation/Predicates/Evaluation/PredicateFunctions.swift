/// The functions of predicates by the names that Apple gives them.
enum PredicateFunctions {
  /// All functions that can be called without a target.
  static let names: Set<String> = [
    "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:", "add:to:",
    "from:subtract:", "multiply:by:", "divide:by:", "modulus:by:", "sqrt:", "log:", "ln:",
    "raise:toPower:", "exp:", "floor:", "ceiling:", "abs:", "trunc:", "random", "random:",
    "randomn:", "now", "uppercase:", "lowercase:", "length:", "bitwiseAnd:with:",
    "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:", "onesComplement:",
    "noindex:", "canonical:", "objectFrom:withIndex:", "castObject:toType:",
  ]

  /// The operators that are written between two values.
  static let signs = [
    "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/",
    "raise:toPower:": "**",
  ]
}
