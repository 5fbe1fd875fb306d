import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// What views keep, and when they are read again.
@MainActor @Suite(.serialized) struct StateTests {
  private struct Counter: View {
    @State private var count = 0
    let title: String

    var body: some View {
      Text("\(title): \(count)")
      Button("add to \(title)") { count += 1 }
    }
  }

  @Test func stateIsKeptByPlace() async throws {
    struct Two: View {
      @State private var isFirst = true

      var body: some View {
        VStack {
          if isFirst {
            Counter(title: "a")
          } else {
            Counter(title: "b")
          }
          Counter(title: "c")
          Button("other") { isFirst.toggle() }
        }
      }
    }
    let shown = ShownInterface(Two())
    try await shown.tap("add to a")
    try await shown.tap("add to c")
    try await shown.tap("add to c")
    #expect(
      shown.text == """
        label "a: 1"
        button "add to a"
        label "c: 2"
        button "add to c"
        button "other"
        """)
    try await shown.tap("other")
    #expect(shown.lines.filter { $0.hasPrefix("label") } == [#"label "b: 0""#, #"label "c: 2""#])
    try await shown.tap("other")
    #expect(shown.lines.filter { $0.hasPrefix("label") } == [#"label "a: 0""#, #"label "c: 2""#])
  }

  @Test func controlsChangeWhatIsBound() async throws {
    struct Form1: View {
      @State private var name = ""
      @State private var secret = ""
      @State private var isOn = false
      @State private var choice = 2
      @State private var count = 1

      var body: some View {
        NavigationStack {
          Form {
            Section("Person") {
              TextField("Name", text: $name)
              SecureField("Secret", text: $secret)
            }
            Toggle("Loud", isOn: $isOn)
            Picker("Size", selection: $choice) {
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
            Picker("Way", selection: $choice) {
              ForEach(1..<3) { Text("way \($0)") }
            }.pickerStyle(.segmented)
            Stepper("Count \(count)", value: $count, in: 0...2)
            Slider(value: .constant(0.25))
            ProgressView(value: 0.5)
            NavigationLink("More") { Text("a page").navigationTitle("Page") }
          }
          .navigationTitle("Settings")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(name.isEmpty) }
          }
        }
      }
    }
    let shown = ShownInterface(Form1())
    print(shown.text)
    try await shown.type("Ann", into: "Name")
    try await shown.type("abc", into: "Secret")
    try await shown.tap("Loud")
    try await shown.tap("way 1")
    try await shown.tap("Increment")
    print(shown.text)
    try await shown.tap("Size")
    print(shown.text)
    try await shown.tap("Large")
    print(shown.text)
    try await shown.tap("More")
    print(shown.text)
    try await shown.tap("Settings")
    print(shown.text)
  }
}
