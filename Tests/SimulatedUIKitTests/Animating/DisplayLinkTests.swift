import SimulatedFoundation
import SimulatedQuartzCore
import TestSupport
import Testing

/// Counts the frames that it is told of.
private final class FrameCounter: NSObject {
  var count = 0
  static let listed: Void = ObjectiveCRegistry.register(
    FrameCounter.self, name: nil,
    methods: [
      (
        "frame:",
        { target, _, _ in
          (target as? FrameCounter)?.count += 1
          return nil
        }
      )
    ], make: nil)
}

/// Timers that follow the screen's frames.
@Suite struct DisplayLinkTests {
  @Test(
    .shows(
      "CADisplayLink", "CADisplayLink.init(target:selector:)", "CADisplayLink.add(to:forMode:)",
      "CADisplayLink.remove(from:forMode:)", "CADisplayLink.duration"))
  func aLinkCallsAsLongAsItIsInARunLoop() {
    FrameCounter.listed
    let counter = FrameCounter()
    let link = CADisplayLink(target: counter, selector: Selector("frame:"))
    #expect(abs(link.duration - 1.0 / 60) < 0.0001)
    link.add(to: .current, forMode: .default)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    let count = counter.count
    #expect(count > 0 && count < 20)
    link.remove(from: .current, forMode: .default)
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
    #expect(counter.count == count)
  }

  @Test(
    .shows(
      "CADisplayLink.preferredFrameRateRange", "CADisplayLink.preferredFramesPerSecond",
      "CADisplayLink.targetTimestamp", "CAFrameRateRange", "CAFrameRateRange.minimum",
      "CAFrameRateRange.maximum", "CAFrameRateRange.preferred", "CAFrameRateRange.default",
      "CAFrameRateRange.init(minimum:maximum:preferred:)"))
  func aLinkMaySkipFrames() {
    let link = CADisplayLink(target: FrameCounter(), selector: Selector("frame:"))
    func rate() -> Int { Int((1 / (link.targetTimestamp - link.timestamp)).rounded()) }
    #expect(link.preferredFrameRateRange == .default && rate() == 60)
    link.preferredFramesPerSecond = 30
    #expect(rate() == 30)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15)
    #expect(rate() == 15)
    link.preferredFrameRateRange.preferred = 10
    #expect(rate() == 10)
    let range = CAFrameRateRange(minimum: 1, maximum: 2, preferred: 3)
    #expect(range.minimum == 1 && range.maximum == 2 && range.preferred == 3)
    #expect(CAFrameRateRange.default.maximum == 0)
  }
}
