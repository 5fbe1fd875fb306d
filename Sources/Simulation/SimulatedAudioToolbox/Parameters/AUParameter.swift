public import Foundation

/// A parameter of an audio unit.
///
/// Simulated: keeps its value, and passes it to the unit when it is set; values outside the
/// parameter's bounds are also accepted (inferred). Differs: key-value observing isn't supported.
open class AUParameter: AUParameterNode, @unchecked Sendable {
  private let lock = NSLock()
  private var last: AUValue

  /// The address of the parameter in the unit.
  public let address: AUParameterAddress
  /// The minimum value.
  public let minValue: AUValue
  /// The maximum value.
  public let maxValue: AUValue
  /// The unit of its values.
  public let unit: AudioUnitParameterUnit
  /// The name of a custom unit.
  public let unitName: String?
  /// The options of the parameter.
  public let flags: AudioUnitParameterOptions
  /// The names of its values, from 0.
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

  /// The value, which is requested from the unit.
  open var value: AUValue {
    get { implementorValueProvider(self) }
    set { setValue(newValue, originator: nil) }
  }

  /// Sets the value, and tells all observers except one.
  open func setValue(_ value: AUValue, originator: AUParameterObserverToken?) {
    lock.withLock { last = value }
    implementorValueObserver(self, value)
    tell(address, value, but: originator)
  }

  /// Returns the text for a value, or without one, for the parameter's own value.
  ///
  /// Simulated: the text from the unit, otherwise the value's name in `valueStrings`, otherwise the
  /// number with two decimal places.
  open func string(fromValue value: UnsafePointer<AUValue>?) -> String {
    implementorStringFromValueCallback(self, value)
  }

  /// The value that was set last.
  var kept: AUValue { lock.withLock { last } }

  func written(_ value: AUValue) -> String {
    if let valueStrings, let index = Int(exactly: value), valueStrings.indices.contains(index) {
      return valueStrings[index]
    }
    return String(format: "%.2f", Double(value))
  }
}
