import DeviceProtocol

extension Device {
  /// Searches the device for what apps have indexed, as the user does with Spotlight.
  ///
  /// Each word has to begin a word of what is found, whatever the case of its letters.
  ///
  /// - Parameter text: What the user types.
  /// - Returns: What is found: app by app, in the order in which it was indexed.
  public func search(_ text: String) -> [SearchResult] {
    guard case .point(.found(let found)) = link.perform(.point(.search(text))) else {
      preconditionFailure("the device answered something else")
    }
    return found.map { SearchResult($0, link: link) }
  }

  /// Lets the system lose what an app has indexed; its index extension is asked to do it again.
  ///
  /// - Parameters:
  ///   - app: The app's name: one of the lesson's targets.
  ///   - items: The identifiers of what is lost; all that there is when it is `nil`.
  public func loseSearchIndex(of app: String, items: [String]? = nil) {
    link.perform(.point(.loseIndex(app: app, items)))
  }
}

/// Something that the user's search has found.
public struct SearchResult: Sendable, CustomStringConvertible {
  /// What it says first.
  public let title: String
  /// What it says below that.
  public let detail: String?
  /// The app that it is of.
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

  /// Taps it: its app comes to the front, with an activity that says which item it is.
  public func tap() { link.perform(.point(.openFound(item))) }

  /// The app and the title: "Reader: A walk".
  public var description: String { "\(app): \(title)" }
}
