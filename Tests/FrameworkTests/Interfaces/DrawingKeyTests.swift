import SimulatedSwiftUI
import TestSupport
import Testing

/// Texts that are looked up, with values in them.
@MainActor @Suite struct DrawingKeyTests: LooksAtViews {
  private func translated(_ key: LocalizedStringKey, _ table: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    let rows = table.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    try folder.write(rows, to: "A.bundle/en.lproj/Localizable.strings")
    let bundle = try #require(Bundle(path: folder.file("A.bundle").path))
    return try #require(texts(of: Text(key, bundle: bundle)).first)
  }

  @Test(
    .shows("LocalizedStringKey", "LocalizedStringKey.init(_:)"),
    .shows("LocalizedStringKey.init(stringLiteral:)"))
  func aKeyIsReplacedByItsTranslation() throws {
    let name = "greeting"
    #expect(try translated("greeting", ["greeting": "Hello"]) == "Hello")
    #expect(try translated(LocalizedStringKey(name), ["greeting": "Hello"]) == "Hello")
    #expect(
      try translated(LocalizedStringKey(stringLiteral: name), ["greeting": "Hello"]) == "Hello")
    #expect(try translated("greeting", ["farewell": "Goodbye"]) == "greeting")
    #expect(LocalizedStringKey(name) == "greeting")
    #expect(LocalizedStringKey(name) != "farewell")
  }

  @Test(
    .shows("LocalizedStringKey.init(stringInterpolation:)"),
    .shows("LocalizedStringKey.StringInterpolation"),
    .shows("LocalizedStringKey.StringInterpolation.appendLiteral(_:)"),
    .shows("LocalizedStringKey.StringInterpolation.appendInterpolation(_: String)"),
    .shows("LocalizedStringKey.StringInterpolation.appendInterpolation(_: Int)"))
  func valuesTakeThePlacesInTheTranslation() throws {
    let (name, count) = ("Ann", 3)
    #expect(try translated("\(name) has \(count)", [:]) == "Ann has 3")
    #expect(
      try translated("\(name) has \(count)", ["%@ has %lld": "%2$lld are of %1$@"])
        == "3 are of Ann")
    #expect(try translated("\(name) has \(count)", ["%@ has %lld": "%@: %lld"]) == "Ann: 3")
    #expect(try translated("\(count)% for \(name)", [:]) == "3% for Ann")
    #expect(
      try translated("\(count)% for \(name)", ["%lld%% for %@": "%2$@ gets %1$lld%%"])
        == "Ann gets 3%")
  }

  @Test func wholeNumbersHaveSeparatorsForThousands() throws {
    #expect(try translated("in \(2026)", [:]) == "in 2,026")
    #expect(try translated("\(-1_234_567) and \(999)", [:]) == "-1,234,567 and 999")
    #expect(try translated("\(UInt64.max)", [:]) == "18,446,744,073,709,551,615")
    #expect(
      try translated("\(Int16(1000)) of \(UInt32(4000))", ["%d of %u": "%u: %d"]) == "1,000: 4,000")
    #expect(try translated("in \(String(2026))", [:]) == "in 2026")
  }

  @Test(
    .shows(
      "LocalizedStringKey.StringInterpolation.init(literalCapacity:interpolationCount:)",
      "LocalizedStringKey.StringInterpolation.appendLiteral(_:)",
      "LocalizedStringKey.StringInterpolation.appendInterpolation(_: String)"))
  func anInterpolationIsPutTogetherByHand() throws {
    var parts = LocalizedStringKey.StringInterpolation(literalCapacity: 4, interpolationCount: 1)
    parts.appendLiteral("for ")
    parts.appendInterpolation("Ann")
    let key = LocalizedStringKey(stringInterpolation: parts)
    #expect(try translated(key, [:]) == "for Ann")
    #expect(try translated(key, ["for %@": "%@'s"]) == "Ann's")
  }

  @Test(
    .shows("LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)"),
    .shows("LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:)"),
    .shows("LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:)"))
  func valuesAreWrittenInFormats() throws {
    let date = Date(timeIntervalSince1970: 1_767_260_460)
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
    #expect(try translated("\(2.5, specifier: "%.2f") m", [:]) == "2.50 m")
    #expect(
      try translated("\(2.5, specifier: "%.2f") m", ["%.2f m": "%.2f metres"]) == "2.50 metres")
    #expect(try translated("\(7, specifier: "%03d")", [:]) == "007")
    #expect(try translated("\(0.5, format: percent) of it", [:]) == "50% of it")
    #expect(
      try translated("\(0.5, format: percent) of it", ["%@ of it": "of it %@"]) == "of it 50%")
    #expect(try translated("on \(date, style: .date)", [:]) == "on January 1, 2026")
    #expect(
      try translated("on \(date, style: .date)", ["on %@": "%@!"]) == "January 1, 2026!")
  }

  @Test(
    .shows("LocalizedStringKey.StringInterpolation.appendInterpolation(_: Text)"),
    .shows("LocalizedStringKey.StringInterpolation.appendInterpolation(_: T)"))
  func textsAndOtherNumbersAreInsideATextToo() throws {
    #expect(try translated("so \(Text("bold").bold())!", [:]) == "so bold!")
    #expect(try translated("so \(Text("bold"))!", ["so %@!": "%@, so"]) == "bold, so")
    #expect(try translated("\(UInt(3)) of \(Int32(4))", [:]) == "3 of 4")
  }

  @Test(.shows("LocalizedStringKey.StringInterpolation.appendInterpolation(_: Image)"))
  func aPictureInsideATextIsSaidByItsName() throws {
    #expect(try translated("a \(Image(systemName: "star"))", [:]) == "a star")
  }

  @Test(.shows("LocalizedStringKey.StringInterpolation.appendInterpolation(_: T)"))
  func numbersHaveTheirPlaceholders() throws {
    #expect(try translated("\(1.5) m", [:]) == "1.500000 m")
    #expect(try translated("\(1.5) m", ["%lf m": "%lf metres"]) == "1.500000 metres")
    #expect(try translated("\(Float(0.5)) m", ["%f m": "%f metres"]) == "0.500000 metres")
    #expect(try translated("\(UInt(3)) m", ["%llu m": "%llu metres"]) == "3 metres")
    #expect(try translated("\(Int32(3)) m", ["%d m": "%d metres"]) == "3 metres")
  }
}
