import SimulatedSwiftUI
import TestSupport
import Testing

/// Values that change along keyframes.
@MainActor @Suite(.serialized) struct StateKeyframeTests: LooksAtViews {
  private struct Look {
    var x = 0.0
    var y = 0.0
  }

  private struct Moving: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("move") { count += 1 }
        Color.clear.frame(width: 1, height: 1)
          .keyframeAnimator(initialValue: Look(), trigger: count) { _, look in
            Text(verbatim: "\(look.x) \(look.y)")
          } keyframes: { look in
            KeyframeTrack(\.x) {
              LinearKeyframe(5, duration: 1)
              CubicKeyframe(7, duration: 1)
              SpringKeyframe(look.x + 3, duration: 1)
            }
            KeyframeTrack(\.y) { MoveKeyframe(9) }
          }
      }
    }
  }

  @Test(
    .shows("View.keyframeAnimator(initialValue:trigger:content:keyframes:)", "Keyframes"),
    .shows("KeyframeTrack", "KeyframeTrack.init(_:content:)", "Keyframes.end(from:)"),
    .shows("KeyframeTrack.end(from:)", "SeveralKeyframes", "SeveralKeyframes.end(from:)"),
    .shows("KeyframesBuilder", "KeyframesBuilder.buildPartialBlock(first:)"),
    .shows("KeyframesBuilder.buildPartialBlock(accumulated:next:)"),
    .shows("KeyframesBuilder.buildExpression(_: K)", "KeyframeTrackContentBuilder"),
    .shows("KeyframeTrackContentBuilder.buildExpression(_:)"),
    .shows("KeyframeTrackContentBuilder.buildBlock(_:)", "Keyframe", "Keyframes.Value"),
    .shows("SpringKeyframe(_:duration:startVelocity:)", "MoveKeyframe(_:)"),
    .shows("LinearKeyframe(_:duration:timingCurve:)"),
    .shows("CubicKeyframe(_:duration:startVelocity:endVelocity:)"))
  func aTriggerBringsTheEndOfTheKeyframes() async throws {
    let shown = ShownInterface(Moving())
    #expect(shown.lines.last == #"label "0.0 0.0""#)
    try await shown.tap("move")
    #expect(shown.lines.last == #"label "3.0 9.0""#)
    try await shown.tap("move")
    #expect(shown.lines.last == #"label "6.0 9.0""#)
  }

  @Test(
    .shows("View.keyframeAnimator(initialValue:repeating:content:keyframes:)"),
    .shows("KeyframesBuilder.buildExpression(_: Keyframe<Value>)", "KeyframeTrack.init(content:)"))
  func keyframesWithoutATriggerAreAtTheirEnd() {
    let one = box(1, 1).keyframeAnimator(initialValue: 1.0) { _, value in
      Text(verbatim: "\(value)")
    } keyframes: { _ in
      LinearKeyframe(4, duration: 1)
    }
    #expect(texts(of: one) == ["4.0"])
    let track = box(1, 1).keyframeAnimator(initialValue: 1.0) { _, value in
      Text(verbatim: "\(value)")
    } keyframes: { _ in
      KeyframeTrack {
        CubicKeyframe(4, duration: 1)
        MoveKeyframe(6)
      }
    }
    #expect(texts(of: track) == ["6.0"])
  }
}
