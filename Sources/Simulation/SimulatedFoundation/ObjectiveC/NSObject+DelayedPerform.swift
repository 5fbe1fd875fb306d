public import Foundation
import Synchronization

extension NSObject {
  /// Calls the method with that name later, on the same thread.
  ///
  /// Simulated: by the thread's run loop, even with a delay of zero, as documented; the object and
  /// the argument are retained until then. No known difference.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: What it is called with.
  ///   - delay: The minimum number of seconds until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls the method with that name later, while the thread's run loop is in one of the modes.
  ///
  /// Simulated: as ``perform(_:with:afterDelay:)``. No known difference.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    let call = DelayedCall(target: self, selector: aSelector, argument: anArgument)
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { timer in
      DelayedCalls.remove(timer)
      call.target.perform(call.selector, with: call.argument)
    }
    DelayedCalls.add(timer, call)
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  /// Cancels all calls that an object was to receive later.
  ///
  /// Simulated: the calls that the current thread's run loop hasn't made yet. Differs: those of
  /// other threads too.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels the calls that an object was to receive later with a particular argument.
  ///
  /// Simulated: the argument must be equal, as documented. Differs: as
  /// ``cancelPreviousPerformRequests(withTarget:)``.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel { call in
      guard call.target === aTarget as AnyObject, call.selector == aSelector else { return false }
      guard let object = anArgument as? NSObject else {
        return (anArgument == nil) == (call.argument == nil)
      }
      return object.isEqual(call.argument)
    }
  }

  /// Calls the method with that name on the main thread.
  ///
  /// Simulated: at once when this is the main thread and the call is waited for; otherwise when it
  /// is the main queue's turn. No known difference.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let call = DelayedCall(target: self, selector: aSelector, argument: arg)
    if wait, MainQueue.isCurrent { return call.run() }
    if wait { return DispatchQueue.main.sync { call.run() } }
    DispatchQueue.main.async { call.run() }
  }

  /// Calls the method with that name on another thread.
  ///
  /// Simulated: on a background queue. Differs: iOS makes a thread for it.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = DelayedCall(target: self, selector: aSelector, argument: arg)
    DispatchQueue.global().async { call.run() }
  }
}

/// A method to be called later.
struct DelayedCall: @unchecked Sendable {
  // The object and its argument are handed to the thread that was requested, as on iOS.
  var target: NSObject
  var selector: Selector
  var argument: Any?

  func run() { target.perform(selector, with: argument) }
}

/// The calls that are to be made later in this process.
private enum DelayedCalls {
  private struct Waiting: @unchecked Sendable {
    // A timer may be invalidated on any thread here: Linux's Timer has a lock.
    var calls: [(timer: Timer, call: DelayedCall)] = []
  }

  private static let waiting = Mutex(Waiting())

  static func add(_ timer: Timer, _ call: DelayedCall) {
    let entry = Waiting(calls: [(timer, call)])
    waiting.withLock { $0.calls += entry.calls }
  }

  static func remove(_ timer: Timer) {
    let identifier = ObjectIdentifier(timer)
    waiting.withLock { $0.calls.removeAll { ObjectIdentifier($0.timer) == identifier } }
  }

  static func cancel(where isMeant: (DelayedCall) -> Bool) {
    let meant = Waiting(calls: waiting.withLock { $0 }.calls.filter { isMeant($0.call) })
    for (timer, _) in meant.calls {
      timer.invalidate()
      remove(timer)
    }
  }
}
