public import Foundation

// On iOS an NSData is cast to a page: `NSFileProviderPage.initialPageSortedByName as
// NSFileProviderPage`. The compiler allows it to types that say how.

extension NSFileProviderPage: _ObjectiveCBridgeable {
  // swift-format-ignore: NoLeadingUnderscores
  /// The bytes as an object.
  ///
  /// Simulated: what a cast gives.
  public func _bridgeToObjectiveC() -> NSData { NSData(data: rawValue) }

  // swift-format-ignore: NoLeadingUnderscores
  /// Makes a page of bytes.
  ///
  /// Simulated: what a cast does.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSData, result: inout NSFileProviderPage?
  ) { result = NSFileProviderPage(Data(referencing: source)) }

  // swift-format-ignore: NoLeadingUnderscores
  /// Makes a page of bytes.
  ///
  /// Simulated: what a cast does.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSData, result: inout NSFileProviderPage?
  ) -> Bool {
    result = NSFileProviderPage(Data(referencing: source))
    return true
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Makes a page of bytes.
  ///
  /// Simulated: what a cast does.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> NSFileProviderPage {
    NSFileProviderPage(source.map { Data(referencing: $0) } ?? Data())
  }
}
