import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Controls that make a value larger or smaller.
@MainActor @Suite(.serialized) struct ControlStepperTests {
  /// A stepper, and its value.
  private struct Counted<Control: View>: View {
    @State var count: Int
    @ViewBuilder let control: (Binding<Int>) -> Control

    var body: some View {
      control($count)
      Text("\(count)")
    }
  }

  private func check(
    from first: Int, _ taps: [String], _ wanted: [String],
    _ control: @escaping (Binding<Int>) -> some View
  ) async throws {
    let shown = ShownInterface(Counted(count: first, control: control))
    #expect(
      shown.lines.map { $0.replacing(" dimmed", with: "") } == [
        #"label "Count""#, #"button "Decrement""#, #"button "Increment""#, #"label "\#(first)""#,
      ])
    var said: [String] = []
    for name in taps {
      try await shown.tap(name)
      said.append(shown.lines.dropFirst().joined(separator: ", "))
    }
    func lines(_ marks: String) -> String {
      let parts = marks.split(separator: " ")
      let (less, more) = (parts[0].contains("<"), parts[0].contains(">"))
      return
        #"button "Decrement"\#(less ? "" : " dimmed"), button "Increment"\#(more ? "" : " dimmed")"#
        + #", label "\#(parts[1])""#
    }
    #expect(said == wanted.map(lines))
  }

  @Test(
    .shows("Stepper", "Stepper.init(value:in:step:label:onEditingChanged:)"),
    .shows("Stepper.init(_:value:in:step:onEditingChanged:)", "Stepper.body"))
  func aStepperStaysInItsRange() async throws {
    let taps = ["Increment", "Increment", "Decrement", "Decrement", "Decrement"]
    let wanted = ["<> 4", "<- 6", "<> 4", "<> 2", "-> 0"]
    try await check(from: 2, taps, wanted) { Stepper("Count", value: $0, in: 0...7, step: 2) }
    try await check(from: 2, taps, wanted) { Stepper("Count", value: $0, in: 0...7, step: 2).body }
    try await check(from: 2, taps, wanted) { count in
      Stepper(value: count, in: 0...7, step: 2) { Text("Count") }
    }
    try await check(from: 0, ["Increment"], ["<- 1"]) { Stepper("Count", value: $0, in: 0...1) }
  }

  @Test(
    .shows("Stepper.init(value:step:label:onEditingChanged:)"),
    .shows("Stepper.init(_:value:step:onEditingChanged:)"))
  func aStepperCanHaveNoRange() async throws {
    let taps = ["Decrement", "Decrement", "Increment"]
    try await check(from: 3, taps, ["<> -2", "<> -7", "<> -2"]) {
      Stepper("Count", value: $0, step: 5)
    }
    try await check(from: 1, taps, ["<> 0", "<> -1", "<> 0"]) { count in
      Stepper(value: count) { Text("Count") }
    }
  }

  @Test(
    .shows("Stepper.init(label:onIncrement:onDecrement:onEditingChanged:)"),
    .shows("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)"))
  func aStepperCanHaveActions() async throws {
    try await check(from: 1, ["Increment", "Decrement"], ["<> 10", "<> 5"]) { count in
      Stepper(
        "Count", onIncrement: { count.wrappedValue *= 10 },
        onDecrement: { count.wrappedValue /= 2 })
    }
    try await check(from: 1, ["Increment"], ["-> 10"]) { count in
      Stepper(
        label: { Text("Count") }, onIncrement: { count.wrappedValue *= 10 }, onDecrement: nil)
    }
  }

  @Test func aStepperTellsWhenItIsUsed() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      Stepper(
        "Count",
        value: Binding(get: { 1 }, set: { log.append("\($0)") }), in: 0...5,
        onEditingChanged: { log.append($0 ? "begins" : "ends") }))
    try await shown.tap("Increment")
    #expect(log == ["begins", "2", "ends"])
  }
}
