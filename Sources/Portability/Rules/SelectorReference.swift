import SwiftSyntax

/// What is between the parentheses of `#selector(…)`.
struct SelectorReference {
  /// The type in which the method is looked up.
  enum Owner {
    /// The type that contains the code: nothing, `self` or `Self` is written.
    case own
    case type(String)
    /// An object of a type that only the compiler knows.
    case object
  }

  /// `getter`, `setter`, or `nil` for a method.
  let accessor: String?
  let base: ExprSyntax?
  private let reference: DeclReferenceExprSyntax
  /// The number of parameters of the type after `as`.
  let castParameters: Int?

  /// Reads the arguments of `#selector`; `nil` when they don't name a method.
  init?(_ arguments: LabeledExprListSyntax) {
    guard arguments.count == 1, let argument = arguments.first else { return nil }
    accessor = argument.label?.text
    let (expression, cast) = Self.unwrapped(argument.expression)
    castParameters = cast
    if let member = expression.as(MemberAccessExprSyntax.self) {
      base = member.base
      reference = member.declName
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      base = nil
      self.reference = reference
    } else {
      return nil
    }
  }

  /// The member's name.
  var name: String { reference.baseName.text }

  /// The first thing that is written: the base, or the name if there is none.
  var start: Syntax { base.map(Syntax.init) ?? Syntax(reference) }

  /// The method's argument labels; `nil` when none are written.
  var labels: [String]? {
    reference.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.text }
  }

  var owner: Owner {
    guard let text = base?.lineOfText, text != "self", text != "Self" else { return .own }
    let isType = text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return isType ? .type(text) : .object
  }
}

extension SelectorReference {
  /// Removes parentheses and `as` casts; returns the number of parameters of the cast's type.
  private static func unwrapped(_ expression: ExprSyntax) -> (ExprSyntax, parameters: Int?) {
    var inner = expression
    var parameters: Int?
    while true {
      if let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      {
        inner = element.expression
      } else if let sequence = inner.as(SequenceExprSyntax.self),
        let first = sequence.elements.first,
        let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
      {
        parameters = Self.parameters(of: type)
        inner = first
      } else {
        return (inner, parameters)
      }
    }
  }

  /// Returns how many parameters a function type has; for `(T) -> (A) -> R`, those of the inner
  /// function.
  private static func parameters(of type: TypeSyntax) -> Int? {
    var type = type
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      type = element.type
    }
    var function = type.as(FunctionTypeSyntax.self)
    while let inner = function?.returnClause.type.as(FunctionTypeSyntax.self) { function = inner }
    return function?.parameters.count
  }
}
