import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// Methods are called by name later, by timers and by notifications.
struct DelayedCallTests {
  private let listener = Listener()

  init() { Listener.register() }

  /// Does something on its own thread, then runs its run loop until something was heard `count`
  /// times, for at most ten seconds.
  private func listen(_ count: Int, _ body: @escaping @Sendable (Listener) -> Void) async {
    let listener = listener
    await withCheckedContinuation { continuation in
      let thread = Thread {
        body(listener)
        let end = Date(timeIntervalSinceNow: 10)
        while listener.heard.count < count, Date() < end {
          _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
        }
        continuation.resume()
      }
      thread.start()
    }
  }

  @Test(
    .shows(
      "NSObject.perform(_:with:afterDelay:)", "NSObject.perform(_:with:afterDelay:inModes:)",
      "NSObject.cancelPreviousPerformRequests(withTarget:)",
      "NSObject.cancelPreviousPerformRequests(withTarget:selector:object:)"))
  func aCallIsMadeLaterUnlessItIsTakenBack() async {
    let other = Listener()
    await listen(2) { listener in
      let hear = Selector("hear:")
      listener.perform(hear, with: "a", afterDelay: 0)
      listener.perform(hear, with: "b", afterDelay: 0)
      listener.perform(hear, with: "c", afterDelay: 0.05, inModes: [.default])
      other.perform(hear, with: "d", afterDelay: 0)
      #expect(listener.heard.isEmpty)
      NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: hear, object: "b")
      NSObject.cancelPreviousPerformRequests(withTarget: other)
    }
    #expect(listener.heard == ["a", "c"] && other.heard.isEmpty)
  }

  @Test(.shows("NSObject.performSelector(onMainThread:with:waitUntilDone:)"))
  @MainActor func aCallIsMadeOnTheMainThread() async {
    listener.performSelector(onMainThread: Selector("hear:"), with: "now", waitUntilDone: true)
    #expect(listener.heard == ["now"])
    listener.performSelector(onMainThread: Selector("hear:"), with: "later", waitUntilDone: false)
    #expect(listener.heard == ["now"])
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(listener.heard == ["now", "later"])
    await listen(3) {
      $0.performSelector(onMainThread: Selector("hear:"), with: "other", waitUntilDone: true)
    }
    #expect(listener.heard == ["now", "later", "other"])
  }

  @Test(.shows("NSObject.performSelector(inBackground:with:)"))
  func aCallIsMadeInTheBackground() {
    listener.performSelector(inBackground: Selector("signal"), with: nil)
    #expect(listener.signal.wait(timeout: .now() + 2) == .success)
  }

  @Test(.shows("Thread.detachNewThreadSelector(_:toTarget:with:)"))
  func aCallIsMadeOnANewThread() async {
    await listen(1) { listener in
      Thread.detachNewThreadSelector(Selector("hear:"), toTarget: listener, with: "a")
    }
    #expect(listener.heard == ["a"])
  }

  @Test(
    .shows(
      "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
      "Timer.init(timeInterval:target:selector:userInfo:repeats:)",
      "Timer.init(fireAt:interval:target:selector:userInfo:repeats:)"))
  func aTimerCallsAMethod() async {
    await listen(1) {
      Timer.scheduledTimer(
        timeInterval: 0.001, target: $0, selector: Selector("fire:"), userInfo: "info",
        repeats: false)
    }
    #expect(listener.heard == ["info"])
    await listen(3) { listener in
      let later = Timer(
        timeInterval: 0.001, target: listener, selector: Selector("fire:"), userInfo: nil,
        repeats: false)
      let first = Timer(
        fireAt: Date(), interval: 0, target: listener, selector: Selector("fire:"), userInfo: nil,
        repeats: false)
      for timer in [later, first] { RunLoop.current.add(timer, forMode: .default) }
    }
    #expect(listener.heard == ["info", "timer", "timer"])
  }

  @Test(
    .shows(
      "NotificationCenter.addObserver(_:selector:name:object:)",
      "NotificationCenter.removeObserver(_:)",
      "NotificationCenter.removeObserver(_:name:object:)"))
  func aNotificationCallsAMethod() {
    let center = NotificationCenter()
    let (a, b) = (Notification.Name("a"), Notification.Name("b"))
    center.addObserver(listener, selector: Selector("note:"), name: a, object: listener)
    center.addObserver(listener, selector: Selector("note:"), name: b, object: nil)
    center.post(name: a, object: nil)
    center.post(name: a, object: listener)
    center.post(name: b, object: nil)
    #expect(listener.heard == ["a", "b"])
    center.removeObserver(listener, name: a, object: nil)
    center.post(name: a, object: listener)
    center.post(name: b, object: nil)
    #expect(listener.heard == ["a", "b", "b"])
    center.removeObserver(listener)
    center.post(name: b, object: nil)
    #expect(listener.heard == ["a", "b", "b"])
    let token = center.addObserver(forName: a, object: nil, queue: nil) { _ in
      Issue.record("it was removed")
    }
    center.removeObserver(token)
    center.post(name: a, object: nil)
  }

  @Test func anObserverIsNotKept() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      center.addObserver(listener, selector: Selector("note:"), name: .init("a"), object: nil)
      gone = listener
    }
    #expect(gone == nil)
    center.post(name: .init("a"), object: nil)
  }
}

private final class Listener: NSObject, @unchecked Sendable {
  // Each test uses it on one thread at a time.
  var heard: [String] = []
  let signal = DispatchSemaphore(value: 0)

  static func register() {
    func method(_ body: @escaping (Listener, Any?) -> Void) -> ObjectiveCRegistry.Invocation {
      { target, first, _ in
        if let target = target as? Listener { body(target, first) }
        return nil
      }
    }
    ObjectiveCRegistry.register(
      Listener.self, name: nil,
      methods: [
        ("hear:", method { $0.heard.append($1 as? String ?? "?") }),
        ("fire:", method { $0.heard.append(($1 as? Timer)?.userInfo as? String ?? "timer") }),
        ("note:", method { $0.heard.append(($1 as? Notification)?.name.rawValue ?? "?") }),
        ("signal", method { listener, _ in listener.signal.signal() }),
      ], make: nil)
  }
}
