public import Foundation

/// A place in the history of one or more stores; it can be archived and stored.
///
/// Simulated: what was saved after it can be fetched, also in another process (documented). No
/// known difference.
open class NSPersistentHistoryToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Nothing in it changes.

  /// The last transaction of each store, by the store's UUID.
  let places: [String: Int64]

  init(_ places: [String: Int64]) { self.places = places }

  /// Whether it can be archived securely: `true`.
  public static var supportsSecureCoding: Bool { true }

  /// Reads a token from an archive.
  public required init?(coder: NSCoder) {
    let text = coder.decodeObject(of: NSString.self, forKey: "places") as String?
    guard let text, let data = text.data(using: .utf8),
      let places = try? JSONDecoder().decode([String: Int64].self, from: data)
    else { return nil }
    self.places = places
  }

  /// Writes the token into an archive.
  public func encode(with coder: NSCoder) {
    let data = (try? JSONEncoder().encode(places)) ?? Data()
    coder.encode(String(decoding: data, as: UTF8.self) as NSString, forKey: "places")
  }

  /// Returns the token itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is a token for the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPersistentHistoryToken)?.places == places
  }

  /// The hash; equal for equal tokens.
  open override var hash: Int { places.hashValue }

  /// The places by the stores' UUIDs, in the observed form.
  open override var description: String {
    let list = places.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value);" }
    return "<NSPersistentHistoryToken - {\n    \(list.joined(separator: "\n    "))\n}>"
  }
}
