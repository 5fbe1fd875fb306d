extension Predicate {
  /// Something that has a value.
  public indirect enum Expression: Hashable, Sendable {
    /// A value that is written down.
    case literal(Literal)
    /// `SELF`: the object that the predicate is evaluated against.
    case itself(Place)
    /// `$name`: the element that a subquery is just looking at.
    case variable(Variable)
    /// What is found along some keys.
    case path(Path)
    /// `SUBQUERY(collection, $name, clause)`: the elements for which a clause is the case.
    case subquery(Subquery)
    /// `{a, b}`: a list that is written down.
    case list([Expression], Place)
    /// A function with what is handed to it.
    case call(Call)
    /// `TERNARY(clause, a, b)`: one of two values.
    case ternary(Clause, Expression, Expression, Place)
    /// A value and one or more steps of arithmetic with it, from left to right.
    case arithmetic(Expression, [Step])
    /// A value with its sign changed.
    case negative(Expression, Place)
    /// `$name := value`.
    case assignment(Variable, Expression)
    /// `%@`, `%d` and the like: a value that a program hands over beside a format.
    case argument(Argument)
  }

  /// A value that is written down.
  public struct Literal: Hashable, Sendable {
    /// The value.
    public var value: Value
    /// Where it stands.
    public var place: Place

    /// Makes a literal.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - place: Where it stands.
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

  /// A name behind a dollar sign.
  public struct Variable: Hashable, Sendable {
    /// The name without the dollar sign.
    public var name: String
    /// Where it stands.
    public var place: Place

    /// Makes a variable.
    ///
    /// - Parameters:
    ///   - name: The name without the dollar sign.
    ///   - place: Where it stands.
    public init(_ name: String, place: Place = Place()) {
      self.name = name
      self.place = place
    }
  }

  /// The elements of a collection for which a clause is the case.
  public struct Subquery: Hashable, Sendable {
    /// The collection.
    public var collection: Expression
    /// The name of the element that is looked at.
    public var variable: Variable
    /// What must be the case for an element.
    public var clause: Clause
    /// Where it stands.
    public var place: Place

    /// Makes a subquery.
    ///
    /// - Parameters:
    ///   - collection: The collection.
    ///   - variable: The name of the element that is looked at.
    ///   - clause: What must be the case for an element.
    ///   - place: Where it stands.
    public init(
      _ collection: Expression, _ variable: Variable, _ clause: Clause, place: Place = Place()
    ) {
      self.collection = collection
      self.variable = variable
      self.clause = clause
      self.place = place
    }
  }

  /// A function with what is handed to it.
  public struct Call: Hashable, Sendable {
    /// The function.
    public var function: Function
    /// What is handed to it.
    public var arguments: [Expression]
    /// Where it stands.
    public var place: Place

    /// Makes a call.
    ///
    /// - Parameters:
    ///   - function: The function.
    ///   - arguments: What is handed to it.
    ///   - place: Where it stands.
    public init(_ function: Function, _ arguments: [Expression], place: Place = Place()) {
      self.function = function
      self.arguments = arguments
      self.place = place
    }
  }

  /// One step of arithmetic.
  public struct Step: Hashable, Sendable {
    /// What is done.
    public var operation: Arithmetic
    /// With what.
    public var operand: Expression

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - operation: What is done.
    ///   - operand: With what.
    public init(_ operation: Arithmetic, _ operand: Expression) {
      self.operation = operation
      self.operand = operand
    }
  }
}

extension Predicate.Expression {
  /// Where the expression stands.
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
