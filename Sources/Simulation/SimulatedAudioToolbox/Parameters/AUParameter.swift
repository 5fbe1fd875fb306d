public import Foundation

/// One parameter of an audio unit.
///
/// Simulated: keeps its value, and hands it to the unit when it is set; values outside of the
/// parameter's bounds are taken too (inferred). Differs: it isn't made for key-value observing.
open class AUParameter: AUParameterNode, @unchecked Sendable {
  private let lock = NSLock()
  private var last: AUValue

  /// Which of the unit's it is.
  public let address: AUParameterAddress
  /// The least value.
  public let minValue: AUValue
  /// The greatest value.
  public let maxValue: AUValue
  /// What its values are.
  public let unit: AudioUnitParameterUnit
  /// What the unit says they are.
  public let unitName: String?
  /// What can be done with it.
  public let flags: AudioUnitParameterOptions
  /// What its values are called, from 0.
  public let valueStrings: [String]?
  /// The addresses of parameters that change with it.
  public let dependentParameters: [NSNumber]?

  init(
    identifier: String, name: String, address: AUParameterAddress, min: AUValue, max: AUValue,
    unit: AudioUnitParameterUnit, unitName: String?, flags: AudioUnitParameterOptions,
    valueStrings: [String]?, dependentParameters: [NSNumber]?
  ) {
    self.address = address
    minValue = min
    maxValue = max
    self.unit = unit
    self.unitName = unitName
    self.flags = flags
    self.valueStrings = valueStrings
    self.dependentParameters = dependentParameters
    last = min
    super.init(identifier: identifier, name: name)
  }

  /// The value: the unit's when it is read.
  open var value: AUValue {
    get { implementorValueProvider(self) }
    set { setValue(newValue, originator: nil) }
  }

  /// Sets the value, and tells all but one who observe it.
  open func setValue(_ value: AUValue, originator: AUParameterObserverToken?) {
    lock.withLock { last = value }
    implementorValueObserver(self, value)
    tell(address, value, but: originator)
  }

  /// How a value is written; the parameter's own without one.
  ///
  /// Simulated: as the unit says, otherwise its name among `valueStrings`, otherwise with two digits
  /// behind the point.
  open func string(fromValue value: UnsafePointer<AUValue>?) -> String {
    implementorStringFromValueCallback(self, value)
  }

  /// What was set last.
  var kept: AUValue { lock.withLock { last } }

  func written(_ value: AUValue) -> String {
    if let valueStrings, let index = Int(exactly: value), valueStrings.indices.contains(index) {
      return valueStrings[index]
    }
    return String(format: "%.2f", Double(value))
  }
}
