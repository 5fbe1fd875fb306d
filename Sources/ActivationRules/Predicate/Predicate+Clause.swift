extension Predicate {
  /// Something that is either the case or not.
  public indirect enum Clause: Hashable, Sendable {
    /// `TRUEPREDICATE` or `FALSEPREDICATE`.
    case constant(Bool)
    /// Two values and what must be the case between them.
    case comparison(Comparison)
    /// That something else isn't the case.
    case not(Clause)
    /// That two or more clauses all are the case.
    case and([Clause])
    /// That one of two or more clauses is the case.
    case or([Clause])
  }

  /// Two values and what must be the case between them.
  public struct Comparison: Hashable, Sendable {
    /// How many of the values on the left-hand side are meant, where these are several.
    public var quantifier: Quantifier?
    /// The left-hand side.
    public var left: Expression
    /// What must be the case between the sides.
    public var operation: Operation
    /// The letters in brackets behind the operator.
    public var options: Options
    /// The right-hand side.
    public var right: Expression
    /// Where it stands.
    public var place: Place

    /// Makes a comparison.
    ///
    /// - Parameters:
    ///   - left: The left-hand side.
    ///   - operation: What must be the case between the sides.
    ///   - right: The right-hand side.
    ///   - quantifier: How many of the values on the left-hand side are meant.
    ///   - options: The letters in brackets behind the operator.
    ///   - place: Where it stands.
    public init(
      _ left: Expression, _ operation: Operation, _ right: Expression,
      quantifier: Quantifier? = nil, options: Options = [], place: Place = Place()
    ) {
      self.quantifier = quantifier
      self.left = left
      self.operation = operation
      self.options = options
      self.right = right
      self.place = place
    }
  }

  /// How many values of a collection a comparison is about.
  public enum Quantifier: String, CaseIterable, Hashable, Sendable {
    /// At least one; `SOME` is read as the same word.
    case any = "ANY"
    /// Every one.
    case all = "ALL"
    /// Not one.
    case none = "NONE"
  }
}
