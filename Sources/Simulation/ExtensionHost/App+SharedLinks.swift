import DeviceProtocol
public import Foundation

extension Device {
  /// Switches an extension's links on, as the user does in the browser.
  ///
  /// They are off when its app is installed.
  ///
  /// - Parameter sharedLinks: The extension's name as the user sees it.
  public func turnOn(sharedLinks: String) {
    link.perform(.point(.turnSharedLinks(name: sharedLinks, isOn: true)))
  }

  /// Switches an extension's links off.
  ///
  /// - Parameter sharedLinks: The extension's name as the user sees it.
  public func turnOff(sharedLinks: String) {
    link.perform(.point(.turnSharedLinks(name: sharedLinks, isOn: false)))
  }
}

extension App {
  /// The browser's list of shared links, which is opened for the user: the newest come first.
  ///
  /// It exists in iOS 9 and 10.
  public var sharedLinks: [SharedLink] {
    guard case .point(.links(let links)) = link.perform(.point(.sharedLinks(app: name))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return links.map(SharedLink.init)
  }
}

/// A link in the browser's list of shared links.
public struct SharedLink: Sendable, Equatable, CustomStringConvertible {
  /// Its first line.
  public let title: String
  /// Its second line.
  public let text: String
  /// Its address.
  public let url: String
  /// When it was published, if its extension says so.
  public let date: Date?
  /// The number of bytes of its picture, if it has one.
  public let imageSize: Int?

  init(_ link: SharedLinkDescription) {
    title = link.title
    text = link.text
    url = link.url
    date = link.date
    imageSize = link.imageSize
  }

  /// The title and the address: "A walk (https://example.com/walk)".
  public var description: String { "\(title) (\(url))" }
}
