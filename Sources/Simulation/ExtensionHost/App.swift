import DeviceProtocol

/// An app that is running on the device.
public struct App: Sendable {
  /// The app's name.
  public let name: String
  let link: DeviceLink

  /// Opens the share sheet on the given things: one item, with one attachment for each.
  public func share(_ things: Shareable...) -> ShareSheet {
    let answer = link.perform(.share(app: name, things: things.map(\.thing)))
    guard case .sheet(let number, let offers) = answer else {
      preconditionFailure("the device gave no sheet")
    }
    return ShareSheet(number: number, offers: offers, link: link)
  }

  /// Keeps the app from handing over what it shared; loads in extensions wait.
  public func holdAttachments() { link.perform(.holdLoads(app: name, true)) }

  /// Hands over what loads are waiting for.
  public func releaseAttachments() { link.perform(.holdLoads(app: name, false)) }

  /// Sends the app to the background.
  public func goToBackground() { link.perform(.background(app: name)) }

  /// Ends the app's process at once, as the system does when it wants the memory.
  public func kill() { link.perform(.kill(process: name)) }
}
