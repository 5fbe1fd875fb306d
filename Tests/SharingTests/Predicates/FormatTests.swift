import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// What a predicate made from a format says about a note, and how it is written out.
@Suite("Predicates from formats") struct FormatTests {
  static let comparisons = [
    PredicateCase("count == 3", as: "count == 3"),
    PredicateCase("count = 3.0", as: "count == 3"),
    PredicateCase("count <> 3", holds: false, as: "count != 3"),
    PredicateCase("count => 3 && count =< 3", as: "count >= 3 AND count <= 3"),
    PredicateCase("count < 2 || price > 2.4", as: "count < 2 OR price > 2.4"),
    PredicateCase("!(count == 3)", holds: false, as: "NOT count == 3"),
    PredicateCase(
      "NOT (count == 3 AND price == 1) AND size == 7",
      as: "(NOT (count == 3 AND price == 1)) AND #size == 7"),
    PredicateCase(
      "count == 1 OR count == 3 AND price == 2.5",
      as: "count == 1 OR (count == 3 AND price == 2.5)"),
    PredicateCase("isDone == YES", as: "isDone == 1"),
    PredicateCase("isDone == false", holds: false, as: "isDone == 0"),
    PredicateCase("isDone == 1"),
    PredicateCase("count BETWEEN {1, 3}", as: "count BETWEEN {1, 3}"),
    PredicateCase("count BETWEEN %@", [[4, 5]], holds: false, as: "count BETWEEN {4, 5}"),
    PredicateCase("TRUEPREDICATE", as: "TRUEPREDICATE"),
    PredicateCase("FALSEPREDICATE OR count == 3", as: "FALSEPREDICATE OR count == 3"),
    PredicateCase("count == '3'", holds: false, as: #"count == "3""#),
    PredicateCase("%K == %@", ["count", 3], as: "count == 3"),
    PredicateCase("%K == %d", ["author.age", 36], as: "author.age == 36"),
    PredicateCase("author.%K == %@", ["name", "Ada"], as: #"author.name == "Ada""#),
    PredicateCase("count >= %i AND count < %ld AND price > %f", [3, 4, 2.25]),
    PredicateCase("count == %lld AND count == %lu AND price == %g", [3, 3, 2.5]),
    PredicateCase("title == '%@'", holds: false, as: #"title == "%@""#),
  ]

  static let texts = [
    PredicateCase("title == %@", ["Café au lait"], as: #"title == "Café au lait""#),
    PredicateCase("title ==[cd] 'CAFE AU LAIT'", as: #"title ==[cd] "CAFE AU LAIT""#),
    PredicateCase("title ==[c] 'CAFE AU LAIT'", holds: false),
    PredicateCase("title CONTAINS 'au'", as: #"title CONTAINS "au""#),
    PredicateCase("title CONTAINS ''", holds: false),
    PredicateCase("title CONTAINS[d] 'Cafe'"),
    PredicateCase("title contains[cd] %@", ["CAFE"], as: #"title CONTAINS[cd] "CAFE""#),
    PredicateCase("title BEGINSWITH 'Ca' AND title ENDSWITH 'it'"),
    PredicateCase("title BEGINSWITH[c] 'ca' AND NOT title ENDSWITH 'IT'"),
    PredicateCase("title LIKE 'Caf? au*'", as: #"title LIKE "Caf? au*""#),
    PredicateCase("title LIKE 'Caf'", holds: false),
    PredicateCase("title LIKE[cd] 'cafe*'"),
    PredicateCase("title MATCHES 'C.*t'", as: #"title MATCHES "C.*t""#),
    PredicateCase("title MATCHES 'C'", holds: false),
    PredicateCase("title MATCHES[c] 'c[a-zé ]+'"),
    PredicateCase(#"title MATCHES '(C).*(a).*\\2.*'"#),
    PredicateCase("'au' IN title", as: #""au" IN title"#),
    PredicateCase("title > 'B' AND title < 'D'"),
    PredicateCase("title == \"a\\\"b\"", holds: false, as: #"title == "a\"b""#),
    PredicateCase("author.name ==[n] 'Ada'", as: #"author.name ==[n] "Ada""#),
    PredicateCase("title.length == 12 AND address.pathExtension == 'txt'"),
    PredicateCase("'public.jpeg' UTI-CONFORMS-TO 'public.image'"),
    PredicateCase("'public.jpeg' UTI-EQUALS 'public.image'", holds: false),
  ]

  static let missing = [
    PredicateCase("nothing == nil", as: "nothing == nil"),
    PredicateCase("absent == NULL", as: "absent == nil"),
    PredicateCase("title != nil"),
    PredicateCase("nothing == 0", holds: false),
    PredicateCase("nothing != 0"),
    PredicateCase("nothing < 1 OR nothing > 1 OR nothing <= 1", holds: false),
    PredicateCase("nothing CONTAINS 'a' OR nothing BEGINSWITH 'a' OR 'a' IN nothing", holds: false),
    PredicateCase("nothing.deeper.still == nil"),
    PredicateCase("%K == %@", ["absent", NSNull()], as: "absent == nil"),
  ]

  static let collections = [
    PredicateCase("count IN {1, 3}", as: "count IN {1, 3}"),
    PredicateCase("count IN %@", [[4, 5]], holds: false, as: "count IN {4, 5}"),
    PredicateCase("count IN %@", [Set([3])], as: "count IN {3}"),
    PredicateCase("author.name IN[c] %@", [["ADA"]], as: #"author.name IN[c] {"ADA"}"#),
    PredicateCase("tags CONTAINS 'a' AND 2 IN numbers"),
    PredicateCase("ANY tags == 'b'", as: #"ANY tags == "b""#),
    PredicateCase("SOME items.price > 4", as: "ANY items.price > 4"),
    PredicateCase("ALL items.price > 4", holds: false, as: "ALL items.price > 4"),
    PredicateCase("NONE items.name == 'z'", as: #"NOT ANY items.name == "z""#),
    PredicateCase("ANY items.name IN {'y', 'z'}"),
    PredicateCase(
      "tags.@count == 2 AND items.@count > 1", as: "tags.@count == 2 AND items.@count > 1"),
    PredicateCase("items.@sum.price == 7 AND items.@avg.price == 3.5"),
    PredicateCase("items.@max.price == 5 AND items.@min.price == 2"),
    PredicateCase("items.@distinctUnionOfObjects.name == {'x', 'y'}"),
    PredicateCase("%K > %d", ["items.@count", 1], as: "items.@count > 1"),
    PredicateCase(
      "tags[0] == 'a' AND tags[LAST] == 'b' AND tags[SIZE] == 2",
      as: #"tags[0] == "a" AND tags[LAST] == "b" AND tags[SIZE] == 2"#),
    PredicateCase(
      "SUBQUERY(items, $i, $i.price > 1 AND $i.name == 'y').@count == 1",
      as: #"SUBQUERY(items, $i, $i.price > 1 AND $i.name == "y").@count == 1"#),
    PredicateCase(
      "SUBQUERY(items, $i, SUBQUERY(tags, $t, $t == 'a').@count > 0 AND $i.price == 2).@count == 1"),
    PredicateCase(
      "tags UNION {'c'} == {'a', 'b', 'c'}", as: #"tags UNION {"c"} == {"a", "b", "c"}"#),
    PredicateCase("tags INTERSECT {'b', 'c'} == {'b'} AND tags MINUS {'b'} == {'a'}"),
  ]

  static let functions = [
    PredicateCase(
      "count + 1 == 4 AND count * 2 - 1 == 5", as: "count + 1 == 4 AND (count * 2) - 1 == 5"),
    PredicateCase("count / 2 == 1 AND price / 2 == 1.25 AND 2 ** 3 == 8"),
    PredicateCase("modulus:by:(count, 2) == 1", as: "modulus:by:(count, 2) == 1"),
    PredicateCase("sum(numbers) == 6 AND max:(numbers) == 3 AND count:(tags) == 2"),
    PredicateCase("average({1, 2, 3}) == 2 AND median({1, 9, 2}) == 2 AND stddev({2, 4}) == 1"),
    PredicateCase("sqrt(9) == 3 AND abs(-4) == 4 AND floor(2.7) == 2 AND ceiling(2.1) == 3"),
    PredicateCase("trunc(-2.7) == -2 AND raise:toPower:(2, 10) == 1024 AND log(100) == 2"),
    PredicateCase("bitwiseAnd:with:(6, 3) == 2 AND bitwiseOr:with:(6, 3) == 7"),
    PredicateCase("uppercase(author.name) == 'ADA' AND lowercase:(title) == 'café au lait'"),
    PredicateCase("length(title) == 12"),
    PredicateCase("date < now()", as: "date < now()"),
    PredicateCase("CAST(date, 'NSNumber') == 100", as: #"CAST(date, "NSNumber") == 100"#),
    PredicateCase(
      "date == CAST(100, 'NSDate') AND CAST('2.5', 'NSNumber') == price AND CAST(3, 'NSString') == '3'"
    ),
    PredicateCase("FUNCTION(author.name, 'uppercaseString') == 'ADA'"),
    PredicateCase("TERNARY(count > 2, 'many', 'few') == 'many'"),
    PredicateCase("count == -(-3) AND -count == -3"),
  ]

  static let values = [
    PredicateCase(
      "date == %@", [Date(timeIntervalSinceReferenceDate: 100)],
      as: #"date == CAST(100.000000, "NSDate")"#),
    PredicateCase("date > %@", [NSDate(timeIntervalSinceReferenceDate: 99)]),
    PredicateCase("id == %@", [UUID(uuidString: "11111111-2222-3333-4444-555555555555")]),
    PredicateCase("id IN %@", [[UUID()]], holds: false),
    PredicateCase("address == %@", [URL(fileURLWithPath: "/a/b.txt")]),
    PredicateCase("isDone == %@", [NSNumber(value: true)], as: "isDone == 1"),
    PredicateCase("SELF.count == 3 AND SELF != nil", as: "count == 3 AND SELF != nil"),
  ]

  @Test(
    .shows(
      "NSPredicate.init(format:argumentArray:)", "NSPredicate.evaluate(with:)",
      "NSPredicate.predicateFormat"),
    arguments: comparisons + texts + missing + collections + functions + values)
  func predicateSaysWhatItsFormatSays(_ item: PredicateCase) {
    let predicate = item.predicate
    #expect(predicate.evaluate(with: PredicateCase.note) == item.holds)
    if let text = item.text { #expect(predicate.predicateFormat == text) }
  }

  /// A predicate that is written out reads back the same.
  @Test(arguments: comparisons + texts + missing + collections + functions)
  func formatReadsBack(_ item: PredicateCase) {
    let again = NSPredicate(format: item.predicate.predicateFormat)
    #expect(again == item.predicate)
    #expect(again.evaluate(with: PredicateCase.note) == item.holds)
  }

  @Test(.shows("NSPredicate.init(format:_:)"))
  func argumentsOfACallFillTheFormat() {
    let predicate = NSPredicate(
      format: "%K == %@ AND count > %d AND price < %f AND isDone == %@ AND tags == %@",
      "author.name", "Ada", 2, 2.75, NSNumber(value: true), ["a", "b"] as any CVarArg)
    #expect(predicate.evaluate(with: PredicateCase.note))
    #expect(
      predicate.predicateFormat
        == #"author.name == "Ada" AND count > 2 AND price < 2.75 AND isDone == 1 AND tags == {"a", "b"}"#
    )
  }

  /// The text that `%@` gives for an object in C's formats.
  @Test
  func objectsFillFormatsOfTexts() {
    #expect(
      String(format: "%@ %@ %d", NSNumber(value: 3), [1] as any CVarArg, 4) == "3 [1] 4")
    #expect(String(format: "%@", NSString(string: "own")) == "own")
  }
}
