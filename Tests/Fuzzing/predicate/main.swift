import ActivationRules
import UniformTypes

/// What is shared with each rule.
private let shares: [[SharedItem]] = [
  [SharedItem([Attachment(["public.jpeg", "public.file-url"], urlScheme: "file")], title: "A")],
  [
    SharedItem([Attachment(["public.url"]), Attachment([])], contentText: "é"),
    SharedItem([Attachment(["com.adobe.pdf"])]),
  ],
]

/// The object for predicates that aren't about shares.
private let object: PropertyValue = [
  "a": [1, 2, [3]], "b": "text", "c": ["a": 1, "b": 2.5], "d": [["a": "x"], ["a": 1], [:]],
  "extensionItems": [],
]

/// What libFuzzer calls with made-up bytes: the text of a predicate.
///
/// Nothing may crash or take long; an error has a place and a message; and a predicate reads the
/// same after it is written out.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPredicate(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let reading = Predicate.parse(text)
  precondition((reading.predicate == nil) == !reading.problems.isEmpty, "no outcome, or two")
  for problem in reading.problems {
    precondition(problem.range.upperBound <= text.utf8.count, "a place outside of the text")
    precondition(!problem.message.isEmpty && !problem.remedy.isEmpty, "a problem without words")
  }
  guard let predicate = reading.predicate else { return 0 }
  for written in [predicate.text, predicate.textInLines] {
    precondition(Predicate.parse(written).predicate == predicate, "another predicate")
  }
  check(predicate, in: text)
  return 0
}

/// The outcome, its explanation and the warnings agree.
private func check(_ predicate: Predicate, in text: String) {
  let warnings = predicate.warnings()
  for warning in warnings {
    precondition(warning.range.upperBound <= text.utf8.count, "a place outside of the text")
  }
  let kinds = warnings.map { $0.kind }
  for items in shares {
    let outcome = predicate.evaluate(SharedItem.object(for: items), steps: 20_000)
    precondition(outcome != .met || !kinds.contains(.neverMet), "met though it never is")
    precondition(outcome != .notMet || !kinds.contains(.alwaysMet), "not met though it always is")
    check(predicate.verdict(for: items, steps: 20_000), outcome)
  }
  check(
    predicate.verdict(on: object, steps: 20_000), predicate.evaluate(object, steps: 20_000))
}

private func check(_ verdict: Verdict, _ outcome: Predicate.Outcome) {
  precondition(verdict.activates == (outcome == .met), "two outcomes")
  precondition(verdict.explanation.holds == verdict.activates, "an explanation of the opposite")
  precondition(verdict.explanation.outline.utf8.count < 1_000_000, "a long explanation")
}
