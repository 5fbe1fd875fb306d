import DeviceProtocol

extension Device {
  /// Switches a web extension on, as the user does in the settings of the browser.
  ///
  /// It is off when its app is installed (documented). Until the user decides otherwise it has to
  /// ask for every site: see ``setWebsiteAccess(_:to:for:)``.
  ///
  /// - Parameter webExtension: The extension's name as the user sees it.
  public func turnOn(webExtension: String) {
    link.perform(.point(.webExtension(.turn(name: webExtension, isOn: true))))
  }

  /// Switches a web extension off: none of its scripts run any more.
  ///
  /// - Parameter webExtension: The extension's name as the user sees it.
  public func turnOff(webExtension: String) {
    link.perform(.point(.webExtension(.turn(name: webExtension, isOn: false))))
  }

  /// Decides whether a web extension may see the pages of a site, as the user does in the settings
  /// of the browser, or in the menu of a page on which the extension has a badge.
  ///
  /// - Parameters:
  ///   - access: The decision.
  ///   - site: The host, such as "news.example"; its subdomains are other sites. Without one, the
  ///   decision is about all sites for which there is none.
  ///   - webExtension: The extension's name as the user sees it.
  public func setWebsiteAccess(
    _ access: WebsiteAccess, to site: String? = nil, for webExtension: String
  ) {
    let command = WebExtensionCommand.setAccess(name: webExtension, site: site, access.described)
    link.perform(.point(.webExtension(command)))
  }
}

/// Whether a web extension may see the pages of a site.
public enum WebsiteAccess: Sendable, Hashable {
  /// It has a badge on these pages, and its scripts don't run until the user decides.
  case ask
  /// Its scripts run.
  case allow
  /// Its scripts don't run.
  case deny

  fileprivate var described: SiteAccess {
    switch self {
    case .ask: .ask
    case .allow: .allow
    case .deny: .deny
    }
  }
}
