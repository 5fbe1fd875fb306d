import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// What predicates, expressions and sort descriptors say about themselves.
@Suite("Parts of predicates") struct PartsTests {
  @Test(
    .shows(
      "NSComparisonPredicate.Operator.lessThan", "NSComparisonPredicate.Operator.lessThanOrEqualTo",
      "NSComparisonPredicate.Operator.greaterThan",
      "NSComparisonPredicate.Operator.greaterThanOrEqualTo",
      "NSComparisonPredicate.Operator.equalTo", "NSComparisonPredicate.Operator.notEqualTo",
      "NSComparisonPredicate.Operator.matches", "NSComparisonPredicate.Operator.like",
      "NSComparisonPredicate.Operator.beginsWith", "NSComparisonPredicate.Operator.endsWith",
      "NSComparisonPredicate.Operator.`in`", "NSComparisonPredicate.Operator.contains",
      "NSComparisonPredicate.Operator.between", "NSComparisonPredicate.Operator.customSelector",
      "NSComparisonPredicate.predicateOperatorType"),
    arguments: [
      ("a < 1", .lessThan, 0), ("a <= 1", .lessThanOrEqualTo, 1), ("a > 1", .greaterThan, 2),
      ("a >= 1", .greaterThanOrEqualTo, 3), ("a == 1", .equalTo, 4), ("a != 1", .notEqualTo, 5),
      ("a MATCHES 'x'", .matches, 6), ("a LIKE 'x'", .like, 7),
      ("a BEGINSWITH 'x'", .beginsWith, 8), ("a ENDSWITH 'x'", .endsWith, 9),
      ("a IN {1, 2}", .in, 10), ("a CONTAINS 'x'", .contains, 99),
      ("a BETWEEN {1, 2}", .between, 100),
    ] as [(String, NSComparisonPredicate.Operator, UInt)])
  func anOperatorHasApplesNumber(
    _ format: String, _ expected: NSComparisonPredicate.Operator, _ number: UInt
  ) throws {
    let predicate = try #require(NSPredicate(format: format) as? NSComparisonPredicate)
    #expect(predicate.predicateOperatorType == expected)
    #expect(expected.rawValue == number)
    #expect(NSComparisonPredicate.Operator.customSelector.rawValue == 11)
  }

  @Test(
    .shows(
      "NSComparisonPredicate.Modifier.direct", "NSComparisonPredicate.Modifier.all",
      "NSComparisonPredicate.Modifier.any", "NSComparisonPredicate.comparisonPredicateModifier",
      "NSComparisonPredicate.leftExpression", "NSComparisonPredicate.rightExpression"),
    arguments: [("a == 1", .direct, 0), ("ALL a == 1", .all, 1), ("ANY a == 1", .any, 2)]
      as [(String, NSComparisonPredicate.Modifier, UInt)])
  func aModifierHasApplesNumber(
    _ format: String, _ expected: NSComparisonPredicate.Modifier, _ number: UInt
  ) throws {
    let predicate = try #require(NSPredicate(format: format) as? NSComparisonPredicate)
    #expect(predicate.comparisonPredicateModifier == expected)
    #expect(expected.rawValue == number)
    #expect(predicate.leftExpression.keyPath == "a")
    #expect(predicate.rightExpression.constantValue as? Int == 1)
  }

  @Test(
    .shows(
      "NSComparisonPredicate.options", "NSComparisonPredicate.Options.rawValue",
      "NSComparisonPredicate.Options.init(rawValue:)",
      "NSComparisonPredicate.Options.caseInsensitive",
      "NSComparisonPredicate.Options.diacriticInsensitive",
      "NSComparisonPredicate.Options.normalized"),
    arguments: [
      ("a == 'x'", [], 0), ("a ==[c] 'x'", .caseInsensitive, 1),
      ("a ==[d] 'x'", .diacriticInsensitive, 2), ("a ==[n] 'x'", .normalized, 4),
      ("a ==[cd] 'x'", [.caseInsensitive, .diacriticInsensitive], 3),
    ] as [(String, NSComparisonPredicate.Options, UInt)])
  func optionsHaveApplesBits(
    _ format: String, _ expected: NSComparisonPredicate.Options, _ bits: UInt
  ) throws {
    let predicate = try #require(NSPredicate(format: format) as? NSComparisonPredicate)
    #expect(predicate.options == expected)
    #expect(predicate.options.rawValue == bits)
    #expect(NSComparisonPredicate.Options(rawValue: bits) == expected)
  }

