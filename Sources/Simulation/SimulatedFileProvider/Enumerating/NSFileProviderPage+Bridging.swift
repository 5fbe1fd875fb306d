public import Foundation

// On iOS, an NSData is cast to a page: `NSFileProviderPage.initialPageSortedByName as
// NSFileProviderPage`. The compiler allows this for types that define the conversion.

extension NSFileProviderPage: _ObjectiveCBridgeable {
  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the bytes as an object.
  ///
  /// Simulated: the result of a cast.
  public func _bridgeToObjectiveC() -> NSData { NSData(data: rawValue) }

  // swift-format-ignore: NoLeadingUnderscores
  /// Makes a page from bytes.
  ///
  /// Simulated: the effect of a cast.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSData, result: inout NSFileProviderPage?
  ) { result = NSFileProviderPage(Data(referencing: source)) }

  // swift-format-ignore: NoLeadingUnderscores
  /// Makes a page from bytes.
  ///
  /// Simulated: the effect of a cast.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSData, result: inout NSFileProviderPage?
  ) -> Bool {
    result = NSFileProviderPage(Data(referencing: source))
    return true
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Makes a page from bytes.
  ///
  /// Simulated: the effect of a cast.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> NSFileProviderPage {
    NSFileProviderPage(source.map { Data(referencing: $0) } ?? Data())
  }
}
