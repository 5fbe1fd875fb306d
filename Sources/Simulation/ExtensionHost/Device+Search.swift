import DeviceProtocol

extension Device {
  /// Searches the device for what apps have indexed, as the user does with Spotlight.
  ///
  /// Each word has to begin a word of an item, whatever the case of its letters.
  ///
  /// - Parameter text: What the user types.
  /// - Returns: The items found, app by app, in the order in which it was indexed.
  public func search(_ text: String) -> [SearchResult] {
    guard case .point(.found(let found)) = link.perform(.point(.search(text))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return found.map { SearchResult($0, link: link) }
  }

  /// Makes the system lose what an app has indexed; its index extension is asked to index it again.
  ///
  /// - Parameters:
  ///   - app: The app's name: one of the lesson's targets.
  ///   - items: The identifiers of the items that are lost; `nil` for all of them.
  public func loseSearchIndex(of app: String, items: [String]? = nil) {
    link.perform(.point(.loseIndex(app: app, items)))
  }
}

/// An item that the user's search has found.
public struct SearchResult: Sendable, CustomStringConvertible {
  /// Its first line.
  public let title: String
  /// Its second line.
  public let detail: String?
  /// The app to which it belongs.
  public let app: String
  private let item: FoundItem
  private let link: DeviceLink

  init(_ item: FoundItem, link: DeviceLink) {
    title = item.title
    detail = item.detail
    app = item.app
    self.item = item
    self.link = link
  }

  /// Taps it: its app comes to the foreground, with an activity that says which item it is.
  public func tap() { link.perform(.point(.openFound(item))) }

  /// The app and the title: "Reader: A walk".
  public var description: String { "\(app): \(title)" }
}
