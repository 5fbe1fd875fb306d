import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The calls and notifications that an app receives from launch to end.
///
/// Its delegate is called, or with scenes the scenes' delegates; the notifications are posted in
/// both cases (documented).
@MainActor final class AppLife {
  let application: UIApplication
  private let reason = AppLaunch()
  private let scenes = SceneManifest.isUsed ? SceneLife() : nil
  private var delegate: (any UIApplicationDelegate)? { application.delegate }
  /// Whether the app was launched for something that its delegate can't handle.
  private var isRefused = false

  init(application: UIApplication) { self.application = application }

  func launch() {
    // An app with scenes finds it all in the connection options (observed).
    let options = scenes == nil ? reason.options : nil
    let window = scenes == nil ? MainStoryboard.window() : nil
    if let window { delegate?.window = window }
    let mayLaunch =
      delegate?.application(application, willFinishLaunchingWithOptions: options) ?? true
    let mayHandle =
      delegate?.application(application, didFinishLaunchingWithOptions: options) ?? true
    // If either returns `false`, what the app was launched for isn't passed to it again
    // (documented).
    isRefused = options != nil && !(mayLaunch && mayHandle)
    window?.makeKeyAndVisible()
    var information: [AnyHashable: Any] = [:]
    for (key, value) in options ?? [:] { information[key.rawValue] = value }
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application,
      userInfo: information.isEmpty ? nil : information)
    scenes?.connect(to: application, for: reason)
  }

  func activate() {
    guard application.applicationState != .active else { return }
    enterForeground()
    // The order in which a window appears and the app becomes active isn't documented.
    WindowList.appear()
    application.applicationState = .active
    if let scenes { scenes.activate() } else { delegate?.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification)
  }

  func retire() {
    guard application.applicationState == .active else { return }
    if let scenes {
      scenes.deactivate()
    } else {
      delegate?.applicationWillResignActive(application)
    }
    post(UIApplication.willResignActiveNotification)
    application.applicationState = .background
    application.enteredBackground = Date()
    if let scenes {
      scenes.enterBackground()
    } else {
      delegate?.applicationDidEnterBackground(application)
    }
    post(UIApplication.didEnterBackgroundNotification)
  }

  func take(_ url: URL?, from source: String?) {
    guard let url else { return }
    enterForeground()
    if takeRefusal() { return }
    if let scenes {
      scenes.take(url, from: source)
    } else {
      var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
      if let source { options[.sourceApplication] = source }
      _ = delegate?.application(application, open: url, options: options)
    }
  }

  /// Brings the app to the front, before it is told what it was opened for.
  func approach() { enterForeground() }

  func take(_ activity: NSUserActivity) {
    enterForeground()
    if takeRefusal() { return }
    if let scenes { return scenes.take(activity) }
    let type = activity.activityType
    _ = delegate?.application(application, willContinueUserActivityWithType: type)
    _ = delegate?.application(application, continue: activity) { restoring in
      for object in restoring ?? [] {
        MainActor.assumeIsolated { object.restoreUserActivityState(activity) }
      }
    }
  }

  func handleEvents(of session: String) {
    let isHandled = Once {
      DeviceConnection.shared?.send(.transfer(.handled(session: session)))
    }
    guard let delegate else { return isHandled.call() }
    delegate.application(
      application, handleEventsForBackgroundURLSession: session,
      completionHandler: { isHandled.call() })
  }

  func terminate() {
    scenes?.disconnect()
    post(UIApplication.willTerminateNotification)
    delegate?.applicationWillTerminate(application)
  }

  /// Returns whether this is what the app was launched for and has refused; that is true only once.
  private func takeRefusal() -> Bool {
    defer { isRefused = false }
    return isRefused
  }

  private func enterForeground() {
    if application.applicationState == .background {
      application.applicationState = .inactive
      application.enteredBackground = nil
      post(UIApplication.willEnterForegroundNotification)
      if scenes == nil { delegate?.applicationWillEnterForeground(application) }
    }
    scenes?.enterForeground()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
