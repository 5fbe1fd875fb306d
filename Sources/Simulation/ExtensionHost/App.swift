import DeviceProtocol

/// An app that is running on the device.
public struct App: Sendable {
  /// The app's name.
  public let name: String
  let link: DeviceLink

  /// Opens the share sheet for the given things: one item, with one attachment for each.
  public func share(_ things: Shareable...) -> ShareSheet { share(things) }

  /// Opens the share sheet for the given things: one item, with one attachment for each.
  public func share(_ things: [Shareable]) -> ShareSheet {
    let answer = link.perform(.share(app: name, things: things.map(\.thing)))
    guard case .sheet(let number, let offers) = answer else {
      preconditionFailure(LinkWords.noSheet)
    }
    return ShareSheet(number: number, offers: offers, link: link)
  }

  /// Keeps the app from supplying what it shared; loads in extensions wait.
  public func holdAttachments() { link.perform(.holdLoads(app: name, true)) }

  /// Supplies what loads are waiting for.
  public func releaseAttachments() { link.perform(.holdLoads(app: name, false)) }

  /// Taps a link in the app: the system opens it in the app that takes it.
  ///
  /// - Parameter url: The link's address, of any scheme.
  /// - Returns: Whether an app took it.
  @discardableResult
  public func tapLink(_ url: String) -> Bool {
    guard case .opened(let isOpened) = link.perform(.openLink(app: name, url: url)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return isOpened
  }

  /// Sends the app to the background.
  public func goToBackground() { link.perform(.background(app: name)) }

  /// Removes the app from the app switcher: it is told that it terminates, unless it is suspended.
  public func quit() { link.perform(.quit(app: name)) }

  /// The share sheet that the app itself has opened, with a UIActivityViewController.
  public var sheet: ShareSheet {
    guard case .sheet(let number, let offers) = link.perform(.openSheet(app: name)) else {
      preconditionFailure(LinkWords.noSheet)
    }
    return ShareSheet(number: number, offers: offers, link: link)
  }

  /// Ends the app's process at once, as the system does when it needs the memory.
  public func kill() { link.perform(.kill(process: name)) }
}