  @Test(
    .shows(
      "NSCompoundPredicate.compoundPredicateType", "NSCompoundPredicate.subpredicates",
      "NSCompoundPredicate.init(type:subpredicates:)", "NSCompoundPredicate.LogicalType.not",
      "NSCompoundPredicate.LogicalType.and", "NSCompoundPredicate.LogicalType.or"),
    arguments: [
      (.not, 0, "NOT a == 1"), (.and, 1, "a == 1 AND b == 2"), (.or, 2, "a == 1 OR b == 2"),
    ] as [(NSCompoundPredicate.LogicalType, UInt, String)])
  func aCompoundTellsItsParts(
    _ type: NSCompoundPredicate.LogicalType, _ number: UInt, _ format: String
  ) {
    let parts = ["a == 1", "b == 2"].prefix(type == .not ? 1 : 2).map { NSPredicate(format: $0) }
    let compound = NSCompoundPredicate(type: type, subpredicates: parts)
    #expect(compound.predicateFormat == format)
    #expect(compound.compoundPredicateType == type)
    #expect(type.rawValue == number)
    #expect(compound.subpredicates as? [NSPredicate] == parts)
  }

  @Test(
    .shows(
      "NSPredicate.isEqual(_:)", "NSPredicate.hash", "NSPredicate.copy(with:)",
      "NSPredicate.description"))
  func predicatesAreComparedByWhatTheySay() {
    let one = NSPredicate(format: "a == 1")
    #expect(one.isEqual(NSPredicate(format: "a == %d", 1)))
    #expect(one.hash == NSPredicate(format: "a == %d", 1).hash)
    #expect(!one.isEqual(NSPredicate(format: "a == 2")) && !one.isEqual("a == 1"))
    #expect(one.copy() as? NSPredicate === one)
    #expect(one.description == "a == 1")
  }

  @Test(
    .shows(
      "NSExpression.expressionType", "NSExpression.ExpressionType.constantValue",
      "NSExpression.ExpressionType.evaluatedObject", "NSExpression.ExpressionType.variable",
      "NSExpression.ExpressionType.keyPath", "NSExpression.ExpressionType.function",
      "NSExpression.ExpressionType.unionSet", "NSExpression.ExpressionType.intersectSet",
      "NSExpression.ExpressionType.minusSet", "NSExpression.ExpressionType.aggregate",
      "NSExpression.ExpressionType.subquery", "NSExpression.ExpressionType.anyKey",
      "NSExpression.ExpressionType.conditional", "NSExpression.ExpressionType.block",
      "NSExpression.init(forConstantValue:)", "NSExpression.init(forVariable:)"))
  func anExpressionTellsItsKind() {
    let (a, b) = (NSExpression(forKeyPath: "a"), NSExpression(forConstantValue: 1))
    let yes = NSPredicate(value: true)
    let kinds: [(NSExpression, NSExpression.ExpressionType, UInt)] = [
      (b, .constantValue, 0), (.expressionForEvaluatedObject(), .evaluatedObject, 1),
      (NSExpression(forVariable: "v"), .variable, 2), (a, .keyPath, 3),
      (NSExpression(forFunction: "sum:", arguments: [a]), .function, 4),
      (NSExpression(forUnionSet: a, with: b), .unionSet, 5),
      (NSExpression(forIntersectSet: a, with: b), .intersectSet, 6),
      (NSExpression(forMinusSet: a, with: b), .minusSet, 7),
      (
        NSExpression(forSubquery: a, usingIteratorVariable: "x", predicate: yes), .subquery, 13
      ),
      (NSExpression(forAggregate: [a, b]), .aggregate, 14), (.expressionForAnyKey(), .anyKey, 15),
      (NSExpression(block: { _, _, _ in 1 }, arguments: nil), .block, 19),
      (NSExpression(forConditional: yes, trueExpression: a, falseExpression: b), .conditional, 20),
    ]
    #expect(kinds.map(\.0.expressionType) == kinds.map(\.1))
    #expect(kinds.map(\.1.rawValue) == kinds.map(\.2))
  }

  @Test(
    .shows(
      "NSExpression.constantValue", "NSExpression.keyPath", "NSExpression.function",
      "NSExpression.variable", "NSExpression.operand", "NSExpression.arguments",
      "NSExpression.collection", "NSExpression.predicate", "NSExpression.left",
      "NSExpression.right", "NSExpression.true", "NSExpression.false",
      "NSExpression.expressionBlock"))
  func anExpressionTellsItsParts() {
    let (a, b) = (NSExpression(forKeyPath: "a"), NSExpression(forConstantValue: 1))
    let yes = NSPredicate(value: true)
    #expect(b.constantValue as? Int == 1)
    #expect(a.keyPath == "a")
    #expect(NSExpression(forVariable: "v").variable == "v")
    let sum = NSExpression(forFunction: "sum:", arguments: [a])
    #expect(sum.function == "sum:")
    #expect(sum.arguments == [a])
    let union = NSExpression(forUnionSet: a, with: b)
    #expect([union.left, union.right] == [a, b])
    #expect(NSExpression(forAggregate: [a, b]).collection as? [NSExpression] == [a, b])
    let query = NSExpression(forSubquery: a, usingIteratorVariable: "x", predicate: yes)
    #expect(query.variable == "x")
    #expect(query.predicate == yes)
    #expect(query.collection as? NSExpression == a)
    let choice = NSExpression(forConditional: yes, trueExpression: a, falseExpression: b)
    #expect([choice.true, choice.false] == [a, b])
    let block = NSExpression(block: { _, _, _ in 7 }, arguments: [a])
    #expect(block.expressionBlock(nil, [], nil) as? Int == 7)
  }

