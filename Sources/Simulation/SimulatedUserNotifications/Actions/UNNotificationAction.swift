public import Foundation

/// What a notification action needs and looks like.
///
/// Simulated: `foreground` brings the app to the front. Differs: the device is never locked, and a button that
/// destroys looks like the others.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device has to be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// It brings the app to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
///
/// Simulated: the user can choose it; the app's delegate is told which. Differs: nothing draws it.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
  // What it keeps never changes.
  /// What the response calls it.
  public let identifier: String
  /// The button's text.
  public let title: String
  /// What it needs and looks like.
  public let options: UNNotificationActionOptions
  /// The picture beside the text.
  public let icon: UNNotificationActionIcon?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - identifier: What the response calls it.
  ///   - title: The button's text.
  ///   - options: What it needs and looks like.
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

  /// The action itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A button of a notification that asks for a text.
///
/// Simulated: as UNNotificationAction; the user writes a text, which the response has.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The text of the button that sends.
  public let textInputButtonTitle: String
  /// The grey text where nothing is written yet.
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
  // What it keeps never changes.
  let name: String

  /// A picture of the app.
  public init(templateImageName: String) { name = templateImageName }
  /// A symbol of the system.
  public init(systemImageName: String) { name = systemImageName }
}
