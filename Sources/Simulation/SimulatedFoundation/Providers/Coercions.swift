package import Foundation
import Synchronization

/// The coercions of `loadItem`: from which class to which, and how.
///
/// Simulated: the documented table (NSItemProvider.h), as far as its classes exist: the contents of
/// a file's URL as NSData. A module that brings a class of the table adds its rows: NSData and
/// NSURL to UIImage. There are no others, so no text becomes a URL. Differs: NSImage has no use on
/// iOS.
package enum Coercions {
  package typealias Convert = @Sendable (any NSSecureCoding) throws -> any NSSecureCoding

  /// Adds a row to the table.
  ///
  /// - Parameters:
  ///   - source: The class of the value.
  ///   - target: The class that is requested.
  ///   - convert: Makes the latter from the former.
  package static func register(
    from source: AnyClass, to target: AnyClass, convert: @escaping Convert
  ) {
    rows.withLock { $0.append(Row(source: source, target: target, convert: convert)) }
  }

  /// Converts the value to an object of the class.
  ///
  /// - Parameters:
  ///   - value: What the load handler gave.
  ///   - target: The class that is requested; `nil` when any will do.
  /// - Returns: The value itself if it is of the class or of one derived from it.
  /// - Throws: An error of the provider's domain: `unexpectedValueClassError` if there is no
  ///   coercion, `unavailableCoercionError` if one failed.
  static func coerce(
    _ value: any NSSecureCoding, to target: AnyClass?
  ) throws -> any NSSecureCoding {
    let value = object(value)
    let source: Any.Type = type(of: value) == Data.self ? NSData.self : type(of: value)
    guard let target, !isKind(source, of: target) else { return value }
    let row = rows.withLock { rows in
      rows.first { isKind(source, of: $0.source) && isKind($0.target, of: target) }
    }
    guard let row else {
      throw NSItemProvider.error(
        .unexpectedValueClassError, ProviderWords.noCoercion(from: source, to: target))
    }
    do {
      return try row.convert(value)
    } catch {
      throw NSItemProvider.error(
        .unavailableCoercionError, "Could not coerce an item from \(source) to \(target)",
        underlying: error)
    }
  }

  /// The object that a Swift value is bridged to on iOS; Data stays as it is.
  static func object(_ value: any NSSecureCoding) -> any NSSecureCoding {
    if type(of: value) == URL.self, let url = value as? URL { return url as NSURL }
    if type(of: value) == String.self, let text = value as? String { return NSString(string: text) }
    guard !(type(of: value) is AnyClass), type(of: value) != Data.self else { return value }
    if let list = value as? [Any] { return NSArray(array: list) }
    if let dictionary = value as? [AnyHashable: Any] { return NSDictionary(dictionary: dictionary) }
    return value
  }
}

extension Coercions {
  private struct Row: @unchecked Sendable {
    // Classes never change.
    var source: AnyClass
    var target: AnyClass
    var convert: Convert
  }

  private static let rows = Mutex([
    Row(source: NSURL.self, target: NSData.self) { value in
      guard let url = value as? NSURL, url.isFileURL, let path = url.path else {
        throw CocoaError(.fileReadUnsupportedScheme)
      }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
  ])

  private static func isKind(_ type: Any.Type, of target: AnyClass) -> Bool {
    var current: AnyClass? = type as? AnyClass
    while let type = current {
      if type == target { return true }
      current = _getSuperclass(type)
    }
    return false
  }
}
