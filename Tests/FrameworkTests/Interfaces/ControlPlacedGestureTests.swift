import Foundation
import SimulatedSwiftUI
import TestSupport
import Testing

/// Gestures whose place is known, and values that gestures change.
@MainActor @Suite(.serialized) struct ControlPlacedGestureTests: LooksAtViews {
  @Test(
    .shows("SpatialTapGesture", "SpatialTapGesture.init(count:coordinateSpace:)"),
    .shows("SpatialTapGesture.Value", "SpatialTapGesture.Value.location"),
    .shows("SpatialTapGesture.coordinateSpace", "SpatialTapGesture.count"),
    .shows("SpatialTapGesture.tapped(at:)"))
  func aTapTellsItsPlace() async throws {
    var places: [CGPoint] = []
    func view(_ gesture: SpatialTapGesture) -> some View {
      Text("here").frame(width: 100, height: 40)
        .gesture(gesture.onEnded { places.append($0.location) }.onEnded { _ in })
    }
    let local = ShownInterface(view(SpatialTapGesture()))
    try await local.tap("here")
    #expect(places == [CGPoint(x: 50, y: 20)])
    let global = ShownInterface(view(SpatialTapGesture(coordinateSpace: .global)))
    try await global.tap("here")
    #expect(places.count == 2)
    #expect(places.last != places.first)
    var changed = SpatialTapGesture()
    (changed.coordinateSpace, changed.count) = (.global, 2)
    #expect(changed.count == 2 && SpatialTapGesture(count: 3).count == 3)
    changed.tapped(at: .zero)
    try await ShownInterface(view(changed)).tap("here")
    #expect(places.count == 3 && places[2] == places[1])
  }

  @Test(
    .shows("GestureState", "GestureState.init(wrappedValue:)", "GestureState.init(initialValue:)"),
    .shows("GestureState.wrappedValue", "GestureState.projectedValue"),
    .shows("GestureState.init(wrappedValue:resetTransaction:)"),
    .shows("GestureState.init(wrappedValue:reset:)", "GestureState.init(resetTransaction:)"))
  func aValueIsThatFromBeforeTheGesture() async throws {
    struct Held: View {
      @GestureState private var plain = 3
      @GestureState(initialValue: 4) private var initial
      @GestureState(resetTransaction: Transaction()) private var reset = 5
      @GestureState(reset: { _, _ in }) private var changed = 6
      @GestureState private var missing: Int?
      @State private var taps = 0

      var body: some View {
        Text(verbatim: "\(plain) \(initial) \(reset) \(changed) \(missing ?? 7) \(taps)")
          .gesture(
            TapGesture().updating($plain) { _, state, _ in state = 9 }.onEnded { taps += 1 })
      }
    }
    let shown = ShownInterface(Held())
    try await shown.tap("3 4 5 6 7 0")
    #expect(shown.text == #"label "3 4 5 6 7 1""#)
  }
}
