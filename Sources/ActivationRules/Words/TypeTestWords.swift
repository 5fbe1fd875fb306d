import Findings

extension TypeTest {
  /// "a kind of com.adobe.pdf or public.image".
  var inWords: String {
    let kind = operation == .conformsTo ? "a kind of" : "exactly"
    return "\(kind) \(Self.few(wanted.map { cropped($0) }))"
  }

  /// Some of the words, if there are many.
  static func few(_ words: [String]) -> String {
    guard words.count > 4 else { return listed(words, "or") }
    return listed(words.prefix(3) + ["\(words.count - 3) more types"], "or")
  }
}

/// What a test of types says: whether one of them is of the required kinds.
///
/// Names are the usual ones, such as "PDF document".
enum TypeTestWords {
  static func wants(names: [String]) -> String { "wants \(TypeTest.few(names))" }

  static func noSubject(of test: TypeTest) -> String {
    "one type must be \(test.inWords): there is no \(cropped(test.subject.text))"
  }
  static let noTypes = "there are no types"
  static func noneFits(_ test: TypeTest) -> String { "no type is \(test.inWords)" }

  static func isThere(_ type: String) -> String { "\(cropped(type)) is one of the types" }

  /// "com.adobe.pdf is a kind of public.content, by way of public.composite-content".
  static func isKind(_ type: String, of wanted: String, by way: [String]) -> String {
    let text = "\(cropped(type)) is a kind of \(cropped(wanted))"
    if way.isEmpty { return text }
    let steps = way.count > 4 ? way.prefix(3) + ["…"] : way[...]
    return "\(text), by way of \(steps.map { cropped($0) }.joined(separator: ", "))"
  }

  // MARK: - Where no type may be of the kinds

  static func noneMay(_ test: TypeTest, found: String?) -> String {
    "no type may be \(test.inWords): \(found ?? "none is")"
  }
  static func takesNothing(names: [String]) -> String {
    "takes nothing of type \(TypeTest.few(names))"
  }
  static func nothing(names: [String]) -> String { "nothing of type \(TypeTest.few(names))" }
}
