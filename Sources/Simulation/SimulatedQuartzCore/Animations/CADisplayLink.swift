public import Foundation
public import SimulatedFoundation

/// A timer that calls a method for each frame of the screen.
///
/// Simulated: 60 frames a second of the device's clock, or fewer if it is told so; the target is
/// retained until the link is invalid (documented). Differs: nothing is drawn between two calls
/// unless a scene looks.
open class CADisplayLink: NSObject, @unchecked Sendable {
  // It belongs to the thread of its run loop, as on iOS.
  private var target: NSObject?
  private let selector: Selector
  private var loops: [(loop: RunLoop, mode: RunLoop.Mode)] = [] {
    didSet { itself = loops.isEmpty ? nil : self }
  }
  /// What keeps the link alive as long as it is in a run loop, as on iOS.
  private var itself: CADisplayLink?
  private var timer: Timer?

  /// The frames that the screen can show in a second.
  private static let screenRate = 60

  /// Makes a link that calls a method, which may take the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as? NSObject
    selector = sel
    super.init()
  }

  /// Calls the method for each frame, from a run loop in a mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    loops.append((runloop, mode))
    if let timer { runloop.add(timer, forMode: mode) } else { start() }
  }
  /// No longer calls it from a run loop in a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    loops.removeAll { $0.loop === runloop && $0.mode == mode }
    start()
  }
  /// No longer calls it, and releases the target.
  open func invalidate() {
    loops = []
    start()
    target = nil
  }

  /// Whether no calls are made.
  open var isPaused = false {
    didSet { if isPaused != oldValue { start() } }
  }
  /// The time of the frame for which the method was called last.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// The time between two frames of the screen.
  open var duration: CFTimeInterval { 1 / Double(Self.screenRate) }
  /// The preferred number of calls in a second; 0 for one a frame.
  open var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { start() } }
  }
  /// The preferred numbers of calls in a second.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { if preferredFrameRateRange != oldValue { start() } }
  }

  /// The time between two calls: a whole number of frames.
  private var interval: CFTimeInterval {
    let range = preferredFrameRateRange
    let wanted = range.preferred ?? range.maximum
    let rate = wanted > 0 ? Int(wanted) : preferredFramesPerSecond
    guard rate > 0 else { return duration }
    return Double(max(Self.screenRate / rate, 1)) * duration
  }

  private func start() {
    timer?.invalidate()
    timer = nil
    guard !isPaused, target != nil, !loops.isEmpty else { return }
    let made = Timer(timeInterval: interval, repeats: true) { [weak self] _ in self?.call() }
    timer = made
    for (loop, mode) in loops { loop.add(made, forMode: mode) }
  }

  private func call() {
    timestamp = CACurrentMediaTime()
    target?.perform(selector, with: self)
  }
}

/// Numbers of frames in a second.
///
/// Simulated: a display link follows the preferred number, or else the maximum.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum.
  public var minimum: Float
  /// The maximum.
  public var maximum: Float
  /// The preferred number.
  public var preferred: Float?
  /// The system's choice.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
