import DeviceProtocol
public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// Returns any error as an NSError; `nil` for a value that isn't an error.
///
/// Simulated: what `value as? NSError` is on iOS, even for a Swift error: code in lessons is
/// rewritten to call it. Differs: an NSError made from a Swift error can't be cast back to it.
public func _bridgedError(_ value: Any?) -> NSError? {
  if let error = value as? NSError { return error }
  return (value as? any Error).map { $0 as NSError }
}

// swift-format-ignore: NoLeadingUnderscores
/// Whether the device runs the given version of iOS or a later one.
///
/// Simulated: what `#available(iOS 17, *)` asks on iOS: code in lessons is rewritten to call it. A
/// scene sets the version. Differs: the device has only the first release of each version.
public func _isiOS(_ major: Int, _ minor: Int = 0) -> Bool {
  let version = DeviceConnection.systemVersion
  return version > major || version == major && minor == 0
}
