import Findings

extension PredicateExplainer {
  /// States how many elements there are or match, and how many should.
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

  /// States that there is nothing to count.
  private func missing(
    _ test: CountTest, _ collection: PredicateValue, holds: Bool
  ) throws(Predicate.Stop) -> PredicateStatement {
    let text =
      collection.isNull
      ? CountWords.nothingToCount(test.collection)
      : CountWords.notAList(test.collection, collection)
    return PredicateStatement(
      text, reason: CountWords.noCollection(test.collection), basis: .undocumented, holds: holds,
      weight: .count)
  }

  /// States the count of all elements.
  private mutating func statement(
    counting total: Int, _ test: CountTest, holds: Bool
  ) throws(Predicate.Stop) -> PredicateStatement {
    let noun = Noun(elementsOf: test.collection)
    let wanted = try quantity(test, noun)
    return PredicateStatement(
      CountWords.there(wanted, total: total),
      reason: holds ? noun.counted(total) : CountWords.wants(wanted, total: total),
      holds: holds, weight: .count)
  }

  /// States the count of the elements that match.
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
    var hiddenMatching = 0
    for index in 0..<total {
      let element = collection[index]
      let name = subquery.variable.name
      if shown.count < Self.most, room > 0 {
        let statement = try evaluated(subquery.clause, name, element)
        if total == 1 { only = statement }
        shown.append(
          statement.explanation(CountWords.element(noun, index + 1, Self.sketch(of: element))))
        if statement.holds { matching += 1 }
      } else {
        hidden += 1
        if try evaluator.holds(subquery.clause, for: name, as: element) { hiddenMatching += 1 }
      }
    }
    let bases = shown.filter { $0.holds == holds }.map { $0.basis }
    if hidden > 0 {
      matching += hiddenMatching
      shown.append(
        Explanation(
          CountWords.more(hidden, noun, matching: hiddenMatching), basis: .documented))
    }
    let wanted = try quantity(test, noun)
    let remarks = Self.remarks(on: test, matching: matching, of: total, noun, holds: holds)
    let tally = Tally(
      noun: noun, matching: matching, total: total,
      types: types.map { TypeTest.few(names($0.wanted)) })
    let reason = types == nil && only?.holds == holds ? only?.reason : nil
    return PredicateStatement(
      CountWords.matching(wanted, types, tally),
      reason: reason ?? tally.reason(wanted, holds: holds),
      basis: .needingAll(remarks.map { $0.basis } + [.needingOne(bases)]), holds: holds,
      children: shown + remarks, weight: types == nil ? only?.weight ?? .matches : .types)
  }

  /// Returns the statement about a clause for one element.
  private mutating func evaluated(
    _ clause: Predicate.Clause, _ name: String, _ element: PredicateValue
  ) throws(Predicate.Stop) -> PredicateStatement {
    evaluator.enter(name, as: element)
    defer { evaluator.leave() }
    return try statement(on: clause)
  }

  /// Returns the required number, in words.
  private mutating func quantity(
    _ test: CountTest, _ noun: Noun
  ) throws(Predicate.Stop) -> Tally.Wanted {
    switch (test.limit, test.operation) {
    case (.number(let number), let operation):
      let quantity = Quantity(operation, number)
      return Tally.Wanted(
        words: quantity.of(noun), isSingular: quantity.isSingular, isMost: quantity.isMost)
    case (.all, .equal), (.all, .atLeast):
      return Tally.Wanted(words: CountWords.every(noun), isSingular: true, isEvery: true)
    case (.all, .notEqual), (.all, .less):
      return Tally.Wanted(words: CountWords.notEvery(noun), isSingular: true)
    case (.all, .greater):
      return Tally.Wanted(words: CountWords.moreThanAll(noun), isSingular: false)
    case (.all, _):
      return Tally.Wanted(words: CountWords.anyNumber(of: noun), isSingular: false)
    case (.other(let expression), let operation):
      let value = try evaluator.value(of: expression)
      guard let number = value.number?.whole else {
        return Tally.Wanted(
          words: CountWords.asMany(noun, as: expression, value), isSingular: false)
      }
      let quantity = Quantity(operation, number)
      return Tally.Wanted(
        words: CountWords.quantity(quantity, of: noun, expression, is: number),
        isSingular: quantity.isSingular, isMost: quantity.isMost)
    }
  }

  /// Returns remarks on what is surprising in a count of nothing.
  private static func remarks(
    on test: CountTest, matching: Int, of total: Int, _ noun: Noun, holds: Bool
  ) -> [Explanation] {
    guard holds, matching == 0 else { return [] }
    if case .all = test.limit, total == 0 {
      return [.remark(CountWords.noneIsAll(noun), basis: .undocumented)]
    }
    switch (test.operation, test.limit) {
    case (.atMost, .number(1...)), (.less, .number(2...)):
      return [.remark(CountWords.trueOfNone(noun, test.operation), basis: .documented)]
    default: return []
    }
  }

  /// Describes an element: its types, or how many attachments it has.
  private static func sketch(of element: PredicateValue) -> String? {
    switch element {
    case .one(.string(let text)): return cropped(text)
    case .one(.dictionary(let entries)):
      for entry in entries {
        guard case .array(let values) = entry.value else { continue }
        if entry.key == "attachments" { return CountWords.attachments(values.count) }
        guard entry.key == "registeredTypeIdentifiers" else { continue }
        let types = values.prefix(10).map { value in
          if case .string(let type) = value { return type }
          return value.kindInWords
        }
        return AttachmentWords.types(of: Attachment(types))
      }
      return nil
    default: return nil
    }
  }
}
