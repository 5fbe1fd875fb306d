public import Foundation
public import SimulatedCoreMedia

extension NSValue {
  /// A value that holds a time.
  ///
  /// Simulated: as an object for lists of times. Differs: it is made of the numerator and the
  /// denominator; a time that is none, or never, becomes one without a denominator.
  public convenience init(time: CMTime) {
    self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale)))
  }

  /// The time that the value holds.
  ///
  /// Simulated: the one that it was made of. Differs: of other values it reads nonsense, as on iOS.
  public var timeValue: CMTime {
    CMTime(
      value: Int64(rangeValue.location), timescale: Int32(truncatingIfNeeded: rangeValue.length))
  }
}
