import DeviceEvents
import Foundation
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Fields for values that are written as text.
@MainActor @Suite(.serialized) struct ControlFieldValueTests {
  /// A field for a number, and the number.
  private struct Priced: View {
    @State var price: Double
    var prompt: Text?

    var body: some View {
      VStack {
        TextField(
          "Price", value: $price,
          format: .number.locale(Locale(identifier: "en_US_POSIX")).precision(
            .fractionLength(0...2)),
          prompt: prompt)
        Text(verbatim: "is \(price)")
        Button("double") { price *= 2 }
      }
    }
  }

  /// What the field, and the label below it say after each of some texts is typed.
  private func typing(_ texts: [String], after price: Double) async throws -> [[String]] {
    let shown = ShownInterface(Priced(price: price))
    var said: [[String]] = []
    for text in texts {
      try await shown.actQuickly(.type(text, into: nil))
      said.append(Array(shown.lines.prefix(2)))
    }
    return said
  }

  @Test(.shows("TextField.init(_:value:format:prompt:)"))
  func aFieldWritesAndReadsAValue() async throws {
    let shown = ShownInterface(Priced(price: 1.5, prompt: Text("Your price")))
    #expect(shown.lines.prefix(2) == [#"textField "1.5""#, #"label "is 1.5""#])
    try await shown.type("2", into: "Price")
    #expect(shown.lines.prefix(2) == [#"textField "1.52""#, #"label "is 1.52""#])
    try await shown.type("\n", into: "Price")
    try await shown.tap("double")
    #expect(shown.lines.prefix(2) == [#"textField "3.04""#, #"label "is 3.04""#])
    #expect(shown.views(UITextField.self).map(\.placeholder) == ["Your price"])
  }

  @Test func whatCannotBeReadLeavesTheValue() async throws {
    let wanted = [
      [#"textField "12x""#, #"label "is 12.0""#], [#"textField "12""#, #"label "is 12.0""#],
    ]
    let said = try await Typing.result(wanted: wanted) {
      try await typing(["x", "\n"], after: 12)
    }
    #expect(said == wanted)
  }

  @Test func whatIsTypedStaysAsItIsWhileItIsTyped() async throws {
    let wanted = [
      [#"textField "1.""#, #"label "is 1.0""#], [#"textField "1.50""#, #"label "is 1.5""#],
      [#"textField "1.5""#, #"label "is 1.5""#],
    ]
    let said = try await Typing.result(wanted: wanted) {
      try await typing([".", "50", "\n"], after: 1)
    }
    #expect(said == wanted)
  }
}
