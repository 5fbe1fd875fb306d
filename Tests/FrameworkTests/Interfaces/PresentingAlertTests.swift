import SimulatedSwiftUI
import TestSupport
import Testing

/// Questions to the user in the middle of the screen.
@MainActor @Suite(.serialized) struct PresentingAlertTests {
  /// A view that asks whether something is to be deleted.
  private struct Asking: View {
    var hasMessage = false
    @State private var isAsking = false
    @State private var answer = "none"

    var body: some View {
      let base = VStack {
        Text("answer: \(answer), \(isAsking ? "asking" : "not asking")")
        Button("ask") { isAsking = true }
      }
      if hasMessage {
        base.alert("Delete?", isPresented: $isAsking) {
          actions
        } message: {
          Text("It is gone then.")
          Text("Really.")
        }
      } else {
        base.alert("Delete?", isPresented: $isAsking) { actions }
      }
    }

    @ViewBuilder private var actions: some View {
      Button("Delete", role: .destructive) { answer = "delete" }
      Button("Rename") { answer = "rename" }
      Button("Cancel", role: .cancel) { answer = "cancel" }
    }
  }

  @Test(
    .shows("View.alert(_:isPresented:actions:)"),
    arguments: [("Delete", "delete"), ("Rename", "rename"), ("Cancel", "cancel")])
  func aButtonAnswersAndRemovesTheAlert(_ button: String, _ answer: String) async throws {
    let shown = ShownInterface(Asking())
    for _ in 0..<2 {
      try await shown.tap("ask")
      #expect(
        shown.question == """
          alert "Delete?"
            button "Delete"
            button "Rename"
            button "Cancel"
          """)
      try await shown.tap(button)
      #expect(
        shown.text == """
          label "answer: \(answer), not asking"
          button "ask"
          """)
    }
  }

  @Test(.shows("View.alert(_:isPresented:actions:message:)"))
  func anAlertHasAMessage() async throws {
    let shown = ShownInterface(Asking(hasMessage: true))
    try await shown.tap("ask")
    #expect(shown.question.hasPrefix("alert \"Delete?\" (It is gone then.\nReally.)"))
    try await shown.tap("Rename")
    #expect(shown.lines.first == #"label "answer: rename, not asking""#)
  }

  @Test(.shows("View.alert(_:isPresented:actions:)"))
  func anAlertWithoutButtonsHasOne() async throws {
    struct Telling: View {
      @State private var isTelling = true

      var body: some View {
        Text(isTelling ? "telling" : "told").alert("Hello", isPresented: $isTelling) {}
      }
    }
    let shown = ShownInterface(Telling())
    await shown.settle()
    #expect(shown.question == "alert \"Hello\"\n  button \"OK\"")
    try await shown.tap("OK")
    #expect(shown.text == #"label "told""#)
  }

  @Test(.shows("View.alert(_:isPresented:actions:)"))
  func anAlertHasFields() async throws {
    struct Naming: View {
      @State private var isAsking = false
      @State private var name = ""

      var body: some View {
        VStack {
          Text("name: \(name)")
          Button("ask") { isAsking = true }
        }
        .alert("Name?", isPresented: $isAsking) {
          TextField("Your name", text: $name)
          Button("Done") { name += "!" }
        }
      }
    }
    let shown = ShownInterface(Naming())
    try await shown.tap("ask")
    try await shown.type("Ann", into: "Your name")
    #expect(shown.question == "alert \"Name?\"\n  textField \"Ann\"\n  button \"Done\"")
    try await shown.tap("Done")
    #expect(shown.lines.first == #"label "name: Ann!""#)
  }

  @Test(.shows("View.alert(_:isPresented:actions:)"))
  func anActionRunsBeforeItsAlertIsGone() async throws {
    struct Deleting: View {
      @State private var chosen: String?
      @State private var deleted = "nothing"

      var body: some View {
        let isAsking = Binding(get: { chosen != nil }, set: { if !$0 { chosen = nil } })
        Button("deleted: \(deleted)") { chosen = "letter" }.alert("Delete?", isPresented: isAsking)
        {
          Button("Delete") { deleted = chosen ?? "what was forgotten" }
        }
      }
    }
    let shown = ShownInterface(Deleting())
    try await shown.tap("deleted: nothing")
    try await shown.tap("Delete")
    #expect(shown.lines == [#"button "deleted: letter""#])
  }
}
