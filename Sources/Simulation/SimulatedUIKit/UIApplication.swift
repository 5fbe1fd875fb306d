import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The app as an object: its state, its delegate, its scenes, and what it can ask the system for.
///
/// Simulated: launching, becoming active, going to the background, scenes, opening URLs, background
/// tasks. An extension's process has such an object too, at the end of its responder chain, though
/// not as `shared`. Differs: a subclass isn't made in its place.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// What the app is doing.
  public enum State: Int, Sendable {
    /// It is in front and receives events.
    case active
    /// It is in front, but receives no events.
    case inactive
    /// It is behind another app.
    case background
  }

  /// The process's own object: an app's once it runs, an extension's as soon as somebody asks.
  static var running: UIApplication? {
    get {
      if stored == nil, DeviceConnection.shared?.context.role == .appExtension {
        stored = UIApplication(isApp: false)
      }
      return stored
    }
    set { stored = newValue }
  }
  private static var stored: UIApplication?

  /// Whether the process is an app's.
  let isApp: Bool
  /// When the app went to the background.
  var enteredBackground: Date?
  /// The scenes, in the order in which they were connected.
  var scenes: [UIScene] = []
  /// How many callers want events to be ignored.
  var ignoringCount = 0

  init(isApp: Bool) {
    self.isApp = isApp
    super.init()
    Self.listed
  }

  /// The app; it exists once `UIApplicationMain` runs.
  ///
  /// Simulated: an extension that names it isn't compiled, in Xcode's words (documented); reached
  /// all the same, it traps there. By key-value coding an extension gets its own process's object.
  @available(
    *, deprecated,
    message:
      "unavailable in application extensions for iOS: Use view controller based solutions where appropriate instead."
  )
  open class var shared: UIApplication {
    guard let running, running.isApp else {
      preconditionFailure("UIApplication.shared: this process is no app")
    }
    return running
  }

  /// The app's delegate.
  open var delegate: (any UIApplicationDelegate)?

  /// What the app is doing.
  open internal(set) var applicationState = State.inactive

  /// The number on the app's icon.
  ///
  /// Simulated: keeps its value. Differs: the icon shows none.
  open var applicationIconBadgeNumber = 0

  /// Whether the screen stays on while nobody touches it.
  ///
  /// Simulated: keeps its value. Differs: the device's screen never goes dark.
  open var isIdleTimerDisabled = false

  /// The delegate, when it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}
