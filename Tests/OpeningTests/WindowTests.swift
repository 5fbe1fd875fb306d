import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedUIKit

/// The windows of an app and their root controllers.
@Suite(.serialized) @MainActor struct WindowTests {
  private final class Noting: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      Recorder.note("did load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      Recorder.note("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      Recorder.note("did appear")
    }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = Noting()
      window?.makeKeyAndVisible()
      Recorder.note("launched")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Recorder.note("active") }
  }

  @Test(
    .shows(
      "UIWindow.makeKeyAndVisible()", "UIWindow.rootViewController", "UIApplication.windows",
      "UIApplication.keyWindow", "UIApplicationDelegate.window", "UIWindow.isKeyWindow"))
  func aRootControllerAppearsOnTheAppsWayToTheFront() {
    let application = UIApplication(isApp: true)
    UIApplication.running = application
    defer { UIApplication.running = nil }
    let delegate = Delegate()
    application.delegate = delegate
    _ = Recorder.taken()
    let life = AppLife(application: application)
    life.launch()
    #expect(application.windows == [delegate.window])
    #expect(application.keyWindow === delegate.window)
    life.activate()
    #expect(
      Recorder.taken() == ["did load", "launched", "will appear", "did appear", "active"])
    delegate.window?.rootViewController = Noting()
    #expect(Recorder.taken() == ["did load", "will appear", "did appear"])
    delegate.window = nil
    #expect(application.windows == [])
  }

  @Test(.shows("UIWindow.isHidden", "UIApplication.windows", "UIWindow.windowLevel"))
  func shownWindowsAreListedByLevelThenByTheirTime() {
    let application = UIApplication(isApp: true)
    let windows = [UIWindow(), UIWindow(), UIWindow(), UIWindow()]
    windows[0].windowLevel = .alert
    for window in windows.prefix(3) { window.isHidden = false }
    #expect(application.windows == [windows[1], windows[2], windows[0]])
    windows[1].isHidden = true
    #expect(application.windows == [windows[2], windows[0]])
    for window in windows { window.isHidden = true }
  }

  @Test(
    .shows(
      "UIWindow.init(windowScene:)", "UIWindow.windowScene", "UIWindowScene.windows",
      "UIWindowScene.keyWindow", "UIWindow.next", "UIScene.next", "UIWindowScene.screen"))
  func aSceneKnowsItsWindowsAndStandsBehindThemInTheChain() {
    let application = UIApplication(isApp: true)
    UIApplication.running = application
    defer { UIApplication.running = nil }
    let scene = Self.scene()
    let window = UIWindow(windowScene: scene)
    let other = UIWindow()
    window.makeKeyAndVisible()
    other.isHidden = false
    #expect(scene.windows == [window])
    #expect(scene.keyWindow === window)
    #expect(window.frame == scene.screen.bounds)
    #expect(window.next === scene)
    #expect(scene.next === application)
    #expect(other.next === application)
    other.makeKey()
    #expect(scene.keyWindow == nil)
    window.isHidden = true
    other.isHidden = true
    #expect(scene.windows == [])
  }

  private static func scene() -> UIWindowScene {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role),
      persistentIdentifier: "scene-1")
    return UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
  }
}
