extension PredicateExplainer {
  /// How many elements there are or match, and how many should.
  mutating func statement(
    on test: CountTest, _ comparison: Predicate.Comparison
  ) throws(Predicate.Stop) -> PredicateStatement {
    let holds = try evaluator.holds(comparison)
    let collection = try evaluator.value(of: test.collection)
    guard let total = collection.count else {
      return try missing(test, collection, holds: holds)
    }
    switch test.what {
    case .elements: return try statement(counting: total, test, holds: holds)
    case .matches(let subquery):
      return try statement(on: test, subquery, collection, total, holds: holds)
    }
  }

  /// There is nothing to count.
  private func missing(
    _ test: CountTest, _ collection: PredicateValue, holds: Bool
  ) throws(Predicate.Stop) -> PredicateStatement {
    let name = Wording.clipped(test.collection.text)
    let text =
      collection.isNull
      ? "there is no \(name), so that there is nothing to count"
      : "\(name) is \(collection.kindInWords)"
    return PredicateStatement(
      text, reason: "no \(name)", basis: .undocumented, holds: holds, weight: .count)
  }

  /// All elements are counted.
  private mutating func statement(
    counting total: Int, _ test: CountTest, holds: Bool
  ) throws(Predicate.Stop) -> PredicateStatement {
    let noun = Noun(elementsOf: test.collection)
    let wanted = try quantity(test, noun)
    let found = "there \(total == 1 ? "is" : "are") \(total == 0 ? "none" : "\(total)")"
    return PredicateStatement(
      "\(wanted) must be there: \(found)",
      reason: holds ? noun.counted(total) : "wants \(wanted); \(found)",
      holds: holds, weight: .count)
  }

  /// The elements that match are counted.
  private mutating func statement(
    on test: CountTest, _ subquery: Predicate.Subquery, _ collection: PredicateValue,
    _ total: Int, holds: Bool
  ) throws(Predicate.Stop) -> PredicateStatement {
    let noun = Noun(elementsOf: subquery.collection)
    let types = TypeTest(subquery.clause)
    var matching = 0
    var shown: [Explanation] = []
    var only: PredicateStatement?
    var hidden = 0
    for index in 0..<total {
      let element = collection[index]
      let name = subquery.variable.name
      if shown.count < Self.most, room > 0 {
        let statement = try evaluated(subquery.clause, name, element)
        if total == 1 { only = statement }
        shown.append(
          statement.explanation("\(noun.singular) \(index + 1)\(Self.sketch(of: element)): "))
        if statement.holds { matching += 1 }
      } else {
        hidden += 1
        if try evaluator.holds(subquery.clause, for: name, as: element) { matching += 1 }
      }
    }
    if hidden > 0 {
      shown.append(
        Explanation("and \(hidden) more \(noun.form(isSingular: hidden == 1))", basis: .documented))
    }
    let wanted = try quantity(test, noun)
    let bases = shown.filter { $0.holds == holds }.map { $0.basis }
    let remarks = Self.remarks(on: test, matching: matching, of: total, noun, holds: holds)
    let must = types.map { "be \($0.inWords)" } ?? "match"
    let verb = types == nil ? (matching == 1 ? "does" : "do") : (matching == 1 ? "is" : "are")
    let found = total == 0 ? "there is none" : "\(matching) of \(total) \(verb)"
    let reason = reason(
      types, wanted: wanted, noun, matching: matching, of: total, holds: holds, only)
    return PredicateStatement(
      "\(wanted) must \(must): \(found)", reason: reason,
      basis: .needingAll(remarks.map { $0.basis } + [.needingOne(bases)]), holds: holds,
      children: shown + remarks, weight: types == nil ? only?.weight ?? .matches : .types)
  }

  /// The statement about a clause for one element.
  private mutating func evaluated(
    _ clause: Predicate.Clause, _ name: String, _ element: PredicateValue
  ) throws(Predicate.Stop) -> PredicateStatement {
    evaluator.enter(name, as: element)
    defer { evaluator.leave() }
    return try statement(on: clause)
  }

  /// How many are wanted, in words.
  private mutating func quantity(
    _ test: CountTest, _ noun: Noun
  ) throws(Predicate.Stop) -> String {
    switch (test.limit, test.operation) {
    case (.number(let number), let operation): return Quantity(operation, number).of(noun)
    case (.all, .equal), (.all, .atLeast): return "every \(noun.singular)"
    case (.all, .notEqual), (.all, .less): return "not every \(noun.singular)"
    case (.all, .greater): return "more than every \(noun.singular)"
    case (.all, _): return "any number of \(noun.plural)"
    case (.other(let expression), let operation):
      let value = try evaluator.value(of: expression)
      let text = Wording.clipped(expression.text)
      guard let number = value.number?.whole else {
        return "as many \(noun.plural) as \(text) says (\(value.kindInWords))"
      }
      return "\(Quantity(operation, number).of(noun)) (\(text) is \(number))"
    }
  }

  /// The few words for a timeline.
  private func reason(
    _ types: TypeTest?, wanted: String, _ noun: Noun, matching: Int, of total: Int, holds: Bool,
    _ only: PredicateStatement?
  ) -> String {
    if types == nil, let only, only.holds == holds { return only.reason }
    let what =
      types.map { " of type \(names($0.wanted))" } ?? " that \(matching == 1 ? "matches" : "match")"
    if holds {
      if matching == total, total > 1 {
        return "all \(total) \(noun.plural)\(types == nil ? " match" : " are\(what)")"
      }
      let found = matching == 0 ? "no \(noun.singular)" : noun.counted(matching)
      return "\(found)\(what), \(wanted.hasPrefix("every") ? "every one" : wanted) wanted"
    }
    let found =
      total == 0
      ? "none was shared"
      : matching == 0 ? "none is" : "\(matching) of \(total) \(matching == 1 ? "is" : "are")"
    return "wants \(wanted)\(what); \(found)"
  }

  /// What surprises in a count of nothing.
  private static func remarks(
    on test: CountTest, matching: Int, of total: Int, _ noun: Noun, holds: Bool
  ) -> [Explanation] {
    guard holds, matching == 0 else { return [] }
    if case .all = test.limit, total == 0 {
      return [
        Explanation(
          "there is no \(noun.singular), and 0 == 0: the rule takes 'none at all' for 'all'",
          basis: .undocumented)
      ]
    }
    switch (test.operation, test.limit) {
    case (.atMost, .number(1...)), (.less, .number(2...)):
      return [
        Explanation(
          "no \(noun.singular) matches, and '\(test.operation.rawValue)' is true of 0 as well",
          basis: .documented)
      ]
    default: return []
    }
  }

  /// What an element is, in brackets: its types, or how many attachments it has.
  private static func sketch(of element: PredicateValue) -> String {
    switch element {
    case .one(.string(let text)): return " (\(Wording.clipped(text)))"
    case .one(.dictionary(let entries)):
      for entry in entries {
        guard case .array(let values) = entry.value else { continue }
        if entry.key == "attachments" { return " (\(Wording.attachments(values.count)))" }
        guard entry.key == "registeredTypeIdentifiers" else { continue }
        let types = values.prefix(10).map { value in
          if case .string(let type) = value { return type }
          return value.kindInWords
        }
        return " (\(Wording.types(of: Attachment(types))))"
      }
      return ""
    default: return ""
    }
  }
}
