import ActivationRules
import Testing

/// Which predicates an object meets.
@Suite struct EvaluationTests {
  /// The object that the predicates are evaluated with.
  static let object: PropertyValue = [
    "name": "Émile", "count": 3, "half": 0.5, "on": true, "off": false, "empty": [],
    "words": ["one", "Two", "three"], "numbers": [1, 2, 3, 4], "nested": [[1, 2], [2, 3]],
    "people": [
      ["name": "Ann", "age": 30, "pets": ["cat"]], ["name": "Bo", "age": 20, "pets": []],
      ["name": "Cy"],
    ],
    "map": ["a b": 1, "in": 2, "@x": 3], "text": "a.b*c?",
  ]

  /// Predicates that the object meets.
  static let met: [String] = [
    // Numbers and Booleans.
    "count == 3", "count == 3.0", "half < 1", "on == YES", "on == 1", "off == NO", "count != 4",
    "count BETWEEN {3, 5}", "count BETWEEN {1, 3}", "count IN {1, 2, 3}", "1 + 2 * 3 == 7",
    "(1 + 2) * 3 == 9", "7 / 2 == 3", "7.0 / 2 == 3.5", "2 ** 10 == 1024", "2 ** -1 == 0.5",
    "10 - 2 - 3 == 5", "-count == -3", "- -count == 3", "9223372036854775807 + 1 > 1e18",
    "0.1 + 0.2 != 0.3", "3037000500 * 3037000500 > 9e18",
    "-9223372036854775807 * -1 == 9223372036854775807", "0x7FFFFFFFFFFFFFFF == 9223372036854775807",
    "4611686018427387904 * 2 > 9.2e18", "1e400 > 1e308",
    "9223372036854775807 != 9223372036854775806",
    // Texts.
    "name == 'Émile'", "name != 'émile'", "name ==[c] 'émile'", "name ==[d] 'Emile'",
    "name ==[cd] 'emile'", "name BEGINSWITH 'É'", "name BEGINSWITH[cd] 'em'",
    "name ENDSWITH 'ile'", "name CONTAINS 'mil'", "'mil' IN name", "name CONTAINS[c] 'MIL'",
    "'a' < 'b'", "'a' < 'aa'", "'B' < 'a'", "'B' >[c] 'a'", "'abc' <= 'abc'",
    "name LIKE 'É*e'", "name LIKE '?mi?e'", "name LIKE[cd] 'EM*'", "NOT name LIKE 'mil'",
    #"text LIKE 'a.b\\*c\\?'"#, "name MATCHES '.mile'", "name MATCHES[c] 'é[a-m]+'",
    "NOT name MATCHES 'mil'", #"text MATCHES 'a\\.b\\*c\\?'"#, "name.length == 5",
    "name.lowercaseString == 'émile'", "length(name) == 5", "uppercase(name) == 'ÉMILE'",
    // Lists and quantifiers.
    "ANY words == 'Two'", "SOME words CONTAINS 'hre'", "ALL words.length >= 3",
    "NONE words == 'four'", "NOT ANY words == 'four'", "words CONTAINS 'one'", "'one' IN words",
    "words CONTAINS[c] 'TWO'", "ANY words IN {'x', 'Two'}", "ALL numbers BETWEEN {1, 4}",
    "numbers == {1, 2, 3, 4}", "numbers != {1, 2, 3}", "{1, 2} IN nested",
    "ALL empty == 1", "NONE empty == 1", "NOT ANY empty == 1",
    "ANY people.name == 'Bo'", "ANY people.age > 25", "NOT ALL people.age > 25",
    // Key paths.
    "people.@count == 3", "empty.@count == 0", "numbers.@sum.self == 10",
    "numbers.@avg.self == 2.5", "numbers.@min.self == 1", "numbers.@max.self == 4",
    "people.@sum.age == 50", "people.@max.age == 30", "people.@min.name == 'Ann'",
    "people.@unionOfObjects.age == {30, 20}", "people.@distinctUnionOfObjects.age == {30, 20}",
    "nested.@unionOfArrays.self == {1, 2, 2, 3}",
    "nested.@distinctUnionOfArrays.self == {1, 2, 3}",
    "people.@unionOfArrays.pets == {'cat'}",
    "numbers[0] == 1", "numbers[FIRST] == 1", "numbers[LAST] == 4", "numbers[SIZE] == 4",
    "numbers[1 + 1] == 3", "people[0].name == 'Ann'", "people[LAST].pets == NULL",
    "empty[FIRST] == NULL", "map.'a b' == 1", "map.#in == 2", "map['@x'] == 3", "map.@count == 3",
    "SELF.count == 3", "SELF.self.count == count", "people.pets.@count == 3",
    // Missing values.
    "missing == NULL", "missing == NIL", "missing != 1", "NOT missing == 1", "NOT missing > 1",
    "NOT missing < 1", "NOT missing <= NULL", "missing.deeper.still == NULL",
    "missing.@count == NULL", "NOT missing.@count == 0", "missing.@count == other.@count",
    "NOT missing CONTAINS 'x'", "NOT missing LIKE '*'", "NOT missing MATCHES '.*'",
    "NOT 'x' IN missing", "NOT ANY missing == 1", "ALL missing == 1", "NONE missing == 1",
    "SUBQUERY(missing, $x, TRUEPREDICATE).@count == NULL", "missing + 1 == NULL",
    "NOT missing UTI-CONFORMS-TO 'public.data'", "NOT name CONTAINS ''", "NOT name BEGINSWITH ''",
    // Values of different kinds.
    "'3' != 3", "NOT count == '3'", "words != 'one'", "map != 1", "NOT name == words",
    // Subqueries.
    "SUBQUERY(people, $p, $p.age > 25).@count == 1",
    "SUBQUERY(people, $p, $p.age > 25)[0].name == 'Ann'",
    "SUBQUERY(numbers, $n, SUBQUERY(numbers, $m, $m > $n).@count == 0)[FIRST] == 4",
    "SUBQUERY(people, $p, ANY $p.pets == 'cat').@count == 1",
    "SUBQUERY(empty, $x, $x == 1).@count == 0",
    "SUBQUERY(words, $x, SUBQUERY(words, $x, $x == 'one').@count == 1).@count == 3",
    "ANY SUBQUERY(people, $p, $p.age != NULL).name == 'Bo'",
    // Functions.
    "sum({1, 2, 3}) == 6", "sum(1, 2, 3) == 6", "count(words) == 3", "max(numbers) == 4",
    "min({3, 1}) == 1", "average(numbers) == 2.5", "median({1, 9, 3}) == 3",
    "mode({1, 2, 2, 3}) == 2", "stddev({2, 4}) == 1", "sqrt(9) == 3", "abs(-3) == 3",
    "ceiling(1.2) == 2", "floor(1.8) == 1", "trunc(-1.8) == -1", "ln(1) == 0", "exp(0) == 1",
    "abs(log(1000) - 3) < 0.0000001", "abs(exp(1) - 2.718281828459045) < 1e-12",
    "add:to:(1, 2) == 3", "from:subtract:(5, 2) == 3", "multiply:by:(2, 3) == 6",
    "divide:by:(6, 3) == 2", "modulus:by:(7, 4) == 3", "raise:to:(2, 3) == 8",
    "bitwiseAnd:with:(6, 3) == 2", "bitwiseOr:with:(6, 3) == 7", "bitwiseXor:with:(6, 3) == 5",
    "leftshift:by:(1, 4) == 16", "rightshift:by:(16, 4) == 1", "onesComplement:(0) == -1",
    "objectFrom:withIndex:(words, 1) == 'Two'", "noindex:('a') == 'a'",
    "CAST('12', 'NSNumber') == 12", "CAST(12, 'NSString') == '12'",
    "TERNARY(count == 3, 'a', 'b') == 'a'", "TERNARY(FALSEPREDICATE, 1, 2) == 2",
    "{1, 2} UNION {2, 3} == {1, 2, 3}", "{1, 2} INTERSECT {2, 3} == {2}",
    "{1, 2} MINUS {2, 3} == {1}",
    // Types.
    "'public.jpeg' UTI-CONFORMS-TO 'public.image'", "'PUBLIC.JPEG' UTI-CONFORMS-TO 'Public.Image'",
    "'public.jpeg' UTI-CONFORMS-TO 'public.jpeg'", "'x.y' UTI-CONFORMS-TO 'X.Y'",
    "NOT 'public.image' UTI-CONFORMS-TO 'public.jpeg'", "'public.jpeg' UTI-EQUALS 'Public.JPEG'",
    "NOT 'public.jpeg' UTI-EQUALS 'public.image'", "'dyn.abc' UTI-CONFORMS-TO 'public.data'",
    "'dyn.abc' UTI-CONFORMS-TO 'public.item'", "NOT 'dyn.abc' UTI-CONFORMS-TO 'public.image'",
    "ANY {'public.url', 'public.png'} UTI-CONFORMS-TO 'public.image'",
    "ALL {'public.jpeg', 'public.png'} UTI-CONFORMS-TO 'public.image'",
    "NONE {'public.url', 'public.png'} UTI-CONFORMS-TO 'public.movie'",
    // AND and OR stop once the outcome is clear.
    "count == 3 OR name > 1", "NOT (count == 4 AND name > 1)", "ANY {1, 'a'} == 1",
  ]

