extension Predicate {
  /// The predicate on one line, with every word as we write it; it reads as the same predicate.
  ///
  /// There are parentheses wherever AND and OR would otherwise be mixed.
  public var text: String {
    var writer = PredicateWriter(isInLines: false)
    writer.write(clause)
    return writer.text
  }

  /// The predicate with a line for each part of it; it reads as the same predicate.
  public var textInLines: String {
    var writer = PredicateWriter(isInLines: true)
    writer.write(clause)
    return writer.text
  }
}

extension Predicate.Expression {
  /// The expression as a predicate writes it.
  public var text: String {
    var writer = PredicateWriter(isInLines: false)
    writer.write(self)
    return writer.text
  }
}

extension Predicate.Clause {
  /// The clause as a predicate writes it.
  public var text: String {
    var writer = PredicateWriter(isInLines: false)
    writer.write(self)
    return writer.text
  }
}
