import SimulatedSwiftUI
import TestSupport
import Testing

/// Actions that are offered at the lower edge of the screen.
@MainActor @Suite(.serialized) struct PresentingConfirmationTests {
  /// A view that offers actions.
  private struct Offering: View {
    var visibility = Visibility.automatic
    var hasMessage = false
    var cancels = false
    @State private var isOffering = false
    @State private var answer = "none"

    var body: some View {
      let base = VStack {
        Text("answer: \(answer), \(isOffering ? "offering" : "not offering")")
        Button("offer") { isOffering = true }
      }
      if hasMessage {
        base.confirmationDialog("Title", isPresented: $isOffering, titleVisibility: visibility) {
          actions
        } message: {
          Text("A message.")
        }
      } else {
        base.confirmationDialog("Title", isPresented: $isOffering, titleVisibility: visibility) {
          actions
        }
      }
    }

    @ViewBuilder private var actions: some View {
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Copy") { answer = "copy" }
      if cancels { Button("Keep", role: .cancel) { answer = "keep" } }
    }
  }

  @Test(
    .shows("View.confirmationDialog(_:isPresented:titleVisibility:actions:)"),
    arguments: [("Delete", "delete"), ("Copy", "copy"), ("Cancel", "none")])
  func anActionIsChosenOrCancelled(_ button: String, _ answer: String) async throws {
    let shown = ShownInterface(Offering())
    for _ in 0..<2 {
      try await shown.tap("offer")
      #expect(
        shown.question == """
          alert
            button "Delete"
            button "Copy"
            button "Cancel"
          """)
      try await shown.tap(button)
      #expect(shown.lines.first == #"label "answer: \#(answer), not offering""#)
    }
  }

  @Test(.shows("View.confirmationDialog(_:isPresented:titleVisibility:actions:)"))
  func theProgramsOwnWayToCancelIsTheOnlyOne() async throws {
    let shown = ShownInterface(Offering(cancels: true))
    try await shown.tap("offer")
    #expect(
      shown.question == """
        alert
          button "Delete"
          button "Copy"
          button "Keep"
        """)
    try await shown.tap("Keep")
    #expect(shown.lines.first == #"label "answer: keep, not offering""#)
  }

  @Test(
    .shows("View.confirmationDialog(_:isPresented:titleVisibility:actions:)"),
    .shows("Visibility.automatic", "Visibility.visible", "Visibility.hidden"),
    arguments: [
      (.automatic, "alert"), (.visible, #"alert "Title""#), (.hidden, "alert"),
    ] as [(Visibility, String)])
  func theTitleIsThereIfItIsToBeVisible(_ visibility: Visibility, _ wanted: String) async throws {
    let shown = ShownInterface(Offering(visibility: visibility))
    try await shown.tap("offer")
    #expect(shown.question.hasPrefix(wanted + "\n"))
  }

  @Test(.shows("View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)"))
  func actionsHaveAMessage() async throws {
    let shown = ShownInterface(Offering(visibility: .visible, hasMessage: true))
    try await shown.tap("offer")
    #expect(
      shown.question == """
        alert "Title" (A message.)
          button "Delete"
          button "Copy"
          button "Cancel"
        """)
    try await shown.tap("Copy")
    #expect(shown.lines.first == #"label "answer: copy, not offering""#)
  }
}
