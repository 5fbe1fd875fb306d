import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The app as an object: its state, its delegate, its scenes, and what it can ask the system for.
///
/// Simulated: launching, becoming active, going to the background, scenes, opening URLs, background
/// tasks. An extension's process also has such an object, at the end of its responder chain
/// and as `shared`. Differs: a subclass can't take its place.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// The app is in front and receives events.
    case active
    /// The app is in front, but receives no events.
    case inactive
    /// The app is behind another one.
    case background
  }

  /// The process's own object: an app's once it runs, an extension's when it is first requested.
  package static var running: UIApplication? {
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
  package let isApp: Bool
  /// The time when the app went to the background.
  var enteredBackground: Date?
  /// The scenes, in the order in which they were connected.
  var scenes: [UIScene] = []
  /// The number of callers that want events to be ignored.
  var ignoringCount = 0

  init(isApp: Bool) {
    self.isApp = isApp
    super.init()
    Self.listed
  }

  /// The app; it exists once `UIApplicationMain` runs.
  ///
  /// Simulated: an extension that names it isn't compiled, with Xcode's message (documented). If it is
  /// reached nevertheless, with the build setting off or by key-value coding, it is the extension's own
  /// process's object, which is never active (undocumented).
  @available(
    *, deprecated,
    message:
      "unavailable in application extensions for iOS: Use view controller based solutions where appropriate instead."
  )
  open class var shared: UIApplication {
    guard let running else {
      preconditionFailure("UIApplication.shared: there is no application yet")
    }
    return running
  }

  /// The app's delegate.
  open var delegate: (any UIApplicationDelegate)?

  /// The state of the app.
  open internal(set) var applicationState = State.inactive

  /// The number on the app's icon.
  ///
  /// Simulated: keeps its value. Differs: the icon doesn't show it.
  open var applicationIconBadgeNumber = 0

  /// Whether the screen stays on without touches.
  ///
  /// Simulated: keeps its value. Differs: the device's screen never goes dark.
  open var isIdleTimerDisabled = false

  /// The delegate, when it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}
