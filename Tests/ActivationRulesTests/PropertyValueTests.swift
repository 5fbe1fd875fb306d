import ActivationRules
import Testing

@Suite struct PropertyValueTests {
  /// A value and the number that a rule reads from it.
  struct Reading: CustomTestStringConvertible, Sendable {
    var value: PropertyValue
    var number: Int?
    var testDescription: String { "\(value) is \(number.map { "\($0)" } ?? "no number")" }
  }

  static let readings: [Reading] = [
    .init(value: 7, number: 7), .init(value: -7, number: -7),
    .init(value: .integer(.max), number: .max), .init(value: true, number: 1),
    .init(value: false, number: 0), .init(value: 2.9, number: 2), .init(value: -2.9, number: -2),
    .init(value: .real(.nan), number: 0), .init(value: .real(.infinity), number: .max),
    .init(value: .real(-1e300), number: .min), .init(value: "50", number: 50),
    .init(value: " \n+12 apples", number: 12), .init(value: "-3.7", number: -3),
    .init(value: "", number: 0), .init(value: "YES", number: 0), .init(value: "-", number: 0),
    .init(value: "0x10", number: 0), .init(value: "9223372036854775807", number: .max),
    .init(value: "99999999999999999999", number: .max),
    .init(value: "-9223372036854775808", number: .min),
    .init(value: "-99999999999999999999", number: .min), .init(value: [1], number: nil),
    .init(value: ["a": 1], number: nil), .init(value: .data([49]), number: nil),
    .init(value: .date(1), number: nil),
  ]

  @Test(arguments: readings)
  func aValueIsReadAsItsIntegerValue(_ reading: Reading) {
    #expect(reading.value.number == reading.number)
  }

  @Test func integersAndBooleansStayApart() {
    #expect(PropertyValue.integer(1) != .boolean(true))
    #expect(PropertyValue.real(1) != .integer(1))
  }

  static let cases: [RuleCase] = [
    .offers(
      "a string as limit", rule([.supportsImage: "50"]), share(50, .image), "50 images, at most 50"),
    .hides(
      "one more", rule([.supportsImage: "50"]), share(51, .image), "51 images, at most 50"),
    .offers("an integer for text", rule([.supportsText: 1]), share(.text), "text"),
    .offers(
      "a Boolean as limit", rule([.supportsImage: true]), share(.image),
      "one image, at most 1"),
    .hides("two of them", rule([.supportsImage: true]), share(2, .image), "2 images, at most 1"),
    .offers(
      "strings for version and strictness",
      rule([.dictionaryVersion: "2", .usesStrictMatching: "0", .supportsText: "1"]),
      share(.text, .image), "text"),
    .hides(
      "a limit that is no number", rule([.supportsImage: [5], .supportsText: true]),
      share(.image), "wants text"),
  ]

  @Test(arguments: cases)
  func valuesOfTheWrongTypeStillCount(_ example: RuleCase) { example.check() }

  @Test func unknownKeysAreListedAndChangeNothing() throws {
    let written: PropertyValue = [
      "NSExtensionActivationSupportsImageWithMaxCount\n": 5,
      "NSExtensionActivationSupportsText": true,
      "NSExtensionActivationSupportsVideoWithMaxCount": 1,
      "nsextensionactivationsupportstext": false,
    ]
    guard case .dictionary(let rule) = ActivationRule(written) else {
      Issue.record("a dictionary gives a rule in dictionary form")
      return
    }
    #expect(
      rule.unknownKeys == [
        "NSExtensionActivationSupportsImageWithMaxCount\n",
        "NSExtensionActivationSupportsVideoWithMaxCount", "nsextensionactivationsupportstext",
      ])
    let known = ActivationRule(["NSExtensionActivationSupportsText": true])
    for items in GuardTests.shares {
      #expect(
        ActivationRule(written).verdict(for: items).reason == known.verdict(for: items).reason)
    }
  }
}
