import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Formats, arguments and values that end a program on iOS.
@Suite("Predicates that end the program") struct BrokenFormatTests {
  static let unparsable = [
    "", "title", "title ==", "title === 3", "title == 'x", "count == 3 AND", "(count == 3",
    "count == 3)", "count BETWIXT {1, 2}", "items.@middle.price == 3", "shout(title) == 'X'",
    "SUBQUERY(items, i, i.price > 1).@count == 1", "%q == 3", "AND == 3",
    "title == \u{201C}x\u{201D}",
  ]

  @Test(arguments: unparsable)
  func unparsableFormatEndsTheProgramWithAppleWords(_ format: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [format] in _ = NSPredicate(format: format) }
    let words = "Unable to parse the format string \"\(format)\""
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(words), "\(output.prefix(400))")
  }

  struct Trap: CustomStringConvertible, Codable {
    var format: String
    var words: String
    var description: String { format }
  }

  static let traps = [
    Trap(format: "title > 3", words: "-[__NSCFString compare:]"),
    Trap(
      format: "count CONTAINS 'x'",
      words: "Can't use in/contains operator with collection 3 (not a collection)"),
    Trap(
      format: "count BEGINSWITH 'x'",
      words: "Can't do a substring operation with something that isn't a string (lhs = 3 rhs = x)"),
    Trap(format: "count MATCHES 'x'", words: "Can't do regex matching on object 3."),
    Trap(format: "title MATCHES '('", words: "Can't do regex matching, reason: Can't open pattern"),
    Trap(
      format: "ANY count == 3",
      words: "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet."),
    Trap(format: "count == $x", words: "Can't get value for 'x' in bindings"),
    Trap(
      format: "title.colour == 3",
      words:
        "valueForUndefinedKey:]: this class is not key value coding-compliant for the key colour."
    ),
    Trap(format: "count == %d", words: "Insufficient arguments for conversion characters"),
  ]

  @Test(arguments: traps)
  func valuesThatCannotBeComparedEndTheProgram(_ trap: Trap) async {
    let format = trap.format
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [format = format as String] in
      _ = NSPredicate(format: format).evaluate(with: PredicateCase.note)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(trap.words), "\(output.prefix(400))")
  }

  /// On iOS, a number for `%@` is taken as an address.
  @Test func numberInPlaceOfAnObjectEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "count == %@", 3) }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "count == %d", "3") }
  }

  /// Depth and length are limited as for activation rules.
  @Test(arguments: [
    Hostile(repeated: "(", times: 100_000, end: ""),
    Hostile(repeated: "NOT ", times: 100_000, end: "a == 1"),
    Hostile(repeated: "1 + ", times: 200_000, end: "1 == a"),
  ])
  func hostileFormatIsRefused(_ format: Hostile) async {
    await #expect(processExitsWith: .failure) { [format] in
      _ = NSPredicate(format: format.text)
    }
  }

  /// A text that repeats itself; only its recipe is in the log.
  struct Hostile: Codable, Sendable {
    var repeated: String
    var times: Int
    var end: String

    var text: String { String(repeating: repeated, count: times) + end }
  }
}
