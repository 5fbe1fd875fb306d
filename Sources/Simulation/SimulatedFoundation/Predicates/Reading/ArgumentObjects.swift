public import Foundation

// On iOS every object can be an argument of a format, and Swift's own types become objects by `as
// CVarArg`. Linux accepts only texts. A C format gets an object's description, which is what `%@`
// writes.

// swift-format-ignore: NoLeadingUnderscores
extension _CVarArgObject where Self: CustomStringConvertible {
  /// The description of the object.
  ///
  /// Simulated: as on iOS, an object can be an argument of a format, and a Swift value can with `as
  /// CVarArg`. Differs: a C format gets a text; iOS requires the `as`.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The encoding of the description.
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
