public import Foundation
public import SimulatedCoreMedia

extension NSValue {
  /// Makes a value that holds a time.
  ///
  /// Simulated: as an object for lists of times. Differs: it consists of the numerator and the
  /// denominator; an invalid or infinite time becomes one without a denominator.
  public convenience init(time: CMTime) {
    self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale)))
  }

  /// The time that the value holds.
  ///
  /// Simulated: the one from which it was made. Differs: for other values the result is
  /// meaningless, as on iOS.
  public var timeValue: CMTime {
    CMTime(
      value: Int64(rangeValue.location), timescale: Int32(truncatingIfNeeded: rangeValue.length))
  }
}
