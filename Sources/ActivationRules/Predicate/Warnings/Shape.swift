/// The kind of an expression's value, as far as it is known without anything being shared.
indirect enum Shape: Equatable {
  /// Anything.
  case unknown
  /// No value: a key that isn't there.
  case nothing
  case text
  case number
  case list(Shape)
  case root, item, attachment, fileProviderItem

  /// The kind of a list's elements.
  var element: Shape? {
    if case .list(let element) = self { return element }
    return nil
  }

  /// Returns the value of a key; `nil` if the key can't be there.
  func value(of key: String) -> Shape? {
    switch self {
    case .unknown: .unknown
    case .nothing: .nothing
    case .list(let element): element.value(of: key).map { .list($0) }
    case .number: key == "self" ? self : nil
    case .text: Self.propertiesOfText.contains(key) ? (key == "length" ? .number : .unknown) : nil
    case .root, .item, .attachment, .fileProviderItem:
      key == "self" ? self : Self.keys(of: self).first { $0.key == key }?.shape
    }
  }

  /// The keys that may be meant if another one isn't there.
  var keys: [String] {
    switch self {
    case .list(let element): element.keys
    case .text: Self.propertiesOfText
    default: Self.keys(of: self).map { $0.key }
    }
  }

  /// Whether there may be keys other than the known ones.
  var isOpen: Bool {
    switch self {
    case .list(let element): element.isOpen
    case .item, .fileProviderItem, .unknown, .nothing: true
    case .root, .attachment, .text, .number: false
    }
  }

  private static let propertiesOfText = [
    "length", "lowercaseString", "uppercaseString", "integerValue", "intValue", "longLongValue",
    "self", "description",
  ]

  private static func keys(of shape: Shape) -> [(key: String, shape: Shape)] {
    switch shape {
    case .root:
      [("extensionItems", .list(.item)), ("fileproviderItems", .list(.fileProviderItem))]
    case .item: [("attachments", .list(.attachment)), ("title", .text), ("contentText", .text)]
    case .attachment:
      [("registeredTypeIdentifiers", .list(.text)), ("fileProviderItem", .unknown)]
    default: []
    }
  }
}
