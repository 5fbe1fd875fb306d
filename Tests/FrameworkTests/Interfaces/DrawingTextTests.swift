import DeviceEvents
import SimulatedSwiftUI
import TestSupport
import Testing

/// What texts say, by what they are made from.
@MainActor @Suite struct DrawingTextTests: LooksAtViews {
  /// A formatter that counts letters.
  private final class LetterCounter: Formatter {
    override func string(for subject: Any?) -> String? {
      (subject as? NSString).map { "\($0.length) letters" }
    }
  }

  @Test(.shows("Text.init(_: some StringProtocol)"))
  func aStringIsShownAsItIs() {
    let string = "5%% of it"
    #expect(texts(of: Text(string)) == ["5%% of it"])
    #expect(texts(of: Text(string.dropFirst(7))) == ["it"])
  }

  @Test(.shows("Text.init(_:tableName:bundle:comment:)"))
  func aLiteralIsLookedUpInATable() throws {
    let folder = try TemporaryFolder()
    for (name, text) in [("Localizable", "Good morning"), ("Night", "Good night")] {
      try folder.write("\"greeting\" = \"\(text)\";\n", to: "A.bundle/en.lproj/\(name).strings")
    }
    let bundle = try #require(Bundle(path: folder.file("A.bundle").path))
    #expect(texts(of: Text("greeting", bundle: bundle)) == ["Good morning"])
    #expect(texts(of: Text("greeting", tableName: "Night", bundle: bundle)) == ["Good night"])
    #expect(texts(of: Text("farewell", bundle: bundle, comment: "at the door")) == ["farewell"])
    #expect(texts(of: Text(verbatim: "greeting")) == ["greeting"])
    #expect(texts(of: Text("something")) == ["something"])
  }

  @Test(
    .shows("Text.init(_: AttributedString)", "Text.init(_:format:)", "Text.init(_:formatter:)"))
  func aTextIsMadeFromOtherThanStrings() throws {
    var string = AttributedString("one")
    string += AttributedString(" and two")
    #expect(texts(of: Text(string)) == ["one and two"])
    let format = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
    #expect(texts(of: Text(1234.5, format: format)) == ["1,234.5"])
    #expect(texts(of: Text(0.5, format: .percent.locale(Locale(identifier: "en_US")))) == ["50%"])
    #expect(texts(of: Text("four" as NSString, formatter: LetterCounter())) == ["4 letters"])
    #expect(texts(of: Text(NSNumber(value: 4), formatter: LetterCounter())) == [""])
  }

  @Test(.shows("Text.bold(_:)", "View.bold(_:)"))
  func aTextIsBoldIfItIsToBe() throws {
    #expect(try label(of: Text("a").bold(true)).isBold)
    #expect(try !label(of: Text("a").bold(false)).isBold)
    #expect(try label(of: ZStack { Text("a") }.bold(true)).isBold)
    #expect(try !label(of: ZStack { Text("a") }.bold(false)).isBold)
    #expect(try label(of: ZStack { Text("a") }.bold(true).font(.title)).fontSize == 28)
  }

  @Test(
    .shows("Text.Case", "Text.Case.uppercase", "Text.Case.lowercase"),
    arguments: [(.uppercase, "ONE TWO"), (.lowercase, "one two"), (nil, "One Two")]
      as [(Text.Case?, String)])
  func lettersHaveACase(_ textCase: Text.Case?, _ wanted: String) {
    #expect(texts(of: Text("One Two").textCase(textCase)) == [wanted])
    #expect((textCase == .uppercase) == (wanted == "ONE TWO"))
  }
}
