import ActivationRules
import Foundation

extension NSPredicate {
  /// Makes a predicate from a format and its arguments.
  ///
  /// Simulated: `%@`, `%K` and the conversions of numbers, key paths, literals, variables, the
  /// documented operators, functions and subqueries; a text that isn't a format ends the program
  /// with iOS's message. Differs: an argument whose kind isn't that of its conversion ends the
  /// program with an explanation, while on iOS it reads memory that it shouldn't.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - args: Its arguments, in order.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    let node = FormatReader(predicateFormat, variable: args).predicate()
    self.init(making: { NSPredicate.predicate(node) })
  }

  /// Makes a predicate from a format and its arguments.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: Its arguments, in order.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let node = FormatReader(predicateFormat, list: arguments ?? []).predicate()
    self.init(making: { NSPredicate.predicate(node) })
  }
}

extension NSExpression {
  /// Makes an expression from a format and its arguments.
  ///
  /// Simulated: as the predicate's initialiser of the same form.
  ///
  /// - Parameters:
  ///   - expressionFormat: The format.
  ///   - args: Its arguments, in order.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(node: FormatReader(expressionFormat, variable: args).expression())
  }

  /// Makes an expression from a format and its arguments.
  ///
  /// - Parameters:
  ///   - expressionFormat: The format.
  ///   - arguments: Its arguments, in order.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(node: FormatReader(expressionFormat, list: arguments).expression())
  }
}
