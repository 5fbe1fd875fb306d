import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Steppers at the limits of the type of their values.
@MainActor @Suite struct ControlStepperLimitTests {
  @Test func aStepperStandsAtTheLimitOfAType() {
    let shown = ShownInterface(
      VStack {
        Stepper("Least", value: .constant(UInt8(0)), in: 0...10)
        Stepper("Most", value: .constant(Int.max), in: 0...Int.max)
      })
    #expect(
      shown.text == """
        label "Least"
        button "Decrement" dimmed
        button "Increment"
        label "Most"
        button "Decrement"
        button "Increment" dimmed
        """)
  }
}
