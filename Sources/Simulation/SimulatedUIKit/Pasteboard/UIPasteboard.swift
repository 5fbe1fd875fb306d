public import Foundation
public import SimulatedFoundation

/// What was copied, to be pasted elsewhere.
///
/// Simulated: items with values by kind; the properties read and set the kinds that they stand for.
/// Differs: it is kept in the process: what an extension copies isn't there in its app, and goes
/// with the process; the user is never asked.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one that users copy to.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What is wanted of an item.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the item goes.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether it stays on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  private static var all: [Name: UIPasteboard] = [:]

  /// The one that users copy to.
  open class var general: UIPasteboard { named(.general) }

  private static func named(_ name: Name) -> UIPasteboard {
    if let board = all[name] { return board }
    let board = UIPasteboard(name)
    all[name] = board
    return board
  }

  /// Makes a pasteboard of a name, or finds it.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.all[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
    if let known = Self.all[pasteboardName] { contents = known.contents }
    Self.all[pasteboardName] = self
  }

  /// Makes a pasteboard that nobody else knows.
  open class func withUniqueName() -> UIPasteboard { named(Name(UUID().uuidString)) }

  /// Forgets a pasteboard.
  open class func remove(withName pasteboardName: Name) { all[pasteboardName] = nil }

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// The name.
  public let name: Name

  private var contents: [[String: Any]] = []

  /// How often the content has changed.
  open private(set) var changeCount = 0

  /// All items, each with its values by kind.
  open var items: [[String: Any]] {
    get { contents }
    set {
      contents = newValue
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// How many items there are.
  open var numberOfItems: Int { contents.count }

  /// The kinds of the first item.
  open var types: [String] { contents.first.map { $0.keys.sorted() } ?? [] }

  /// Sets all items; when they go is ignored.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Whether the first item has one of some kinds.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { type in contents.first?.keys.contains(type) ?? false }
  }

  /// The value of a kind, of the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    contents.first?[pasteboardType]
  }

  /// Sets one item with a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The bytes of a kind, of the first item.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    if let text = value as? String { return Data(text.utf8) }
    return value as? Data
  }

  /// Sets one item with bytes.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// The text of the first item that has one.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts.
  open var strings: [String]? {
    get { values(Self.textTypes) { $0 as? String ?? ($0 as? URL)?.absoluteString } }
    set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
  }

  /// The URL of the first item that has one.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs.
  open var urls: [URL]? {
    get { values(Self.urlTypes) { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } } }
    set {
      items = (newValue ?? []).map {
        ["public.url": $0, "public.utf8-plain-text": $0.absoluteString]
      }
    }
  }

  /// The picture of the first item that has one.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The pictures.
  open var images: [UIImage]? {
    get { values(Self.imageTypes) { $0 as? UIImage ?? ($0 as? Data).flatMap(UIImage.init(data:)) } }
    set { items = (newValue ?? []).map { ["public.png": $0] } }
  }

  /// The colour of the first item that has one.
  open var color: UIColor? {
    get { values(["com.apple.uikit.color"]) { $0 as? UIColor }?.first }
    set { items = newValue.map { [["com.apple.uikit.color": $0]] } ?? [] }
  }

  /// Whether there are texts.
  open var hasStrings: Bool {
    contents.contains { item in Self.textTypes.contains { item[$0] != nil } }
  }
  /// Whether there are URLs.
  open var hasURLs: Bool {
    contents.contains { item in Self.urlTypes.contains { item[$0] != nil } }
  }
  /// Whether there are pictures.
  open var hasImages: Bool {
    contents.contains { item in Self.imageTypes.contains { item[$0] != nil } }
  }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }

  /// The items as providers.
  open var itemProviders: [NSItemProvider] {
    get {
      contents.compactMap { item in
        guard let type = item.keys.sorted().first, let value = item[type] as? any NSSecureCoding
        else { return nil }
        return NSItemProvider(item: value, typeIdentifier: type)
      }
    }
    set {
      items = newValue.map { provider in [provider.registeredTypeIdentifiers.first ?? "": provider]
      }
    }
  }
}

extension UIPasteboard {
  /// Posted when the content has changed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  private static let textTypes = [
    "public.utf8-plain-text", "public.plain-text", "public.text", "public.utf16-plain-text",
  ]
  private static let urlTypes = ["public.url", "public.file-url"]
  private static let imageTypes = [
    "public.png", "public.jpeg", "com.compuserve.gif", "public.image",
  ]

  /// One value of each item that has one of the kinds; `nil` if none has.
  private func values<Value>(_ types: [String], _ read: (Any) -> Value?) -> [Value]? {
    let found = contents.compactMap { item in
      types.compactMap { type in item[type].flatMap(read) }.first
    }
    return found.isEmpty ? nil : found
  }
}
