import Findings

/// What a predicate's counts say: how many there are or match, and how many should.
enum CountWords {
  static func noCollection(_ collection: Predicate.Expression) -> String {
    "no \(cropped(collection.text))"
  }
  static func nothingToCount(_ collection: Predicate.Expression) -> String {
    "there is no \(cropped(collection.text)), so there is nothing to count"
  }
  static func notAList(_ collection: Predicate.Expression, _ value: PredicateValue) -> String {
    "\(cropped(collection.text)) is \(value.kindInWords)"
  }

  // MARK: - All elements

  static func there(_ wanted: Tally.Wanted, total: Int) -> String {
    "there must be \(wanted.words): \(found(total))"
  }
  static func wants(_ wanted: Tally.Wanted, total: Int) -> String {
    "wants \(wanted.words); \(found(total))"
  }
  private static func found(_ total: Int) -> String {
    total == 0 ? "there is none" : "there \(total == 1 ? "is" : "are") \(total)"
  }

  // MARK: - The elements that match

  static func matching(_ wanted: Tally.Wanted, _ test: TypeTest?, _ tally: Tally) -> String {
    let must = test.map { "be \($0.inWords)" } ?? "match"
    return "\(wanted.words) \(wanted.isMost ? "may" : "must") \(must): \(tally.found)"
  }

  /// "attachment 2 (public.jpeg): ", before what is said about it.
  static func element(_ noun: Noun, _ number: Int, _ sketch: String?) -> String {
    "\(noun.singular) \(number)\(sketch.map { " (\($0))" } ?? ""): "
  }
  static func attachments(_ count: Int) -> String { counted(count, "attachment") }

  static func more(_ hidden: Int, _ noun: Noun, matching: Int) -> String {
    "and \(hidden) more \(noun.form(isSingular: hidden == 1)), "
      + "of which \(matching) \(matching == 1 ? "matches" : "match")"
  }

  /// Of a rule for all elements where there are none.
  static func noneIsAll(_ noun: Noun) -> String {
    "there is no \(noun.singular), and 0 == 0: the rule counts 'none' as 'all'"
  }
  static func trueOfNone(_ noun: Noun, _ operation: Predicate.Operation) -> String {
    "no \(noun.singular) matches, and '\(operation.rawValue)' is also true for 0"
  }

  // MARK: - The required number

  static func every(_ noun: Noun) -> String { "every \(noun.singular)" }
  static func notEvery(_ noun: Noun) -> String { "not every \(noun.singular)" }
  static func moreThanAll(_ noun: Noun) -> String { "more \(noun.plural) than there are" }
  static func anyNumber(of noun: Noun) -> String { "any number of \(noun.plural)" }
  static func asMany(
    _ noun: Noun, as expression: Predicate.Expression, _ value: PredicateValue
  ) -> String {
    "as many \(noun.plural) as \(cropped(expression.text)) says (\(value.kindInWords))"
  }
  static func quantity(
    _ quantity: Quantity, of noun: Noun, _ expression: Predicate.Expression, is number: Int64
  ) -> String {
    "\(quantity.of(noun)) (\(cropped(expression.text)) is \(number))"
  }
}
