public import Foundation

// On iOS every object is an argument of a format, and Swift's own types become objects by
// `as CVarArg`. Linux knows texts only. A format of C gets an object's description, which is what
// `%@` writes.

// swift-format-ignore: NoLeadingUnderscores
extension _CVarArgObject where Self: CustomStringConvertible {
  /// The description of the object.
  ///
  /// Simulated: as on iOS an object is an argument of a format, and a value of Swift's by
  /// `as CVarArg`. Differs: a format of C gets a text; iOS wants the `as`.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The place of the description.
  ///
  /// Simulated: as `_cVarArgObject`.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
