public import Foundation

/// An action of the user, such as a touch.
///
/// Simulated: the kind and the touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }
  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }
  let touches: Set<UITouch>
  private let time = ProcessInfo.processInfo.systemUptime
  init(touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }
  /// The kind.
  open var type: EventType { .touches }
  /// The subtype.
  open var subtype: EventSubtype { .none }
  /// All touches.
  open var allTouches: Set<UITouch>? { touches }
  /// The time of the event, in seconds since the device was started.
  open var timestamp: TimeInterval { time }
  /// The touches of a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
}

/// One finger on the screen.
///
/// Simulated: where it is, and which view it touched. Differs: a tap reaches controls, rows and
/// gestures without a touch, so no view receives one.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  private let place: CGPoint
  /// The view that was touched first.
  open private(set) weak var view: UIView?
  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The window that was touched.
  open var window: UIWindow? { view?.window }
  /// The number of touches in a row.
  open var tapCount: Int { 1 }
  /// The time of the touch.
  ///
  /// Simulated: 0. Differs: only the event has a time.
  open var timestamp: TimeInterval { 0 }

  init(view: UIView, place: CGPoint) {
    self.view = view
    self.place = place
    super.init()
  }
  /// Returns its place in a view; in the window for `nil`.
  open func location(in view: UIView?) -> CGPoint { UIView.from(screen: place, to: view) }
  /// Returns its former place in a view: the same, as it doesn't move.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
