public import Foundation
import SimulatedFoundation

/// A place for copied data, to be pasted elsewhere.
///
/// Simulated: the general pasteboard is the device's: what an extension copies its app can paste.
/// Access to what another app has copied depends on the version of iOS. Since iOS 14 a banner tells
/// the user (documented). Since iOS 16 the user is asked, once for a content that they allow and
/// each time while they refuse (observed); a process that is refused finds nothing. Asking for
/// types, counts and patterns notifies nobody (documented). An app in the background finds nothing
/// (observed). Named pasteboards are for the apps of the same team, and disappear with the process
/// that made them (documented since iOS 10). Differs: an extension and its app count as one app
/// (inferred); an object that only the process knows isn't kept unless it is a property list,
/// picture, colour, URL or text; there are no other devices.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private static let store: any PasteboardStore =
    DeviceConnection.shared.map {
      DevicePasteboards(connection: $0)
    } ?? OwnPasteboards()

  private static var known: [Name: UIPasteboard] = [:]

  /// The pasteboard that users copy to.
  open class var general: UIPasteboard { named(.general) }

  private static func named(_ name: Name) -> UIPasteboard {
    if let board = known[name] { return board }
    let board = UIPasteboard(name)
    known[name] = board
    return board
  }

  /// Makes a pasteboard of a name, or finds it.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.store.changeCount(pasteboardName.rawValue) != nil else { return nil }
    self.init(pasteboardName)
  }

  /// Returns a new pasteboard that nobody else knows.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

  /// Removes a pasteboard.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, store.changeCount(pasteboardName.rawValue) != nil else {
      return
    }
    store.remove(pasteboardName.rawValue)
    NotificationCenter.default.post(name: removedNotification, object: known[pasteboardName])
  }

  private init(_ name: Name) {
    self.name = name
    super.init()
    Self.store.make(name.rawValue)
  }

  /// The name.
  public let name: Name

  /// Whether it outlives the process; only the general one does.
  open var isPersistent: Bool { name == .general }

  /// The number of times that the content has changed.
  open var changeCount: Int { Self.store.changeCount(name.rawValue) ?? 0 }

  /// All items, each with its values by type.
  open var items: [[String: Any]] {
    get { Self.store.items(name.rawValue, detects: false) }
    set { setItems(newValue) }
  }

  /// The number of items.
  open var numberOfItems: Int { kinds.count }

  /// The types of the first item.
  open var types: [String] { kinds.first ?? [] }

  /// The types of every item.
  var kinds: [[String]] { Self.store.kinds(name.rawValue) }

  /// The items, for a look of which the user isn't told.
  var detectedItems: [[String: Any]] { Self.store.items(name.rawValue, detects: true) }

  /// Replaces all items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - options: When they expire, and whether they stay on this device, which they do in any
  ///     case.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let before = Set(kinds.flatMap(\.self))
    Self.store.put(items, name.rawValue, until: options[.expirationDate] as? Date)
    let after = Set(kinds.flatMap(\.self))
    let change = [
      Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
      Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
    ]
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self, userInfo: change.filter { !$1.isEmpty })
  }

  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

  /// Returns whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { types.contains($0) }
  }

  /// Returns the value of a type from the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Replaces the content with one item that has a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Returns the bytes of a type from the first item.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    if let text = value as? String { return Data(text.utf8) }
    if let url = value as? URL { return Data(url.absoluteString.utf8) }
    if let image = value as? UIImage { return image.pngData() }
    return value as? Data
  }

  /// Replaces the content with one item that has bytes.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
}

extension UIPasteboard {
  /// Posted in this process when it has changed the content; other processes see only the count.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted in this process when it has removed a pasteboard.
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  /// The key for the types that were added.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"
  /// The key for the types that were removed.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"

  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the pasteboard that users copy to.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A key of the options for items.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The time when the items expire.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}
