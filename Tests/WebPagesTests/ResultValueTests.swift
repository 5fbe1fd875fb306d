import Foundation
import Testing
import WebPages

/// What becomes of the values that a script returns.
@Suite(.enabled(if: Garden.hasEngine, "\(Garden.needed)"), .timeLimit(.minutes(40)))
struct ResultValueTests {
  @Test func valuesOfAPropertyListCross() throws {
    let result = try Garden.value(
      #"{ text: "a\n\"\u0000é✓😀", yes: true, no: false, whole: 7, half: -0.5, big: 1e300, list: "#
        + #"[1, [], {}], day: new Date(86400000), boxed: new String("b"), "": 0, "__proto__x": 1 }"#
    )
    #expect(
      result
        == PageResult(
          outcome: .results(
            .dictionary([
              "it": .dictionary([
                "text": .string("a\n\"\u{0}é✓😀"), "yes": .boolean(true), "no": .boolean(false),
                "whole": .number(7), "half": .number(-0.5), "big": .number(1e300),
                "list": .array([.number(1), .array([]), .dictionary([:])]),
                "day": .date(Date(timeIntervalSince1970: 86400)), "boxed": .string("b"),
                "": .number(0), "__proto__x": .number(1),
              ])
            ]))))
  }

  @Test(arguments: [
    ("null", "null"), ("undefined", "undefined"), ("() => 1", "a function"),
    ("Symbol('s')", "a symbol"), ("10n", "a bigint"), ("NaN", "NaN"), ("-1/0", "-Infinity"),
    ("new Map", "a Map"), ("new Uint8Array(2)", "a Uint8Array"), ("/x/", "a RegExp"),
    ("new Date('x')", "no date"), ("document.body", "an object of the page ('body')"),
    ("window", "an object of the page ('window')"), ("Error('e')", "an Error"),
  ])
  func whatNoPropertyListHoldsIsLeftOutAndSaid(expression: String, what: String) throws {
    let result = try Garden.run(
      "arguments.completionFunction({ kept: 1, list: [\(expression), 2], deep: { it: \(expression) } });"
    )
    let words = "\(what) can't be in a property list and is left out"
    #expect(
      result
        == PageResult(
          outcome: .results(
            .dictionary([
              "kept": .number(1), "list": .array([.number(2)]), "deep": .dictionary([:]),
            ])), remarks: ["results.list[0]: \(words)", "results.deep.it: \(words)"]))
  }

  @Test func anObjectThatContainsItselfIsLeftOutWhereItDoes() throws {
    let result = try Garden.run(
      """
      var shared = { one: 1 }, knot = { a: shared, b: shared };
      knot.again = [knot];
      arguments.completionFunction(knot);
      """)
    let shared = PageValue.dictionary(["one": .number(1)])
    #expect(
      result
        == PageResult(
          outcome: .results(.dictionary(["a": shared, "b": shared, "again": .array([])])),
          remarks: [
            "results.again[0]: an object that contains itself can't be in a property list "
              + "and is left out"
          ]))
  }

  @Test func completingWithNothingGivesAnEmptyDictionary() throws {
    #expect(
      try Garden.run("arguments.completionFunction();")
        == PageResult(
          outcome: .results(.dictionary([:])),
          remarks: ["results: undefined can't be in a property list and is left out"]))
  }

  @Test func halvesOfCharactersAreReplaced() throws {
    #expect(
      try Garden.run(#"arguments.completionFunction("a\ud83d \ude00 \ud83d\ude00");"#)
        == PageResult(outcome: .results(.string("a\u{FFFD} \u{FFFD} 😀"))))
  }

  @Test(arguments: [
    (
      "var a = []; for (var i = 0; i < 200; i++) a = [a];",
      "the results are more than 100 levels deep"
    ),
    ("var a = new Array(200000).fill(1);", "there are more than 100000 values in the results"),
  ])
  func resultsHaveLimits(code: String, message: String) throws {
    let result = try Garden.run(code + " arguments.completionFunction(a);")
    guard case .failed(let error) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect((error.name, error.message, error.line) == ("RangeError", message, 4))
  }
}
