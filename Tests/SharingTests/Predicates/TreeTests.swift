import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Predicates and expressions made from parts, and their parts.
@Suite("Predicates from parts") struct TreeTests {
  @Test(
    .shows(
      "NSComparisonPredicate", "NSComparisonPredicate.Operator", "NSComparisonPredicate.Modifier",
      "NSComparisonPredicate.Options",
      "NSComparisonPredicate.init(leftExpression:rightExpression:modifier:type:options:)"))
  func comparisonIsMadeOfItsParts() throws {
    let predicate = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "items.price"),
      rightExpression: NSExpression(forConstantValue: 4), modifier: .any, type: .greaterThan,
      options: [])
    #expect(predicate.predicateFormat == "ANY items.price > 4")
    #expect(predicate.evaluate(with: PredicateCase.note))

    let read = try #require(
      NSPredicate(format: "ALL tags BEGINSWITH[cd] %@", "a") as? NSComparisonPredicate)
    #expect(read.leftExpression.keyPath == "tags")
    #expect(read.rightExpression.constantValue as? String == "a")
    #expect(read.predicateOperatorType == .beginsWith)
    #expect(read.comparisonPredicateModifier == .all)
    #expect(read.options == [.caseInsensitive, .diacriticInsensitive])
    #expect(!read.evaluate(with: PredicateCase.note))
  }

  @Test(
    .shows(
      "NSCompoundPredicate", "NSCompoundPredicate.LogicalType",
      "NSCompoundPredicate.init(andPredicateWithSubpredicates:)",
      "NSCompoundPredicate.init(orPredicateWithSubpredicates:)",
      "NSCompoundPredicate.init(notPredicateWithSubpredicate:)"))
  func compoundIsMadeOfPredicates() throws {
    let one = NSPredicate(format: "count == 3")
    let other = NSPredicate(format: "price > %f", 9.5)
    let and = NSCompoundPredicate(andPredicateWithSubpredicates: [one, other])
    let or = NSCompoundPredicate(orPredicateWithSubpredicates: [one, other])
    let not = NSCompoundPredicate(notPredicateWithSubpredicate: and)
    let note = PredicateCase.note
    #expect([and, or, not].map { $0.evaluate(with: note) } == [false, true, true])
    #expect(not.predicateFormat == "NOT (count == 3 AND price > 9.5)")
    #expect(NSCompoundPredicate(andPredicateWithSubpredicates: []).evaluate(with: nil))
    #expect(!NSCompoundPredicate(orPredicateWithSubpredicates: []).evaluate(with: nil))

    let read = try #require(
      NSPredicate(format: "count == 3 OR price > 1") as? NSCompoundPredicate)
    #expect(read.compoundPredicateType == .or)
    #expect(read.subpredicates as? [NSPredicate] == [one, NSPredicate(format: "price > 1")])
  }

  @Test(
    .shows(
      "NSPredicate.init(value:)", "NSPredicate.init(block:)",
      "NSPredicate.evaluate(with:substitutionVariables:)"))
  func closureSaysWhatItLikes() {
    let block = NSPredicate { object, variables in
      object as? Int == variables?["wanted"] as? Int
    }
    #expect(block.evaluate(with: 3, substitutionVariables: ["wanted": 3]))
    #expect(!block.evaluate(with: 3, substitutionVariables: ["wanted": 4]))
    let joined = NSCompoundPredicate(andPredicateWithSubpredicates: [
      block, NSPredicate(value: true),
    ])
    #expect(joined.evaluate(with: 5, substitutionVariables: ["wanted": 5]))
    #expect(!NSPredicate(value: false).evaluate(with: 5))
  }

  @Test(.shows("NSPredicate.withSubstitutionVariables(_:)"))
  func variablesAreFilledIn() {
    let template = NSPredicate(
      format: "count > $least AND SUBQUERY(tags, $t, $t == $tag).@count > 0")
    let filled = template.withSubstitutionVariables(["least": 2, "tag": "b", "t": "kept out"])
    #expect(
      filled.predicateFormat == #"count > 2 AND SUBQUERY(tags, $t, $t == "b").@count > 0"#)
    #expect(filled.evaluate(with: PredicateCase.note))
    #expect(
      template.evaluate(
        with: PredicateCase.note, substitutionVariables: ["least": 2, "tag": "b"]))
  }

  /// A program's own predicate is asked wherever it occurs.
  @Test func subclassIsAsked() {
    final class Even: NSPredicate {
      override func evaluate(with object: Any?, substitutionVariables: [String: Any]?) -> Bool {
        (object as? Int).map { $0 % 2 == 0 } ?? false
      }
    }
    let not = NSCompoundPredicate(notPredicateWithSubpredicate: Even())
    #expect(Even().evaluate(with: 2))
    #expect([1, 2].map { not.evaluate(with: $0) } == [true, false])
  }

  @Test(
    .shows(
      "NSExpression.expressionValue(with:context:)", "NSExpression.init(format:_:)",
      "NSExpression.init(forFunction:arguments:)", "NSExpression.init(forAggregate:)",
      "NSExpression.init(forConditional:trueExpression:falseExpression:)",
      "NSExpression.init(block:arguments:)", "NSExpression.expressionForEvaluatedObject()"))
  func expressionHasAValue() {
    let note = PredicateCase.note
    let price = NSExpression(forKeyPath: "price")
    let cases: [(NSExpression, NSObject)] = [
      (NSExpression(format: "count * %d + 1", 2), NSNumber(value: 7)),
      (
        NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "numbers")]),
        6 as NSNumber
      ),
      (
        NSExpression(forFunction: "max:", arguments: [NSExpression(forAggregate: [price, 2])]),
        2.5 as NSNumber
      ),
      (
        NSExpression(
          forConditional: NSPredicate(format: "count > 2"), trueExpression: price,
          falseExpression: NSExpression(forConstantValue: 0)), 2.5 as NSNumber
      ),
      (
        NSExpression(
          block: { _, arguments, _ in arguments.count }, arguments: [price, price]), 2 as NSNumber
      ),
      (NSExpression(forVariable: "x"), 9 as NSNumber),
    ]
    for (expression, value) in cases {
      let found = expression.expressionValue(with: note, context: ["x": 9])
      #expect((found as? NSNumber) == value as? NSNumber, "\(expression)")
    }
    #expect(
      NSExpression.expressionForEvaluatedObject().expressionValue(with: 4, context: nil) as? Int
        == 4)
  }

  static let kinds: [(String, NSExpression.ExpressionType)] = [
    ("3", .constantValue), ("SELF", .evaluatedObject), ("$x", .variable), ("a.b", .keyPath),
    ("a + b", .function), ("a UNION b", .unionSet), ("a INTERSECT b", .intersectSet),
    ("a MINUS b", .minusSet), ("SUBQUERY(a, $x, $x > 1)", .subquery), ("{a, 1}", .aggregate),
    ("TERNARY(a > 1, b, c)", .conditional), ("$x.name", .function),
  ]

  @Test(.shows("NSExpression", "NSExpression.ExpressionType"), arguments: kinds)
  func expressionKnowsItsKind(_ text: String, _ kind: NSExpression.ExpressionType) {
    let expression = NSExpression(format: text)
    #expect(expression.expressionType == kind)
    #expect(expression.description == text)
  }

  @Test(
    .shows(
      "NSExpression.init(forSubquery:usingIteratorVariable:predicate:)",
      "NSExpression.init(forUnionSet:with:)", "NSExpression.init(forIntersectSet:with:)",
      "NSExpression.init(forMinusSet:with:)",
      "NSExpression.init(forFunction:selectorName:arguments:)"))
  func partsOfAnExpressionAreKept() {
    let tags = NSExpression(forKeyPath: "tags")
    let list = NSExpression(forAggregate: ["b", "c"])
    let subquery = NSExpression(
      forSubquery: tags, usingIteratorVariable: "t", predicate: NSPredicate(format: "$t == 'a'"))
    #expect(subquery.variable == "t")
    #expect(subquery.predicate.predicateFormat == #"$t == "a""#)
    #expect(subquery.collection as? NSExpression == tags)
    let note = PredicateCase.note
    func texts(_ expression: NSExpression) -> [String]? {
      expression.expressionValue(with: note, context: nil) as? [String]
    }
    #expect(texts(subquery) == ["a"])
    #expect(texts(NSExpression(forUnionSet: tags, with: list)) == ["a", "b", "c"])
    #expect(texts(NSExpression(forIntersectSet: tags, with: list)) == ["b"])
    let minus = NSExpression(forMinusSet: tags, with: list)
    #expect(texts(minus) == ["a"])
    #expect(minus.left == tags && minus.right == list)
    let call = NSExpression(
      forFunction: NSExpression(forConstantValue: "a"), selectorName: "uppercaseString",
      arguments: nil)
    #expect(call.expressionValue(with: nil, context: nil) as? String == "A")
    #expect(call.function == "uppercaseString" && call.operand.constantValue as? String == "a")
  }
}
