import DeviceProtocol

extension Device {
  /// Switches a content blocker on, as the user does in the settings of the browser.
  ///
  /// It is off when its app is installed (documented). When it supplies its rules for the first
  /// time, this returns afterwards.
  ///
  /// - Parameter contentBlocker: The extension's name as the user sees it.
  public func turnOn(contentBlocker: String) {
    link.perform(.turnContentBlocker(name: contentBlocker, isOn: true))
  }

  /// Switches a content blocker off: its rules no longer count.
  ///
  /// - Parameter contentBlocker: The extension's name as the user sees it.
  public func turnOff(contentBlocker: String) {
    link.perform(.turnContentBlocker(name: contentBlocker, isOn: false))
  }
}

extension App {
  /// Visits a page in the browser, with the content blockers that are on.
  ///
  /// - Parameters:
  ///   - html: The page's text in HTML.
  ///   - url: The page's address.
  /// - Returns: The page with what the rules have changed.
  @discardableResult
  public func visit(_ html: String, at url: String) -> VisitedPage {
    let command = SceneCommand.visit(app: name, PageVisit(html: html, url: url))
    guard case .pageView(let view) = link.perform(command) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return VisitedPage(view)
  }
}

/// A page that the user has visited in the browser.
///
/// Nothing is really loaded: the addresses in the page's HTML count as loaded unless a rule forbids
/// it.
public struct VisitedPage: Sendable, Equatable, CustomStringConvertible {
  /// The readable text; empty when the page itself was blocked.
  public let text: String
  /// The addresses that were loaded, the page's own first.
  public let loaded: [String]
  /// The addresses that a rule has blocked.
  public let blocked: [String]
  /// The loaded addresses that were requested without cookies.
  public let withoutCookies: [String]
  /// The elements that a rule has hidden, such as `div.ad`.
  public let hidden: [String]

  init(_ view: PageView) {
    text = view.text
    loaded = view.loaded
    blocked = view.blocked
    withoutCookies = view.withoutCookies
    hidden = view.hidden
  }

  /// One line for each address and each hidden element: `blocked https://ads.example/a.js`.
  public var description: String {
    let loads = loaded.map { address in
      VisitWords.loaded(address, withoutCookies: withoutCookies.contains(address))
    }
    return (loads + blocked.map(VisitWords.blocked) + hidden.map(VisitWords.hidden))
      .joined(separator: "\n")
  }
}
