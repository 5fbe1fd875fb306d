import SimulatedCoreMedia
import TestSupport
import Testing

/// Times in movies and sound.
struct TimeTests {
  @Test(
    .shows(
      "CMTime.init(value:timescale:)", "CMTime.init(seconds:preferredTimescale:)",
      "CMTime.init(value:timescale:flags:epoch:)", "CMTime.init()", "CMTime.value",
      "CMTime.timescale", "CMTime.flags", "CMTime.epoch", "CMTime.seconds",
      "CMTimeMake(value:timescale:)", "CMTimeMakeWithSeconds(_:preferredTimescale:)",
      "CMTimeGetSeconds(_:)", "CMTime.hasBeenRounded", "CMTimeFlags.valid",
      "CMTimeFlags.hasBeenRounded", "CMTimeFlags.init(rawValue:)", "CMTimeFlags.rawValue",
      "CMTimeValue", "CMTimeScale", "CMTimeEpoch"))
  func aTimeIsAFractionOfSeconds() {
    let time = CMTime(value: CMTimeValue(900), timescale: CMTimeScale(600))
    #expect([time.seconds, CMTimeGetSeconds(time)] == [1.5, 1.5])
    #expect(time.value == 900 && time.timescale == 600 && time.epoch == CMTimeEpoch(0))
    #expect(time.flags == CMTimeFlags(rawValue: 1) && time.flags == .valid)
    #expect(time.flags.rawValue == 1)
    #expect(CMTimeMake(value: 900, timescale: 600).value == 900)
    let seconds = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(seconds.value == 900 && !seconds.hasBeenRounded)
    let rounded = CMTimeMakeWithSeconds(0.3, preferredTimescale: 1)
    #expect(rounded.value == 0 && rounded.hasBeenRounded)
    #expect(rounded.flags == [.valid, .hasBeenRounded])
    let parts = CMTime(value: 1, timescale: 2, flags: .valid, epoch: 3)
    #expect(parts.epoch == 3 && parts.seconds == 0.5)
    #expect(CMTime().flags.isEmpty)
  }

