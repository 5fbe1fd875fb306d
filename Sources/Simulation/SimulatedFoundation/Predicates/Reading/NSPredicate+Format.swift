import ActivationRules
import Foundation

extension NSPredicate {
  /// Makes a predicate of a format and of what it leaves open.
  ///
  /// Simulated: `%@`, `%K` and the conversions of numbers, key paths, literals, variables, the
  /// documented operators, functions and subqueries; a format that isn't one ends the program with
  /// iOS's words. Differs: an argument of another kind than its conversion ends the program with an
  /// explanation, where on iOS it reads memory that isn't its own.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - args: What it leaves open, in order.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    let node = FormatReader(predicateFormat, variable: args).predicate()
    self.init(making: { NSPredicate.predicate(node) })
  }

  /// Makes a predicate of a format and of what it leaves open.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: What it leaves open, in order.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let node = FormatReader(predicateFormat, list: arguments ?? []).predicate()
    self.init(making: { NSPredicate.predicate(node) })
  }
}

extension NSExpression {
  /// Makes an expression of a format and of what it leaves open.
  ///
  /// Simulated: as the predicate's initialiser of the same form.
  ///
  /// - Parameters:
  ///   - expressionFormat: The format.
  ///   - args: What it leaves open, in order.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(node: FormatReader(expressionFormat, variable: args).expression())
  }

  /// Makes an expression of a format and of what it leaves open.
  ///
  /// - Parameters:
  ///   - expressionFormat: The format.
  ///   - arguments: What it leaves open, in order.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(node: FormatReader(expressionFormat, list: arguments).expression())
  }
}
