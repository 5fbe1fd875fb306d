import Foundation
import TestSupport
import Testing

@testable import SimulatedUIKit

/// Windows, in particular the key window.
@MainActor @Suite(.serialized) struct KeyWindowTests {
  private final class Heard: @unchecked Sendable {
    // Notifications are posted and heard on the main actor.
    var lines: [String] = []
  }

  @Test(
    .shows(
      "UIWindow.init(frame:)", "UIWindow.init()", "UIWindow.screen", "UIWindow.makeKey()",
      "UIWindow.becomeKey()", "UIWindow.resignKey()", "UIWindow.didBecomeKeyNotification",
      "UIWindow.didResignKeyNotification"))
  func oneWindowIsKeyAndItIsPosted() {
    let before = UIWindow.key
    defer { UIWindow.key = before }
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let (one, two) = (UIWindow(frame: frame), UIWindow())
    #expect(one.frame == frame && one.isHidden)
    #expect(two.frame == UIScreen.main.bounds && two.screen === UIScreen.main)
    let heard = Heard()
    var observers: [any NSObjectProtocol] = []
    for (name, window) in [("one", one), ("two", two)] {
      for (change, notification) in [
        ("is key", UIWindow.didBecomeKeyNotification),
        ("isn't key", UIWindow.didResignKeyNotification),
      ] {
        observers.append(
          NotificationCenter.default.addObserver(
            forName: notification, object: window, queue: nil
          ) { heard.lines.append("\(name) \(change): \($0.name.rawValue)") })
      }
    }
    one.makeKey()
    one.makeKey()
    two.makeKey()
    #expect(!one.isKeyWindow && two.isKeyWindow)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      heard.lines == [
        "one is key: UIWindowDidBecomeKeyNotification",
        "one isn't key: UIWindowDidResignKeyNotification",
        "two is key: UIWindowDidBecomeKeyNotification",
      ])
  }

  @Test(
    .shows(
      "UIWindow.Level.rawValue", "UIWindow.Level.init(rawValue:)", "UIWindow.Level.init(_:)",
      "UIWindow.Level.normal", "UIWindow.Level.statusBar", "UIWindow.Level.alert",
      "UIWindow.Level.<(_:_:)", "UIWindow.Level.+(_:_:)", "UIWindow.Level.-(_:_:)"))
  func levelsAreNumbers() {
    typealias Level = UIWindow.Level
    #expect([Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
    #expect(Level.normal < .statusBar && !(Level.alert < .statusBar))
    #expect(Level.alert + 1 == Level(2001) && Level.alert - 1 == Level(rawValue: 1999))
  }

  private final class Touched: UIView {
    var lines: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("began \(touches.count)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines.append("ended")
    }
  }

  @Test(
    .shows(
      "UIWindow.sendEvent(_:)", "UITouch.view", "UITouch.phase", "UITouch.window",
      "UITouch.tapCount", "UITouch.timestamp", "UITouch.location(in:)",
      "UITouch.previousLocation(in:)"))
  func aWindowHandsTouchesToTheirView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Touched(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(view)
    let touch = UITouch(view: view, place: CGPoint(x: 15, y: 30))
    #expect(touch.view === view && touch.window === window && touch.phase == .began)
    #expect(touch.tapCount == 1 && touch.timestamp == 0)
    #expect(touch.location(in: view) == CGPoint(x: 5, y: 10))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 5, y: 10))
    #expect(touch.location(in: nil) == CGPoint(x: 15, y: 30))
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    touch.phase = .moved
    window.sendEvent(event)
    touch.phase = .ended
    window.sendEvent(event)
    #expect(view.lines == ["began 1", "moved", "ended"])
  }

  @Test(
    .shows(
      "UITouch.Phase.regionEntered", "UITouch.Phase.regionMoved", "UITouch.Phase.regionExited",
      "UIScrollView.KeyboardDismissMode.onDragWithAccessory",
      "UIScrollView.KeyboardDismissMode.interactiveWithAccessory", "UITableViewCell.FocusStyle",
      "UITableViewCell.FocusStyle.`default`", "UITableViewCell.FocusStyle.custom",
      "UITableViewCell.StateMask.rawValue", "UITableViewCell.StateMask.init(rawValue:)",
      "UITableViewCell.StateMask.showingEditControl",
      "UITableViewCell.StateMask.showingDeleteConfirmation"))
  func theRarerCasesHaveApplesNumbers() {
    #expect(
      [UITouch.Phase.regionEntered, .regionMoved, .regionExited].map(\.rawValue) == [5, 6, 7])
    #expect(
      [UIScrollView.KeyboardDismissMode.onDragWithAccessory, .interactiveWithAccessory]
        .map(\.rawValue) == [3, 4])
    #expect([UITableViewCell.FocusStyle.default, .custom].map(\.rawValue) == [0, 1])
    let states: UITableViewCell.StateMask = [.showingEditControl, .showingDeleteConfirmation]
    #expect(UITableViewCell.StateMask.showingEditControl.rawValue == 1)
    #expect(states == UITableViewCell.StateMask(rawValue: 3))
  }

  @Test(
    .shows(
      "UIWindowScene.init(session:connectionOptions:)", "UIWindowScene.interfaceOrientation",
      "UIWindowScene.traitCollection"))
  func aSceneStandsUprightOnTheScreen() {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role),
      persistentIdentifier: "upright")
    let scene = UIWindowScene(
      session: session, connectionOptions: UIScene.ConnectionOptions())
    #expect(scene.session === session && scene.interfaceOrientation == .portrait)
    #expect(scene.traitCollection == UIScreen.main.traitCollection)
  }

  private final class Tapped: NSObject, UIGestureRecognizerDelegate {
    var names: [String?] = []
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      names.append(gestureRecognizer.name)
      return true
    }
  }

  @Test(.shows("UITapGestureRecognizer.numberOfTapsRequired"))
  func aTapIsForTheRecogniserThatNeedsTheFewest() throws {
    keeps(UITapGestureRecognizer(), \.numberOfTapsRequired, first: 1, then: 2)
    let (view, tapped) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), Tapped())
    view.accessibilityIdentifier = "field"
    for taps in [3, 2] {
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = taps
      recognizer.name = "\(taps)"
      recognizer.delegate = tapped
      view.addGestureRecognizer(recognizer)
    }
    try TapTarget.find("field", in: view).get()()
    #expect(tapped.names == ["2"])
  }
}
