import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Alerts about a value or an error.
@MainActor @Suite(.serialized) struct PresentingValueAlertTests {
  /// A view that asks about a value.
  private struct About: View {
    let name: String?
    @State private var isAsking = false
    @State private var deleted = "nothing"

    var body: some View {
      VStack {
        Text("deleted \(deleted)")
        Button("ask") { isAsking = true }
      }
      .alert("Delete?", isPresented: $isAsking, presenting: name) { name in
        Button("Delete \(name)") { deleted = name }
      } message: { name in
        Text("\(name) is yours.")
      }
    }
  }

  @Test(.shows("View.alert(_:isPresented:presenting:actions:message:)"))
  func anAlertIsAboutAValue() async throws {
    let shown = ShownInterface(About(name: "letter"))
    try await shown.tap("ask")
    #expect(shown.question == "alert \"Delete?\" (letter is yours.)\n  button \"Delete letter\"")
    try await shown.tap("Delete letter")
    #expect(shown.lines.first == #"label "deleted letter""#)
    let without = ShownInterface(About(name: nil))
    try await without.tap("ask")
    #expect(without.question == "")
  }

  /// An error that says what happened.
  private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed." }
  }

  /// A view that tells of an error.
  private struct Failing: View {
    let error: Failure?
    @State private var isFailing = false

    var body: some View {
      Button("try") { isFailing = true }
        .alert(isPresented: $isFailing, error: error) { Button("Sigh") {} }
    }
  }

  @Test(.shows("View.alert(isPresented:error:actions:)"))
  func anAlertSaysWhatWentWrong() async throws {
    let shown = ShownInterface(Failing(error: Failure()))
    try await shown.tap("try")
    #expect(shown.question == "alert \"It failed.\"\n  button \"Sigh\"")
    try await shown.tap("Sigh")
    #expect(shown.lines == [#"button "try""#])
    let without = ShownInterface(Failing(error: nil))
    try await without.tap("try")
    #expect(without.lines == [#"button "try""#])
  }
}
