import Foundation
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Records gestures, and answers questions about them.
private final class Watcher: UIResponder, UIGestureRecognizerDelegate {
  var lines: [String] = []
  weak var view: UIView?
  var begins = true
  var receives = true

  override init() {
    super.init()
    Self.listed
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    lines.append("begins?")
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let place = touch.location(in: view)
    lines.append("receives \(Int(place.x)), \(Int(place.y)) of \(touch.view === view)?")
    return receives
  }

  private func note(_ word: String, _ gesture: UIGestureRecognizer) {
    let place = gesture.location(in: view)
    let isSame = gesture.location(ofTouch: 0, in: view) == place
    lines.append(
      "\(word) \(gesture.state) with \(gesture.numberOfTouches) at \(Int(place.x)), \(Int(place.y)) "
        + "\(isSame)")
  }

  nonisolated private static func note(
    _ target: AnyObject, _ word: String, _ sender: Any?
  ) -> Any? {
    let (watcher, gesture) = (target as? Watcher, sender as? UIGestureRecognizer)
    MainActor.assumeIsolated { if let gesture { watcher?.note(word, gesture) } }
    return nil
  }

  private static let listed: Void = ObjectiveCRegistry.register(
    Watcher.self, name: nil,
    methods: [
      ("one:", { target, sender, _ in note(target, "one", sender) }),
      ("two:", { target, sender, _ in note(target, "two", sender) }),
    ], make: nil)
}

private final class Counting: UIGestureRecognizer {
  var resets = 0
  override func reset() { resets += 1 }
}

@MainActor @Suite(.serialized) struct GestureTargetTests {
  private let watcher = Watcher()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))

  init() {
    root.addSubview(view)
    watcher.view = view
  }

  @Test(
    .shows(
      "UIGestureRecognizer.init(target:action:)", "UIGestureRecognizer.init()",
      "UIGestureRecognizer.removeTarget(_:action:)", "UIGestureRecognizer.state",
      "UIGestureRecognizer.numberOfTouches", "UIGestureRecognizer.location(in:)",
      "UIGestureRecognizer.location(ofTouch:in:)", "UIGestureRecognizer.view",
      "UIGestureRecognizer.State.recognized"))
  func targetsAreToldWhereTheGestureWas() {
    let tap = UITapGestureRecognizer(target: watcher, action: "one:")
    tap.addTarget(watcher, action: "two:")
    #expect(tap.view == nil && tap.state == .possible && tap.numberOfTouches == 0)
    view.addGestureRecognizer(tap)
    #expect(tap.view === view)
    tap.recognize(at: CGPoint(x: 15, y: 26))
    #expect(watcher.take() == ["one ended with 1 at 5, 6 true", "two ended with 1 at 5, 6 true"])
    #expect(tap.state == .possible && UIGestureRecognizer.State.recognized == .ended)
    tap.removeTarget(watcher, action: "one:")
    tap.recognize(at: CGPoint(x: 10, y: 20))
    #expect(watcher.take() == ["two ended with 1 at 0, 0 true"])
    tap.addTarget(watcher, action: "one:")
    tap.removeTarget(nil, action: nil)
    tap.recognize(at: .zero)
    #expect(watcher.take() == [])
    let plain = UIGestureRecognizer()
    plain.addTarget(watcher, action: "one:")
    plain.recognize(at: CGPoint(x: 10, y: 20))
    #expect(watcher.take() == ["one ended with 1 at 0, 0 true"])
  }

  @Test(
    .shows(
      "UIGestureRecognizer.delegate", "UIGestureRecognizerDelegate",
      "UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)",
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)"))
  func theDelegateIsAskedAboutTheTouchAndThenAboutTheBeginning() {
    let tap = UITapGestureRecognizer(target: watcher, action: "one:")
    view.addGestureRecognizer(tap)
    tap.delegate = watcher
    let place = CGPoint(x: 11, y: 22)
    tap.recognize(at: place)
    #expect(
      watcher.take() == ["receives 1, 2 of true?", "begins?", "one ended with 1 at 1, 2 true"])
    watcher.begins = false
    tap.recognize(at: place)
    #expect(watcher.take() == ["receives 1, 2 of true?", "begins?"])
    watcher.receives = false
    tap.recognize(at: place)
    #expect(watcher.take() == ["receives 1, 2 of true?"])
  }

  @Test(
    .shows(
      "UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)",
      "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)"))
  func aDelegateThatSaysNothingLetsItBegin() {
    final class Silent: NSObject, UIGestureRecognizerDelegate {}
    let silent = Silent()
    let tap = UITapGestureRecognizer(target: watcher, action: "one:")
    view.addGestureRecognizer(tap)
    tap.delegate = silent
    tap.recognize(at: CGPoint(x: 10, y: 20))
    #expect(watcher.take().count == 1)
  }

  @Test(.shows("UIGestureRecognizer.reset()", "UIGestureRecognizer.init(coder:)"))
  func itIsSetBackBehindEachGesture() throws {
    let gesture = try #require(Counting(coder: ObjectiveCRegistry.emptyCoder))
    gesture.addTarget(watcher, action: "one:")
    gesture.recognize(at: CGPoint(x: 10, y: 20))
    #expect(gesture.resets == 1 && gesture.state == .possible)
    gesture.isEnabled = false
    gesture.recognize(at: .zero)
    #expect(gesture.resets == 1 && watcher.take().count == 1)
  }
}
