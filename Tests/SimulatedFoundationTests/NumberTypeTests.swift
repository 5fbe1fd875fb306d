import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Numbers that are read in a C type.
struct NumberTypeTests {
  private func read<Value: Equatable & BitwiseCopyable>(
    _ number: NSNumber, _ type: CFNumberType, as start: Value
  ) -> (value: Value, isSame: Bool) {
    var value = start
    let isSame = CFNumberGetValue(number, type, &value)
    return (value, isSame)
  }

  @Test(
    .shows("CFNumberGetValue(_:_:_:)", "CFNumberType", "CFNumberType.sInt8Type"),
    .shows("CFNumberType.sInt16Type", "CFNumberType.sInt32Type", "CFNumberType.sInt64Type"),
    .shows("CFNumberType.float32Type", "CFNumberType.float64Type", "CFNumberType.charType"),
    .shows("CFNumberType.shortType", "CFNumberType.intType", "CFNumberType.longType"),
    .shows("CFNumberType.longLongType", "CFNumberType.floatType", "CFNumberType.doubleType"),
    .shows("CFNumberType.nsIntegerType", "CFNumberType.cgFloatType"))
  func aNumberIsReadInTheTypeThatIsAskedFor() {
    #expect(read(200, .sInt16Type, as: Int16(0)) == (200, true))
    #expect(read(200, .sInt8Type, as: Int8(0)) == (-56, false))
    #expect(read(7, .charType, as: Int8(0)) == (7, true))
    #expect(read(7, .shortType, as: Int16(0)) == (7, true))
    #expect(read(70_000, .intType, as: Int32(0)) == (70_000, true))
    #expect(read(-1, .sInt32Type, as: Int32(0)) == (-1, true))
    for type in [CFNumberType.sInt64Type, .longType, .longLongType, .nsIntegerType] {
      #expect(read(5_000_000_000, type, as: Int64(0)) == (5_000_000_000, true))
    }
    #expect(read(1.5, .intType, as: Int32(0)) == (1, false))
    #expect(read(1.5, .floatType, as: Float(0)) == (1.5, true))
    #expect(read(0.1, .float32Type, as: Float(0)) == (0.1, false))
    for type in [CFNumberType.doubleType, .float64Type, .cgFloatType] {
      #expect(read(0.1, type, as: 0.0) == (0.1, true))
    }
    #expect(
      [
        CFNumberType.sInt8Type, .sInt16Type, .sInt32Type, .sInt64Type, .float32Type, .float64Type,
        .charType, .shortType, .intType, .longType, .longLongType, .floatType, .doubleType,
        .nsIntegerType, .cgFloatType,
      ].map(\.rawValue) == Array(1...13) + [15, 16])
    // A C int has 32 bits: the upper half of a Swift Int stays as it was.
    #expect(read(8, .intType, as: Int(0)) == (8, true))
  }
}
