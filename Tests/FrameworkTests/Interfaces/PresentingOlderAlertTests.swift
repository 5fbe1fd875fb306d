import SimulatedSwiftUI
import TestSupport
import Testing

/// Alerts in their older form.
@MainActor @Suite(.serialized) struct PresentingOlderAlertTests {
  /// A view that shows an alert and remembers the answer.
  private struct Asking: View {
    let alert: (_ answer: @escaping (String) -> Void) -> Alert
    @State private var isAsking = false
    @State private var answer = "none"

    var body: some View {
      VStack {
        Text("answer: \(answer), \(isAsking ? "asking" : "not asking")")
        Button("ask") { isAsking = true }
      }
      .alert(isPresented: $isAsking) { alert { answer = $0 } }
    }
  }

  private func asked(_ button: String, _ alert: @escaping (@escaping (String) -> Void) -> Alert)
    async throws -> [String]
  {
    let shown = ShownInterface(Asking(alert: alert))
    try await shown.tap("ask")
    let question = shown.question.split(separator: "\n").map(String.init)
    try await shown.tap(button)
    return question + shown.lines.prefix(1)
  }

  @Test(
    .shows("Alert", "Alert.init(title:message:dismissButton:)", "Alert.Button"),
    .shows("Alert.Button.default(_:action:)", "View.alert(isPresented:content:)"))
  func anAlertHasOneButton() async throws {
    #expect(
      try await asked("OK") { _ in Alert(title: Text("Hello")) } == [
        #"alert "Hello""#, #"  button "OK""#, #"label "answer: none, not asking""#,
      ])
    let told = try await asked("Fine") { answer in
      Alert(
        title: Text("Hello"), message: Text("It is late."),
        dismissButton: .default(Text("Fine")) { answer("fine") })
    }
    #expect(
      told == [
        #"alert "Hello" (It is late.)"#, #"  button "Fine""#, #"label "answer: fine, not asking""#,
      ])
  }

  @Test(
    .shows("Alert.init(title:message:primaryButton:secondaryButton:)"),
    .shows("Alert.Button.destructive(_:action:)", "Alert.Button.cancel(_:)"),
    arguments: [("Delete", "delete"), ("Cancel", "cancel")])
  func anAlertHasTwoButtons(_ button: String, _ answer: String) async throws {
    let told = try await asked(button) { answer in
      Alert(
        title: Text("Delete?"), message: Text("All of it."),
        primaryButton: .destructive(Text("Delete")) { answer("delete") },
        secondaryButton: .cancel { answer("cancel") })
    }
    #expect(
      told == [
        #"alert "Delete?" (All of it.)"#, #"  button "Cancel""#, #"  button "Delete""#,
        #"label "answer: \#(answer), not asking""#,
      ])
  }

  @Test(.shows("Alert.Button.cancel(_:action:)"))
  func theButtonThatCancelsHasAName() async throws {
    let told = try await asked("Keep") { answer in
      Alert(
        title: Text("Delete?"), primaryButton: .default(Text("Delete")),
        secondaryButton: .cancel(Text("Keep")) { answer("keep") })
    }
    #expect(
      told == [
        #"alert "Delete?""#, #"  button "Keep""#, #"  button "Delete""#,
        #"label "answer: keep, not asking""#,
      ])
  }

  /// Something to be asked about.
  private struct Fruit: Identifiable {
    var id: Int
    var name: String
  }

  /// A view that asks about what was chosen.
  private struct Chooser: View {
    @State private var fruit: Fruit?
    @State private var eaten = "nothing"

    var body: some View {
      VStack {
        Text("\(fruit?.name ?? "none"), eaten: \(eaten)")
        Button("choose") { fruit = Fruit(id: 1, name: "apple") }
      }
      .alert(item: $fruit) { fruit in
        Alert(
          title: Text("Eat the \(fruit.name)?"),
          primaryButton: .default(Text("Eat")) { eaten = fruit.name }, secondaryButton: .cancel())
      }
    }
  }

  @Test(
    .shows("View.alert(item:content:)"), arguments: [("Eat", "apple"), ("Cancel", "nothing")])
  func anAlertIsThereWhileThereIsAnItem(_ button: String, _ eaten: String) async throws {
    let shown = ShownInterface(Chooser())
    #expect(shown.lines.first == #"label "none, eaten: nothing""#)
    try await shown.tap("choose")
    #expect(
      shown.question == """
        alert "Eat the apple?"
          button "Cancel"
          button "Eat"
        """)
    try await shown.tap(button)
    #expect(shown.lines.first == #"label "none, eaten: \#(eaten)""#)
  }
}