  @Test(arguments: met)
  func theObjectMeetsThePredicateAndNotItsOpposite(_ text: String) throws {
    #expect(try parsed(text).evaluate(Self.object) == .met)
    #expect(try parsed("NOT (\(text))").evaluate(Self.object) == .notMet)
  }

  /// A predicate that can't be decided.
  struct Obstacle: CustomTestStringConvertible, Sendable {
    var text: String
    var kind: Predicate.Stop.Kind
    var message: String
    var testDescription: String { text }

    init(_ text: String, _ message: String, _ kind: Predicate.Stop.Kind = .raises) {
      self.text = text
      self.kind = kind
      self.message = message
    }
  }

  static let obstacles: [Obstacle] = [
    Obstacle("name > 1", "a string and an integer can't be ordered"),
    Obstacle("words < 'a'", "a list and a string can't be ordered"),
    Obstacle("ANY count == 3", "ANY needs a list, not an integer"),
    Obstacle("ALL name == 'x'", "ALL needs a list, not a string"),
    Obstacle("words LIKE 'x'", "LIKE compares strings, not a list"),
    Obstacle("count MATCHES 'x'", "MATCHES compares strings, not an integer"),
    Obstacle("3 CONTAINS 'x'", "a string can't be in an integer"),
    Obstacle("3 IN 'x'", "an integer can't be in a string"),
    Obstacle("count BETWEEN {1}", "BETWEEN needs a list of two limits, not a list"),
    Obstacle(
      "words UTI-CONFORMS-TO 'x'", "UTI-CONFORMS-TO compares one type with another, not a list"),
    Obstacle("ANY nested UTI-EQUALS 'x'", "UTI-EQUALS compares one type with another, not a list"),
    Obstacle("count.name == 1", "an integer has no key 'name'"),
    Obstacle("name.size == 1", "a string has no key 'size'"),
    Obstacle("name.@count == 1", "a string has no @count"),
    Obstacle("count.@sum.x == 1", "an integer has no @sum"),
    Obstacle("people.@sum.name == 1", "a string isn't a number"),
    Obstacle("people.@sum == 1", "@sum needs a key after it"),
    Obstacle("numbers.@unionOfArrays.self == 1", "a union of lists can't include an integer"),
    Obstacle("numbers[4] == 1", "a list of 4 has no element [4]"),
    Obstacle("numbers[-1] == 1", "a list of 4 has no element [-1]"),
    Obstacle("numbers['a'] == 1", "a list has no element with this index"),
    Obstacle("name[FIRST] == 1", "a string has no first element"),
    Obstacle("name + 1 == 1", "a string isn't a number"),
    Obstacle("1 / 0 == 1", "nothing can be divided by 0"),
    Obstacle("1 / 0.0 == 1", "nothing can be divided by 0"),
    Obstacle("modulus:by:(1, 0) == 1", "nothing can be divided by 0"),
    Obstacle("1 UNION {1} == 1", "UNION needs a list on each side"),
    Obstacle("SUBQUERY(name, $x, $x == 1).@count == 1", "SUBQUERY can't search a string"),
    Obstacle("$x == 1", "$x has no value"),
    Obstacle("SUBQUERY(numbers, $x, $y == 1).@count == 1", "$y has no value"),
    Obstacle("SUBQUERY(numbers, $x, $x == 1)[$x] == 1", "$x has no value"),
    Obstacle("CAST('x', 'NSDate') == 1", "a string can't be converted to 'NSDate'"),
    Obstacle(
      "name MATCHES '('", "the pattern '(' can't be used: this '(' is never closed"),
    Obstacle("FUNCTION('a', 'b') == 1", "FUNCTION calls into a program", .refused),
    Obstacle("FETCH(a, b) == 1", "FETCH calls into a program", .refused),
    Obstacle("$x := 1 == 1", "a rule can't assign a value to $x", .refused),
    Obstacle("now() > 1", "now gives a different value each time", .unpredictable),
    Obstacle("random(6) > 1", "random gives a different value each time", .unpredictable),
  ]

