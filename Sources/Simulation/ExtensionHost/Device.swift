import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The device on which the lesson's apps are installed.
///
/// A scene uses it to play the user. This module is the only thing in a lesson that iOS doesn't
/// have.
public let device = Device()

/// A simulated device, as its user sees it.
public struct Device: Sendable {
  let link: DeviceLink

  init() { link = DeviceLink() }

  /// Makes the device run another version of iOS; the default is version 26.
  ///
  /// Processes that are running stay as they are. An app with an extension whose point that version
  /// doesn't know is refused; an extension whose `MinimumOSVersion` is later isn't there. Both are
  /// back with a version that has them. Differences between versions are listed where
  /// they are simulated.
  ///
  /// - Parameter version: The major version, 9 to 26.
  public func useiOS(_ version: Int) { link.perform(.useSystem(version: version)) }

  /// Brings an app to the foreground, launching it if it isn't running.
  ///
  /// The call returns when the app has reacted to becoming active.
  ///
  /// - Parameter app: The app's name: one of the lesson's targets.
  /// - Returns: The app, for what the user does in it.
  @discardableResult
  public func open(_ app: String) -> App {
    link.perform(.open(app: app))
    return App(name: app, link: link)
  }

  /// Lets time pass while the user does nothing.
  ///
  /// - Parameter seconds: The number of seconds, from 0 to 86,400 (a day).
  public func wait(seconds: Double) { link.perform(.letTimePass(seconds: seconds)) }

  /// Deletes an app with its extensions; its containers go with it.
  ///
  /// - Parameter app: The app's name: one of the lesson's targets.
  public func uninstall(_ app: String) { link.perform(.uninstall(app: app)) }

  /// Installs an app of the lesson again, as from the App Store: an update if it is installed.
  ///
  /// - Parameter app: The app's name: one of the lesson's targets.
  public func install(_ app: String) {
    link.perform(.install(app: app, isDevelopmentRun: false))
  }

  /// Installs an app as Xcode's Run does when its embed phase says "Copy only when installing".
  ///
  /// The extensions aren't in it (documented by Xcode's own words; observed by many).
  ///
  /// - Parameter app: The app's name: one of the lesson's targets.
  public func runCopyingOnlyWhenInstalling(_ app: String) {
    link.perform(.install(app: app, isDevelopmentRun: true))
  }

  /// The list under More in the share sheet: which extensions are switched on, and in which order.
  public var more: MoreList { MoreList(link: link) }

  /// Gives access to a container: an app's, an extension's, or a group's.
  ///
  /// No program on iOS can look into another's container; a scene can, to find out what happened.
  ///
  /// - Parameter name: A target's name, or the group's identifier.
  /// - Returns: The container, as it is whenever it is asked.
  public func container(_ name: String) -> Container {
    guard case .container(let path) = link.perform(.container(name: name)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return Container(name: name, path: path)
  }

  /// Brings one of the device's own apps to the foreground.
  @discardableResult
  public func open(_ app: BuiltInApp) -> App { open(app.rawValue) }
}

/// The apps that every device has; the user shares things from them.
public enum BuiltInApp: String, CaseIterable, Sendable {
  /// A web browser: it shares pages.
  case browser = "Browser"
  /// Notes: it shares text.
  case notes = "Notes"
  /// A photo library: it shares images and movies.
  case photos = "Photos"
  /// Mail: it shares a message's text and attachments.
  case mail = "Mail"
  /// A file browser: it shares files.
  case files = "Files"
  /// Messages: it has conversations, with iMessage apps in them.
  case messages = "Messages"
}
