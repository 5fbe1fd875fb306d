public import Foundation

// Values that are read from the items, and questions that are answered without reading them.
extension UIPasteboard {
  /// The text of the first item that has one.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts.
  public var strings: [String]? {
    get { values(Self.textTypes, Self.text) }
    set { items = (newValue ?? []).map { ["public.utf8-plain-text": $0] } }
  }

  /// The URL of the first item that has one.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs.
  public var urls: [URL]? {
    get { values(Self.urlTypes) { $0 as? URL ?? Self.text($0).flatMap { URL(string: $0) } } }
    set {
      items = (newValue ?? []).map {
        ["public.url": $0, "public.utf8-plain-text": $0.absoluteString]
      }
    }
  }

  /// The picture of the first item that has one.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The pictures.
  public var images: [UIImage]? {
    get { values(Self.imageTypes) { $0 as? UIImage ?? ($0 as? Data).flatMap(UIImage.init(data:)) } }
    set { items = (newValue ?? []).map { ["public.png": $0] } }
  }

  /// The colour of the first item that has one.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours.
  public var colors: [UIColor]? {
    get { values(Self.colorTypes) { $0 as? UIColor } }
    set { items = (newValue ?? []).map { ["com.apple.uikit.color": $0] } }
  }

  /// Whether there are texts; asking doesn't notify the user.
  public var hasStrings: Bool { has(Self.textTypes) }
  /// Whether there are URLs; asking doesn't notify the user.
  public var hasURLs: Bool { has(Self.urlTypes) }
  /// Whether there are pictures; asking doesn't notify the user.
  public var hasImages: Bool { has(Self.imageTypes) }
  /// Whether there are colours; asking doesn't notify the user.
  public var hasColors: Bool { has(Self.colorTypes) }

  /// Returns one value of each item that has one of the types; `nil` if none has.
  private func values<Value>(_ types: [String], _ read: (Any) -> Value?) -> [Value]? {
    // A program that would find nothing isn't reported as having looked.
    guard has(types) else { return nil }
    let found = items.compactMap { item in
      types.compactMap { type in item[type].flatMap(read) }.first
    }
    return found.isEmpty ? nil : found
  }

  private func has(_ types: [String]) -> Bool {
    kinds.contains { kinds in types.contains { kinds.contains($0) } }
  }

  static func text(_ value: Any) -> String? {
    value as? String ?? (value as? URL)?.absoluteString
      ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
  }

  static let textTypes = [
    "public.utf8-plain-text", "public.plain-text", "public.text", "public.utf16-plain-text",
  ]
  private static let urlTypes = ["public.url", "public.file-url"]
  private static let imageTypes = [
    "public.png", "public.jpeg", "com.compuserve.gif", "public.image",
  ]
  private static let colorTypes = ["com.apple.uikit.color"]
}