  @Test(arguments: obstacles)
  func whatCannotBeComparedEndsTheEvaluation(_ obstacle: Obstacle) throws {
    guard case .stopped(let stop) = try parsed(obstacle.text).evaluate(Self.object) else {
      return #expect(Bool(false), "\(obstacle.text) should have no answer")
    }
    #expect(stop.kind == obstacle.kind)
    #expect(stop.message == obstacle.message)
  }

  @Test func aTypeThatABundleDeclaresConforms() throws {
    let types = UniformTypesFixture.declaring("com.example.note", conformsTo: "public.text")
    let predicate = try parsed("'com.example.Note' UTI-CONFORMS-TO 'public.content'")
    #expect(predicate.evaluate([:], types: types) == .met)
    #expect(predicate.evaluate([:]) == .notMet)
  }

  static let realNumbers: [(Double, String)] = [
    (0.5, "0.5"), (-1234.5, "-1234.5"), (0.1, "0.1"), (1e40, "1e40"), (0, "0.0"), (3, "3.0"),
    (1.0 / 3, "0.3333333"), (1e-30, "1e-30"), (12_345_678.9, "1234568e1"),
  ]

  @Test(arguments: realNumbers)
  func realNumbersAreToldInAFewDigits(_ number: Double, _ text: String) throws {
    let verdict = try parsed("a == 77").verdict(on: ["a": .real(number)])
    #expect(verdict.reason == "a == 77: a is \(text)")
  }

  @Test func fileProviderItemsAreObjectsLikeOthers() throws {
    let predicate = try parsed(
      "SUBQUERY(fileproviderItems, $item, $item.userInfo.\"canRetry\" == YES).@count > 0")
    let yes: PropertyValue = ["fileproviderItems": [["userInfo": ["canRetry": true]]]]
    let no: PropertyValue = ["fileproviderItems": [["userInfo": ["canRetry": false]], [:]]]
    #expect(predicate.verdict(on: yes).activates)
    #expect(!predicate.verdict(on: no).activates)
    #expect(
      predicate.verdict(on: yes).explanation.outline == """
        ✓ offered: $item.userInfo.canRetry == TRUE: $item.userInfo.canRetry is true [documented]
          ✓ at least one file provider item must match: 1 of 1 does [documented]
            ✓ file provider item 1: $item.userInfo.canRetry == TRUE: \
        $item.userInfo.canRetry is true [documented]
        """)
  }
}
