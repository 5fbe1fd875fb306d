public import Foundation

/// The options of a notification action.
///
/// Simulated: `foreground` brings the app to the front. Differs: the device is never locked, and a
/// destructive button looks like the others.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The action brings the app to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
///
/// Simulated: the user can choose it; the app's delegate is told which one. Differs: it isn't
/// drawn.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  // Its values never change.
  /// The identifier in the response.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The options.
  public let options: UNNotificationActionOptions
  /// The picture beside the text.
  public let icon: UNNotificationActionIcon?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in the response.
  ///   - title: The title of the button.
  ///   - options: The options.
  ///   - icon: The picture beside the text.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
    super.init()
  }

  /// Returns the action itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A button of a notification that asks for a text.
///
/// Simulated: as UNNotificationAction; the response contains the user's text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder while the text is empty.
  public let textInputPlaceholder: String

  /// Makes an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The picture of an action.
///
/// Type-checks only: as UNNotificationAction.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  // Its values never change.
  let name: String

  /// Makes an icon from a picture of the app.
  public init(templateImageName: String) { name = templateImageName }
  /// Makes an icon from a symbol of the system.
  public init(systemImageName: String) { name = systemImageName }
}
