public import Foundation

/// The C type in which a number's value is read.
///
/// Simulated: the whole numbers and floating-point numbers of C and Swift. Differs: those for the
/// indices and ranges of Core Foundation are missing.
public enum CFNumberType: Int, Sendable {
  case sInt8Type = 1
  case sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType
  case longType, longLongType, floatType, doubleType
  case nsIntegerType = 15
  case cgFloatType = 16
}

/// Writes a number's value to memory, in a C type.
///
/// Simulated: no known difference for the types that there are.
///
/// - Parameters:
///   - number: The number.
///   - type: The type. `.intType` is C's, and so has 32 bits.
///   - value: The memory, which has room for the type.
/// - Returns: Whether the value is the same in that type.
@discardableResult public func CFNumberGetValue(
  _ number: CFNumber, _ type: CFNumberType, _ value: UnsafeMutableRawPointer
) -> Bool {
  switch type {
  case .sInt8Type, .charType: store(number.int8Value, in: value)
  case .sInt16Type, .shortType: store(number.int16Value, in: value)
  case .sInt32Type, .intType: store(number.int32Value, in: value)
  case .sInt64Type, .longType, .longLongType, .nsIntegerType: store(number.int64Value, in: value)
  case .float32Type, .floatType: store(number.floatValue, in: value)
  case .float64Type, .doubleType, .cgFloatType: store(number.doubleValue, in: value)
  }
  return number.isStored(as: type)
}

private func store<Value: Numeric>(_ value: Value, in memory: UnsafeMutableRawPointer) {
  memory.storeBytes(of: value, as: Value.self)
}

extension NSNumber {
  fileprivate func isStored(as type: CFNumberType) -> Bool {
    switch type {
    case .sInt8Type, .charType: NSNumber(value: int8Value) == self
    case .sInt16Type, .shortType: NSNumber(value: int16Value) == self
    case .sInt32Type, .intType: NSNumber(value: int32Value) == self
    case .sInt64Type, .longType, .longLongType, .nsIntegerType: NSNumber(value: int64Value) == self
    case .float32Type, .floatType: NSNumber(value: floatValue) == self
    case .float64Type, .doubleType, .cgFloatType: NSNumber(value: doubleValue) == self
    }
  }
}
