import ActivationRules
import Foundation

/// Reads a format together with its arguments.
///
/// The text is read by the same parser as the rules of extensions; its result is converted to the
/// tree that predicates are made from.
struct FormatReader {
  private let format: String
  /// The values of the arguments, as objects.
  private let values: [Any]
  private let keyPaths: [Int: String]

  /// Reads arguments of a call, whose kinds must be those that the format says.
  init(_ format: String, variable arguments: [any CVarArg]) {
    self.init(format, list: arguments, checksKinds: true)
  }

  /// Reads arguments of a list, in which all are objects.
  init(_ format: String, list arguments: [Any]) {
    self.init(format, list: arguments, checksKinds: false)
  }

  private init(_ format: String, list arguments: [Any], checksKinds: Bool) {
    self.format = format
    let conversions = ActivationRules.Predicate.conversions(in: format)
    guard conversions.count <= arguments.count else {
      preconditionFailure(
        "Insufficient arguments for conversion characters specified in format string.")
    }
    var keyPaths: [Int: String] = [:]
    for (index, (conversion, argument)) in zip(conversions, arguments).enumerated() {
      if checksKinds { Self.check(argument, for: conversion, in: format) }
      if conversion == "K" {
        keyPaths[index] = argument as? String ?? (argument as? NSString)?.text
      }
    }
    self.keyPaths = keyPaths
    values = arguments
  }

  /// The format as a predicate.
  func predicate() -> PredicateNode {
    let reading = ActivationRules.Predicate.parse(format: format, keyPaths: keyPaths)
    guard let predicate = reading.predicate else { unparsable() }
    return node(of: predicate.clause)
  }

  /// The format as an expression.
  func expression() -> ExpressionNode {
    guard
      let expression = ActivationRules.Predicate.parseExpression(
        format: format, keyPaths: keyPaths)
    else { unparsable() }
    return node(of: expression)
  }

  /// The value of an argument.
  func value(of argument: ActivationRules.Predicate.Argument) -> Any? { values[argument.index] }

  /// Ends the program as iOS does, with iOS's message.
  func unparsable() -> Never {
    preconditionFailure("Unable to parse the format string \"\(format)\"")
  }

  /// `%@` wants an object and the others a number; on iOS anything else reads memory that it
  /// shouldn't.
  private static func check(_ argument: Any, for conversion: String, in format: String) {
    let isNumber =
      argument is any BinaryInteger || argument is any BinaryFloatingPoint
      || type(of: argument) == Bool.self
    let wantsNumber = conversion != "@" && conversion != "K"
    guard isNumber != wantsNumber else { return }
    preconditionFailure(
      "EXC_BAD_ACCESS: %\(conversion) in the format \"\(format)\" stands for "
        + (wantsNumber ? "a number" : "an object") + ", and the argument is of type "
        + "\(type(of: argument))")
  }
}

extension NSString {
  /// The text as a Swift string.
  var text: String { self as String }
}
