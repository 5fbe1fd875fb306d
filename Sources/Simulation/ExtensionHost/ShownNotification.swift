import DeviceProtocol
import Foundation

/// A notification as it is shown.
public struct ShownNotification: Sendable, Equatable, CustomStringConvertible {
  /// The heading.
  public let title: String
  /// The second heading.
  public let subtitle: String
  /// The text.
  public let body: String
  /// The number for the app's icon, if it has one.
  public let badge: Int?
  /// The category from which its buttons, and its interface, come.
  public let categoryIdentifier: String
  /// The names of the files that are shown with it.
  public let attachments: [String]

  let shown: ShownDescription
  let link: DeviceLink

  init(_ shown: ShownDescription, link: DeviceLink) {
    self.shown = shown
    self.link = link
    let values = shown.notification.values
    func text(_ key: String) -> String { values[key] as? String ?? "" }
    title = text("title")
    subtitle = text("subtitle")
    body = text("body")
    badge = (values["badge"] as? NSNumber)?.intValue
    categoryIdentifier = text("category")
    attachments = (values["attachments"] as? [[String: String]] ?? []).compactMap {
      $0["url"].flatMap { URL(string: $0) }?.lastPathComponent
    }
  }

  /// The text of its banner, with its badge and attachments: "New message: Hello (badge 3,
  /// photo.png)".
  public var description: String {
    IncomingWords.notification(
      [title, subtitle, body].filter { !$0.isEmpty }, badge: badge, attachments: attachments)
  }

  /// Whether two are the same notification, with the same contents.
  public static func == (one: ShownNotification, other: ShownNotification) -> Bool {
    one.shown == other.shown
  }
}

extension ShownNotification {
  /// Taps it: its app comes to the foreground, and is told.
  public func tap() { link.perform(.decide(shown, .tap)) }

  /// Chooses one of its buttons.
  ///
  /// - Parameters:
  ///   - button: The button's title.
  ///   - text: What the user writes, for a button that asks for a text.
  public func choose(_ button: String, writing text: String? = nil) {
    link.perform(.decide(shown, .button(button, text: text)))
  }

  /// Dismisses it.
  public func clear() { link.perform(.decide(shown, .clear)) }

  /// Opens it, with a long press: the app's content extension for its category shows it.
  ///
  /// - Returns: The interface; `nil` when no extension has one for it: the log says why.
  @discardableResult
  public func open() -> ExtensionInterface? {
    guard case .interface(let session) = link.perform(.openNotification(shown)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return session.map { ExtensionInterface(session: $0, link: link) }
  }

  /// Plays its media, in its open interface.
  public func play() { link.perform(.playNotification(true)) }

  /// Stops playing.
  public func pause() { link.perform(.playNotification(false)) }
}
