import ActivationRules
import Dispatch
import UniformTypes

// What activation rules cost, each beside a baseline run in the same process:
//
// - parsing a predicate, against splitting the same text into words;
// - evaluating a rule for one share, against a hand-written closure for the same rule;
// - filtering 10,000 extensions for one share, against the same closure for each, and against
//   looking up the share's type in a prebuilt dictionary.

/// Nanoseconds per call: the best of seven tries with `count` calls each.
func nanoseconds(each count: Int, _ body: () -> Void) -> Double {
  let tries = (0..<7).map { _ in
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count)
  }
  return tries.min() ?? 0
}

/// A number to three significant digits.
func short(_ value: Double) -> String {
  value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
}

func line(_ what: String, _ time: Double, _ other: Double, _ baseline: String) {
  let name = what + String(repeating: " ", count: max(0, 44 - what.count))
  let rate = Int(1_000_000_000 / max(time, 1))
  print(
    "  \(name) \(short(time)) ns, \(rate) per second, \(short(time / max(other, 0.01))) x \(baseline)"
  )
}

let text = """
  SUBQUERY (extensionItems, $item,
    SUBQUERY ($item.attachments, $attachment,
      ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.image"
      || ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "com.adobe.pdf"
    ).@count == $item.attachments.@count
  ).@count == 1
  """
let types = UniformTypes.standard
let dictionary = ActivationRule([
  "NSExtensionActivationSupportsImageWithMaxCount": 5,
  "NSExtensionActivationSupportsWebURLWithMaxCount": 1,
])
guard let predicate = Predicate.parse(text).predicate else {
  preconditionFailure("the benchmark's own predicate is right")
}
let photos = [SharedItem([Attachment(["public.jpeg"]), Attachment(["public.png"])])]

/// What one would write by hand for the predicate.
func byHand(_ items: [SharedItem]) -> Bool {
  items.filter { item in
    item.attachments.allSatisfy { attachment in
      attachment.typeIdentifiers.contains {
        types.conforms($0, to: "public.image") || types.conforms($0, to: "com.adobe.pdf")
      }
    }
  }.count == 1
}

/// What one would write by hand for the dictionary.
func dictionaryByHand(_ items: [SharedItem]) -> Bool {
  let all = items.flatMap { $0.attachments }
  let images = all.filter { $0.typeIdentifiers.contains { types.conforms($0, to: "public.image") } }
  let urls = all.filter {
    $0.typeIdentifiers.contains {
      types.conforms($0, to: "public.url") && !types.conforms($0, to: "public.file-url")
    }
  }
  return images.count <= 5 && urls.count <= 1 && images.count + urls.count == all.count
}

var yes = 0
let rounds = 300

let parsing = nanoseconds(each: rounds) {
  for _ in 0..<rounds where Predicate.parse(text).predicate != nil { yes += 1 }
}
let words = nanoseconds(each: rounds) {
  for _ in 0..<rounds { yes += text.split(whereSeparator: { $0 == " " || $0 == "\n" }).count }
}
line("parse a predicate", parsing, words, "splitting it into words")

let handPredicate = nanoseconds(each: rounds) {
  for _ in 0..<rounds where byHand(photos) { yes += 1 }
}
let object = SharedItem.object(for: photos)
let decided = nanoseconds(each: rounds) {
  for _ in 0..<rounds where predicate.evaluate(object, types: types) == .met { yes += 1 }
}
line("decide a parsed predicate", decided, handPredicate, "a closure by hand")
let evaluated = nanoseconds(each: rounds) {
  for _ in 0..<rounds where predicate.verdict(for: photos, types: types).activates { yes += 1 }
}
line("decide and explain it", evaluated, handPredicate, "a closure by hand")

let handDictionary = nanoseconds(each: rounds) {
  for _ in 0..<rounds where dictionaryByHand(photos) { yes += 1 }
}
let dictionaryTime = nanoseconds(each: rounds) {
  for _ in 0..<rounds where dictionary.verdict(for: photos, types: types).activates { yes += 1 }
}
line("decide and explain a dictionary", dictionaryTime, handDictionary, "a closure by hand")

// Half of the rules are dictionaries, half predicates that were parsed on installation.
let count = 10_000
let known: [String: [Int]] = ["public.jpeg": Array(0..<count), "public.png": Array(0..<count)]
let filtered = nanoseconds(each: 1) {
  for number in 0..<count {
    let offered =
      number.isMultiple(of: 2)
      ? dictionary.verdict(for: photos, types: types).activates
      : predicate.verdict(for: photos, types: types).activates
    if offered { yes += 1 }
  }
}
let filteredByHand = nanoseconds(each: 1) {
  for number in 0..<count where number.isMultiple(of: 2) ? dictionaryByHand(photos) : byHand(photos)
  {
    yes += 1
  }
}
let lookedUp = nanoseconds(each: 1) {
  var offered = Set(0..<count)
  for attachment in photos[0].attachments {
    offered.formIntersection(attachment.typeIdentifiers.flatMap { known[$0] ?? [] })
  }
  yes += offered.count
}
line("filter 10,000 extensions", filtered, filteredByHand, "closures by hand")
line("the same", filtered, lookedUp, "a dictionary look-up")
precondition(yes > 0, "nothing was done")
