extension Predicate {
  /// An expression with a value.
  public indirect enum Expression: Hashable, Sendable {
    /// A literal value.
    case literal(Literal)
    /// `SELF`: the object that the predicate is evaluated against.
    case itself(Place)
    /// `$name`: the current element of a subquery.
    case variable(Variable)
    /// The value that is found by following some keys.
    case path(Path)
    /// `SUBQUERY(collection, $name, clause)`: the elements for which a clause holds.
    case subquery(Subquery)
    /// `{a, b}`: a literal list.
    case list([Expression], Place)
    /// A function with its arguments.
    case call(Call)
    /// `TERNARY(clause, a, b)`: one of two values.
    case ternary(Clause, Expression, Expression, Place)
    /// A value and one or more arithmetic steps with it, from left to right.
    case arithmetic(Expression, [Step])
    /// A negated value.
    case negative(Expression, Place)
    /// `$name := value`.
    case assignment(Variable, Expression)
    /// `%@`, `%d` and the like: a value that a program passes with a format.
    case argument(Argument)
  }

  /// A literal value.
  public struct Literal: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// Its place in the text.
    public var place: Place

    /// Makes a literal.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - place: Its place in the text.
    public init(_ value: Value, place: Place = Place()) {
      self.value = value
      self.place = place
    }

    /// The kinds of literals.
    public enum Value: Hashable, Sendable {
      /// `NULL` or `NIL`.
      case null
      /// `TRUE` or `YES`, `FALSE` or `NO`.
      case boolean(Bool)
      /// A whole number.
      case integer(Int64)
      /// A number with a fraction or an exponent, or one that is too big to be whole.
      case real(DecimalNumber)
      /// A text in quotes.
      case string(String)
    }
  }

  /// A name after a dollar sign.
  public struct Variable: Hashable, Sendable {
    /// The name without the dollar sign.
    public var name: String
    /// Its place in the text.
    public var place: Place

    /// Makes a variable.
    ///
    /// - Parameters:
    ///   - name: The name without the dollar sign.
    ///   - place: Its place in the text.
    public init(_ name: String, place: Place = Place()) {
      self.name = name
      self.place = place
    }
  }

  /// The elements of a collection for which a clause holds.
  public struct Subquery: Hashable, Sendable {
    /// The collection.
    public var collection: Expression
    /// The name of the current element.
    public var variable: Variable
    /// The clause that must hold for an element.
    public var clause: Clause
    /// Its place in the text.
    public var place: Place

    /// Makes a subquery.
    ///
    /// - Parameters:
    ///   - collection: The collection.
    ///   - variable: The name of the current element.
    ///   - clause: The clause that must hold for an element.
    ///   - place: Its place in the text.
    public init(
      _ collection: Expression, _ variable: Variable, _ clause: Clause, place: Place = Place()
    ) {
      self.collection = collection
      self.variable = variable
      self.clause = clause
      self.place = place
    }
  }

  /// A function with its arguments.
  public struct Call: Hashable, Sendable {
    /// The function.
    public var function: Function
    /// Its arguments.
    public var arguments: [Expression]
    /// Its place in the text.
    public var place: Place

    /// Makes a call.
    ///
    /// - Parameters:
    ///   - function: The function.
    ///   - arguments: Its arguments.
    ///   - place: Its place in the text.
    public init(_ function: Function, _ arguments: [Expression], place: Place = Place()) {
      self.function = function
      self.arguments = arguments
      self.place = place
    }
  }

  /// One arithmetic step.
  public struct Step: Hashable, Sendable {
    /// The operation.
    public var operation: Arithmetic
    /// The operand.
    public var operand: Expression

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - operand: The operand.
    public init(_ operation: Arithmetic, _ operand: Expression) {
      self.operation = operation
      self.operand = operand
    }
  }
}

extension Predicate.Expression {
  /// The expression's place in the text.
  public var place: Predicate.Place {
    switch self {
    case .literal(let literal): literal.place
    case .itself(let place), .list(_, let place), .ternary(_, _, _, let place),
      .negative(_, let place):
      place
    case .variable(let variable): variable.place
    case .path(let path): path.place
    case .subquery(let subquery): subquery.place
    case .call(let call): call.place
    case .arithmetic(let first, let steps):
      steps.last.map { first.place.through($0.operand.place) } ?? first.place
    case .assignment(let variable, let value): variable.place.through(value.place)
    case .argument(let argument): argument.place
    }
  }
}
