import Foundation

/// Bytes as Data without copying them, whichever of the two classes they have.
///
/// On Linux, bridging an NSData to Data costs a tenth of a microsecond for every byte, and the way
/// back costs a copy. So values are distinguished by their type, never by casting, and an NSData's
/// bytes are shared. A value that arrives from another process is a Data: code that casts it to
/// Data is as quick as on iOS, and code that casts it to NSData works too.
enum Bytes {
  /// The bytes of a Data or NSData; `nil` for anything else.
  static func of(_ value: any NSSecureCoding) -> Data? {
    if type(of: value) == Data.self { return value as? Data }
    guard let data = value as? NSData else { return nil }
    // A mutable object's bytes may move.
    if data is NSMutableData { return Data(bytes: data.bytes, count: data.length) }
    guard data.length > 0 else { return Data() }
    let held = Handed(data)
    return Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: data.bytes), count: data.length,
      deallocator: .custom { _, _ in withExtendedLifetime(held) {} })
  }
}
