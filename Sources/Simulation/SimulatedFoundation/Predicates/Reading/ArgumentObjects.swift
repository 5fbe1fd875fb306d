public import Foundation

// On iOS every object is an argument of a format, and Swift's own types become objects by
// `as CVarArg`. Linux knows texts only. A format of C gets an object's description, which is what
// `%@` writes.

// swift-format-ignore: NoLeadingUnderscores
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the object.
  ///
  /// Simulated: as on iOS an object is an argument of a format. Differs: a format of C gets a text.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The place of the description.
  ///
  /// Simulated: as `_cVarArgObject`.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

// swift-format-ignore: NoLeadingUnderscores
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the date.
  ///
  /// Simulated: as on iOS by `as CVarArg`. Differs: iOS wants the `as`.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The place of the description.
  ///
  /// Simulated: as `_cVarArgObject`.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

// swift-format-ignore: NoLeadingUnderscores
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the identifier.
  ///
  /// Simulated: as on iOS by `as CVarArg`. Differs: iOS wants the `as`.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The place of the description.
  ///
  /// Simulated: as `_cVarArgObject`.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

// swift-format-ignore: NoLeadingUnderscores
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the address.
  ///
  /// Simulated: as on iOS by `as CVarArg`. Differs: iOS wants the `as`.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The place of the description.
  ///
  /// Simulated: as `_cVarArgObject`.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

// swift-format-ignore: NoLeadingUnderscores
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the bytes.
  ///
  /// Simulated: as on iOS by `as CVarArg`. Differs: iOS wants the `as`.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The place of the description.
  ///
  /// Simulated: as `_cVarArgObject`.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

// swift-format-ignore: NoLeadingUnderscores
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the list.
  ///
  /// Simulated: as on iOS by `as CVarArg`. Differs: iOS wants the `as`.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The place of the description.
  ///
  /// Simulated: as `_cVarArgObject`.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

// swift-format-ignore: NoLeadingUnderscores
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the set.
  ///
  /// Simulated: as on iOS by `as CVarArg`. Differs: iOS wants the `as`.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The place of the description.
  ///
  /// Simulated: as `_cVarArgObject`.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

// swift-format-ignore: NoLeadingUnderscores
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The description of the dictionary.
  ///
  /// Simulated: as on iOS by `as CVarArg`. Differs: iOS wants the `as`.
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }

  /// The place of the description.
  ///
  /// Simulated: as `_cVarArgObject`.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
