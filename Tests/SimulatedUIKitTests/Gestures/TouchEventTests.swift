import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedUIKit

/// Records what reaches it.
private final class Catching: UIResponder {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("began \(touches.count) \(event != nil)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("moved \(touches.count) \(event != nil)")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("ended \(touches.count) \(event != nil)")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.append("cancelled \(touches.count) \(event != nil)")
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    lines.append("\(motion) begins")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    lines.append("\(motion) ends")
  }

  static func list() {
    ObjectiveCRegistry.register(
      Catching.self, name: nil, methods: [("catchIt", { _, _, _ in nil })], make: nil)
  }
}

/// Passes everything on to another responder.
private final class Passing: UIResponder {
  let behind: UIResponder
  init(to behind: UIResponder) {
    self.behind = behind
    super.init()
  }
  override var next: UIResponder? { behind }
}

@MainActor @Suite struct TouchEventTests {
  private let last = Catching()
  private let first: UIResponder
  private let view = UIView()
  private let event: UIEvent

  init() {
    Catching.list()
    first = Passing(to: Passing(to: last))
    event = UIEvent(touches: [
      UITouch(view: view, place: .zero), UITouch(view: UIView(), place: .zero),
    ])
  }

  @Test(
    .shows(
      "UIEvent.type", "UIEvent.subtype", "UIEvent.allTouches", "UIEvent.touches(for:)",
      "UIEvent.timestamp"))
  func anEventKnowsItsTouchesAndItsTime() {
    #expect(event.type == .touches && event.subtype == .none)
    #expect(event.allTouches?.count == 2)
    let own = event.touches(for: view)
    #expect(own?.count == 1 && own?.first?.view === view)
    #expect(event.touches(for: UIView()) == [])
    #expect(event.timestamp > 0 && event.timestamp <= ProcessInfo.processInfo.systemUptime)
    #expect(UIEvent(touches: []).timestamp >= event.timestamp)
  }

  @Test(
    .shows(
      "UIEvent.EventSubtype", "UIEvent.EventSubtype.none", "UIEvent.EventSubtype.motionShake",
      "UIEvent.EventType.scroll", "UIEvent.EventType.hover", "UIEvent.EventType.transform"))
  func eventsHaveApplesNumbers() {
    let types: [UIEvent.EventType] = [.scroll, .hover, .transform]
    #expect(types.map(\.rawValue) == [10, 11, 14])
    #expect([UIEvent.EventSubtype.none, .motionShake].map(\.rawValue) == [0, 1])
  }

  @Test(
    .shows(
      "UIResponder.touchesBegan(_:with:)", "UIResponder.touchesMoved(_:with:)",
      "UIResponder.touchesEnded(_:with:)", "UIResponder.touchesCancelled(_:with:)",
      "UIResponder.motionBegan(_:with:)", "UIResponder.motionEnded(_:with:)"))
  func eventsThatNobodyHandlesGoOn() {
    let touches = event.touches
    first.touchesBegan(touches, with: event)
    first.touchesMoved(touches, with: event)
    first.touchesEnded(touches, with: event)
    first.touchesCancelled(touches, with: nil)
    first.motionBegan(.motionShake, with: event)
    first.motionEnded(.motionShake, with: event)
    #expect(
      last.take() == [
        "began 2 true", "moved 2 true", "ended 2 true", "cancelled 2 false",
        "motionShake begins", "motionShake ends",
      ])
  }

  @Test(
    .shows(
      "UIResponder.canPerformAction(_:withSender:)", "UIResponder.target(forAction:withSender:)"))
  func theNearestThatHasAMethodIsItsTarget() {
    #expect(first.canPerformAction("catchIt", withSender: nil))
    #expect(first.target(forAction: "catchIt", withSender: nil) as? UIResponder === last)
    #expect(!first.canPerformAction("dropIt", withSender: nil))
    #expect(first.target(forAction: "dropIt", withSender: nil) == nil)
  }

  @Test(
    .shows(
      "UIResponder.canBecomeFirstResponder", "UIResponder.canResignFirstResponder",
      "UIResponder.inputView", "UIResponder.inputAccessoryView"))
  func aPlainResponderIsNotTypedInto() {
    #expect(!first.canBecomeFirstResponder && first.canResignFirstResponder)
    #expect(first.inputView == nil && first.inputAccessoryView == nil)
    #expect(!first.becomeFirstResponder() && first.resignFirstResponder())
  }
}
