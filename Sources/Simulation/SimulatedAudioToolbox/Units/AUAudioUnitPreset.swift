public import Foundation

/// Values that a unit's maker, or its user, has put together.
///
/// Simulated: keeps a number and a name; numbers from 0 are the unit's own (documented).
open class AUAudioUnitPreset: NSObject, @unchecked Sendable {
  // Set while it is made.
  /// Which it is.
  open var number = 0
  /// Its name.
  open var name = ""

  /// Makes one without a name.
  public override init() { super.init() }
}
