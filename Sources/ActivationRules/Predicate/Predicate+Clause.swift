extension Predicate {
  /// A condition that either holds or doesn't.
  public indirect enum Clause: Hashable, Sendable {
    /// `TRUEPREDICATE` or `FALSEPREDICATE`.
    case constant(Bool)
    /// Two values and the relation that must hold between them.
    case comparison(Comparison)
    /// A clause that must not hold.
    case not(Clause)
    /// Two or more clauses that must all hold.
    case and([Clause])
    /// Two or more clauses of which one must hold.
    case or([Clause])
  }

  /// Two values and the relation that must hold between them.
  public struct Comparison: Hashable, Sendable {
    /// How many of the values on the left-hand side are meant, if there are several.
    public var quantifier: Quantifier?
    /// The left-hand side.
    public var left: Expression
    /// The relation that must hold between the sides.
    public var operation: Operation
    /// The letters in brackets after the operator.
    public var options: Options
    /// The right-hand side.
    public var right: Expression
    /// Its place in the text.
    public var place: Place

    /// Makes a comparison.
    ///
    /// - Parameters:
    ///   - left: The left-hand side.
    ///   - operation: The relation that must hold between the sides.
    ///   - right: The right-hand side.
    ///   - quantifier: How many of the values on the left-hand side are meant.
    ///   - options: The letters in brackets after the operator.
    ///   - place: Its place in the text.
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

  /// How many values of a collection a comparison has to hold for.
  public enum Quantifier: String, CaseIterable, Hashable, Sendable {
    /// At least one; `SOME` means the same.
    case any = "ANY"
    /// Every one.
    case all = "ALL"
    /// Not one.
    case none = "NONE"
  }
}
