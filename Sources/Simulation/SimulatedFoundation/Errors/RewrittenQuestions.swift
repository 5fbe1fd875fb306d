import DeviceProtocol
public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// Any error as an NSError; `nil` for what is no error.
///
/// Simulated: what `value as? NSError` is on iOS, for an error of Swift's too: lessons' code is
/// rewritten to call it. Differs: what is made of a Swift error can't be cast back to it.
public func _bridgedError(_ value: Any?) -> NSError? {
  if let error = value as? NSError { return error }
  return (value as? any Error).map { $0 as NSError }
}

// swift-format-ignore: NoLeadingUnderscores
/// Whether the device runs a version of iOS, or a later one.
///
/// Simulated: what `#available(iOS 17, *)` asks on iOS: lessons' code is rewritten to call it. A
/// scene sets the version. Differs: the device has the first release of each version only.
public func _isiOS(_ major: Int, _ minor: Int = 0) -> Bool {
  let version = DeviceConnection.systemVersion
  return version > major || version == major && minor == 0
}
