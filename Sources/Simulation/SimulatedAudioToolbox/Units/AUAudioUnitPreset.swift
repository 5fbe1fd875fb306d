public import Foundation

/// A set of values made by a unit's manufacturer or by its user.
///
/// Simulated: keeps a number and a name; numbers from 0 on are the unit's own (documented).
open class AUAudioUnitPreset: NSObject, @unchecked Sendable {
  // The values are set while it is made.
  /// The number of the preset.
  open var number = 0
  /// Its name.
  open var name = ""

  /// Makes a preset without a name.
  public override init() { super.init() }
}
