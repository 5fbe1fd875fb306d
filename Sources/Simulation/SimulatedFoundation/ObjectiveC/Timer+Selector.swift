public import Foundation

extension Timer {
  /// Makes a timer that calls a method, and adds it to the current run loop.
  ///
  /// Simulated: the target is retained until the timer is invalid, and its method is called with
  /// the timer, as documented. No known difference.
  ///
  /// - Parameters:
  ///   - ti: The seconds until it fires, and between two firings.
  ///   - aTarget: The object.
  ///   - aSelector: Its method; it may take the timer.
  ///   - userInfo: What `userInfo` gives.
  ///   - yesOrNo: Whether it fires repeatedly.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(ti, aTarget, aSelector, userInfo, yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Makes a timer that calls a method; it must be added to a run loop.
  ///
  /// Simulated: as `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`. Differs:
  /// `userInfo` is `nil`.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      timeInterval: ti, repeats: yesOrNo, block: TimerCall(aTarget, aSelector).block)
  }

  /// Makes a timer that first calls a method at a moment; it must be added to a run loop.
  ///
  /// Simulated: as `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`. Differs:
  /// `userInfo` is `nil`.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: TimerCall(t, s).block)
  }
}

/// A timer that carries something.
private final class SelectorTimer: Timer {
  private let info: Any?

  init(
    _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ info: Any?, _ repeats: Bool
  ) {
    self.info = info
    super.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: TimerCall(target, selector).block)
  }

  override var userInfo: Any? { info }
}

/// The method that a timer calls.
private struct TimerCall: @unchecked Sendable {
  // Both are handed to the run loop that the timer is added to, as on iOS.
  let target: Any
  let selector: Selector

  init(_ target: Any, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  var block: @Sendable (Timer) -> Void {
    { timer in (target as? NSObject)?.perform(selector, with: timer) }
  }
}