  @Test(
    .shows(
      "NSExpression.isEqual(_:)", "NSExpression.hash", "NSExpression.copy(with:)",
      "NSExpression.description", "NSExpression.init(format:argumentArray:)"))
  func expressionsAreComparedByWhatTheySay() {
    let one = NSExpression(format: "a + %@", argumentArray: [1])
    #expect(one.description == "a + 1")
    #expect(one.isEqual(NSExpression(format: "a + 1")))
    #expect(one.hash == NSExpression(format: "a + 1").hash)
    #expect(!one.isEqual(NSExpression(format: "a + 2")))
    #expect(one.copy() as? NSExpression === one)
  }

  @Test(
    .shows(
      "NSSortDescriptor.isEqual(_:)", "NSSortDescriptor.hash", "NSSortDescriptor.copy(with:)",
      "NSSortDescriptor.selector", "NSSortDescriptor.comparator", "NSSortDescriptor.description",
      "NSSortDescriptor.keyPath", "NSSortDescriptor.init(keyPath:ascending:comparator:)"))
  func sortDescriptorsTellTheirParts() {
    let one = NSSortDescriptor(key: "a", ascending: true)
    #expect(one.isEqual(NSSortDescriptor(key: "a", ascending: true)))
    #expect(one.hash == NSSortDescriptor(key: "a", ascending: true).hash)
    #expect(!one.isEqual(NSSortDescriptor(key: "a", ascending: false)))
    #expect(!one.isEqual(NSSortDescriptor(key: "b", ascending: true)))
    #expect(one.copy() as? NSSortDescriptor === one)
    let folded = NSSortDescriptor(
      key: "a", ascending: true, selector: NSSelectorFromString("caseInsensitiveCompare:"))
    #expect(folded.selector == NSSelectorFromString("caseInsensitiveCompare:"))
    let falling = NSSortDescriptor(key: "a", ascending: true) { one, other in
      (other as? Int ?? 0) < (one as? Int ?? 0) ? .orderedAscending : .orderedDescending
    }
    #expect(falling.comparator(2, 1) == .orderedAscending)
    #expect(one.description == "(a, ascending, compare:)")
    #expect(falling.description == "(a, ascending, block)")
    let byLength = NSSortDescriptor(keyPath: \Named.name, ascending: false) { one, other in
      let (one, other) = ((one as? String ?? "").count, (other as? String ?? "").count)
      return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    #expect(byLength.keyPath == \Named.name && one.keyPath == nil)
    #expect(byLength.compare(Named("long"), to: Named("z")) == .orderedAscending)
    #expect(byLength.compare(Named("a"), to: Named("z")) == .orderedSame)
  }

  @Test(
    .shows(
      "NSComparisonPredicate.customSelector",
      "NSComparisonPredicate.init(leftExpression:rightExpression:customSelector:)",
      "NSExpression.init(forKeyPath: KeyPath<Root, Value>)", "NSPredicate.init()"))
  func aMethodCompares() {
    Named.register()
    let selector = NSSelectorFromString("isNamedLike:")
    let predicate = NSComparisonPredicate(
      leftExpression: .expressionForEvaluatedObject(),
      rightExpression: NSExpression(forConstantValue: "anna"), customSelector: selector)
    #expect(predicate.customSelector == selector)
    #expect(predicate.predicateOperatorType == .customSelector)
    #expect(predicate.evaluate(with: Named("Anna")))
    #expect(!predicate.evaluate(with: Named("Bert")))
    #expect(NSExpression(forKeyPath: \Named.name).keyPath == "name")
    #expect(NSPredicate().evaluate(with: nil))
  }
}

private final class Named: NSObject {
  let name: String

  init(_ name: String) { self.name = name }

  static func register() {
    ObjectiveCRegistry.register(
      Named.self, name: nil,
      methods: [
        (
          "isNamedLike:",
          { object, text, _ in
            let isLike = (object as? Named)?.name.lowercased() == text as? String
            return NSNumber(value: isLike)
          }
        )
      ], make: nil)
    ObjectiveCRegistry.register(keyPaths: [(\Named.name, "name")])
  }
}
