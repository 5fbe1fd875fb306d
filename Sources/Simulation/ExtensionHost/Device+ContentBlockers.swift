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
  /// Visits a page in the browser, with the content blockers and the web extensions that are on.
  ///
  /// - Parameters:
  ///   - html: The page's text in HTML.
  ///   - url: The page's address.
  ///   - profile: The name of the profile in which the user browses, which browsers have had since
  ///   iOS 17; the first use of a name makes the profile.
  /// - Returns: The page with what rules and scripts have changed.
  @discardableResult
  public func visit(_ html: String, at url: String, profile: String? = nil) -> VisitedPage {
    var page = PageVisit(html: html, url: url)
    page.profile = profile
    let command = SceneCommand.visit(app: name, page)
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
  /// The changes that scripts of web extensions have made, in order, such as
  /// `h1: text "News" → "Old news"`.
  public let changes: [String]
  /// The names of the web extensions with a badge: they wait until the user decides whether they
  /// may see this site.
  public let askingExtensions: [String]

  init(_ view: PageView) {
    text = view.text
    loaded = view.loaded
    blocked = view.blocked
    withoutCookies = view.withoutCookies
    hidden = view.hidden
    changes = view.changes
    askingExtensions = view.asking
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