  @Test(
    .shows(
      "CMTime.zero", "CMTime.invalid", "CMTime.indefinite", "CMTime.positiveInfinity",
      "CMTime.negativeInfinity", "CMTime.isValid", "CMTime.isNumeric", "CMTime.isIndefinite",
      "CMTime.isPositiveInfinity", "CMTime.isNegativeInfinity", "CMTimeFlags.positiveInfinity",
      "CMTimeFlags.negativeInfinity", "CMTimeFlags.indefinite",
      "CMTimeFlags.impliedValueFlagsMask"))
  func timesThatAreNoNumbersSaySo() {
    let times = [
      CMTime.zero, .invalid, .indefinite, .positiveInfinity, .negativeInfinity,
      CMTime(seconds: .nan, preferredTimescale: 600), CMTime(seconds: 1e300, preferredTimescale: 1),
      CMTime(seconds: -1e300, preferredTimescale: 1), CMTime(value: 1, timescale: 0),
    ]
    let found = times.map { time in
      [
        time.isValid, time.isNumeric, time.isIndefinite, time.isPositiveInfinity,
        time.isNegativeInfinity,
      ].map { $0 ? "1" : "0" }.joined()
    }
    #expect(
      found == [
        "11000", "00000", "10100", "10010", "10001", "00000", "10010", "10001", "00000",
      ])
    #expect(times[0].seconds == 0 && times[1].seconds.isNaN && times[2].seconds.isNaN)
    #expect(times[3].seconds == .infinity && times[4].seconds == -.infinity)
    let flags: [CMTimeFlags] = [.positiveInfinity, .negativeInfinity, .indefinite]
    #expect(flags.reduce(CMTimeFlags()) { $0.union($1) } == .impliedValueFlagsMask)
    #expect(flags.map(\.rawValue) == [4, 8, 16])
  }

  @Test(
    .shows(
      "CMTime.+(_:_:)", "CMTime.-(_:_:)", "CMTime.==(_:_:)", "CMTime.<(_:_:)",
      "CMTime.hash(into:)", "CMTimeAdd(_:_:)", "CMTimeSubtract(_:_:)", "CMTimeCompare(_:_:)",
      "CMTimeMultiply(_:multiplier:)", "CMTimeMultiplyByFloat64(_:multiplier:)"))
  func timesAreCalculatedOnTheirCommonDenominator() {
    let third = CMTime(value: 1, timescale: 3)
    let half = CMTime(value: 1, timescale: 2)
    #expect(third + half == CMTime(value: 5, timescale: 6))
    #expect((third + half).timescale == 6)
    #expect(half - third == CMTime(value: 1, timescale: 6))
    #expect(CMTimeAdd(third, third).value == 2 && CMTimeSubtract(third, third).value == 0)
    #expect(third < half && CMTimeCompare(third, half) == -1 && CMTimeCompare(half, third) == 1)
    #expect(CMTime(value: 2, timescale: 4) == half)
    #expect(Set([half, CMTime(value: 2, timescale: 4)]).count == 1)
    #expect(CMTime.negativeInfinity < .zero && .zero < CMTime.positiveInfinity)
    #expect(half + .positiveInfinity == .positiveInfinity)
    #expect(half - .positiveInfinity == .negativeInfinity)
    #expect(half - .negativeInfinity == .positiveInfinity)
    #expect((half + .indefinite).isIndefinite && !(half + .invalid).isValid)
    #expect((.positiveInfinity + .negativeInfinity) == CMTime.invalid)
    #expect(
      CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1) == .positiveInfinity)
    let odd = CMTime(value: 1, timescale: .max) + CMTime(value: 1, timescale: .max - 1)
    #expect(odd.timescale == .max && odd.value == 2 && odd.hasBeenRounded)
    #expect(CMTimeMultiply(third, multiplier: 6) == CMTime(value: 2, timescale: 1))
    #expect(CMTimeMultiply(CMTime(value: .max, timescale: 1), multiplier: -2) == .negativeInfinity)
    #expect(CMTimeMultiplyByFloat64(half, multiplier: 3).seconds == 1.5)
  }

  @Test(
    .shows(
      "CMTime.convertScale(_:method:)", "CMTimeRoundingMethod.roundHalfAwayFromZero",
      "CMTimeRoundingMethod.roundTowardZero", "CMTimeRoundingMethod.roundAwayFromZero",
      "CMTimeRoundingMethod.quickTime", "CMTimeRoundingMethod.roundTowardPositiveInfinity",
      "CMTimeRoundingMethod.roundTowardNegativeInfinity", "CMTimeRoundingMethod.default"),
    arguments: [
      (CMTimeRoundingMethod.default, -2), (.roundHalfAwayFromZero, -2), (.roundTowardZero, -1),
      (.roundAwayFromZero, -2), (.quickTime, -1), (.roundTowardPositiveInfinity, -1),
      (.roundTowardNegativeInfinity, -2),
    ] as [(CMTimeRoundingMethod, Int64)])
  func aTimeIsRoundedToAnotherDenominator(_ method: CMTimeRoundingMethod, _ value: Int64) {
    let time = CMTime(value: -3, timescale: 2).convertScale(1, method: method)
    #expect(time.value == value && time.timescale == 1 && time.hasBeenRounded)
  }

  @Test(
    .shows(
      "CMTimeRange.init()", "CMTimeRange.init(start:duration:)", "CMTimeRange.init(start:end:)",
      "CMTimeRange.start", "CMTimeRange.duration", "CMTimeRange.end", "CMTimeRange.zero",
      "CMTimeRange.invalid", "CMTimeRange.isValid", "CMTimeRange.isEmpty",
      "CMTimeRange.containsTime(_:)", "CMTimeRangeMake(start:duration:)",
      "CMTimeRangeFromTimeToTime(start:end:)", "CMVideoDimensions.init()",
      "CMVideoDimensions.init(width:height:)", "CMVideoDimensions.width",
      "CMVideoDimensions.height"))
  func aRangeHoldsTheTimesBeforeItsEnd() {
    func second(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 1) }
    let range = CMTimeRange(start: second(1), duration: second(2))
    #expect(range.start == second(1) && range.duration == second(2) && range.end == second(3))
    #expect(range == CMTimeRange(start: second(1), end: second(3)))
    #expect(range == CMTimeRangeMake(start: second(1), duration: second(2)))
    #expect(range == CMTimeRangeFromTimeToTime(start: second(1), end: second(3)))
    #expect([0, 1, 2, 3].map { range.containsTime(second($0)) } == [false, true, true, false])
    #expect(range.isValid && !range.isEmpty)
    #expect(CMTimeRange.zero.isEmpty && !CMTimeRange.invalid.isValid)
    #expect(CMTimeRange() == .invalid)
    let size = CMVideoDimensions(width: 4, height: 3)
    #expect(size.width == 4 && size.height == 3 && size != CMVideoDimensions())
  }
}
