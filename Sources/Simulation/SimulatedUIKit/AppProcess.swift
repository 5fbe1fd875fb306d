import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The life of an app's process: launch, then whatever the device says.
@MainActor enum AppProcess {
  static func run(delegateNamed name: String?) -> Never {
    guard let name, let type = ObjectiveCRegistry.classNamed(name) else {
      preconditionFailure("UIApplicationMain: no delegate class named '\(name ?? "")'")
    }
    run(delegate: type)
  }

  static func run(delegate type: AnyClass) -> Never {
    MainLoop.redirectOutput()
    guard let delegate = ObjectiveCRegistry.make(type) as? any UIApplicationDelegate else {
      preconditionFailure("'\(type)' is no app delegate that can be made without arguments")
    }
    let application = UIApplication(isApp: true)
    UIApplication.running = application
    application.delegate = delegate
    _ = delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
    DeviceConnection.shared?.receive { message, connection in
      if SharedSheets.receive(message, connection) { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          obey(message.body, application)
          DispatchQueue.main.async { connection.send(.done, number: message.number) }
        }
      }
    }
    MainLoop.run()
  }

  /// What the app was launched for; `nil` when the user just opened it.
  private static var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    guard let context = DeviceConnection.shared?.context,
      let url = context.launchURL.flatMap({ URL(string: $0) })
    else { return nil }
    var options: [UIApplication.LaunchOptionsKey: Any] = [.url: url]
    if let source = context.launchSource { options[.sourceApplication] = source }
    return options
  }

  private static func obey(_ body: Message.Body, _ application: UIApplication) {
    switch body {
    case .takeURL(let text, let source): take(text, from: source, application)
    case .becomeActive where application.applicationState != .active: activate(application)
    case .enterBackground where application.applicationState == .active: retire(application)
    case .willTerminate:
      post(UIApplication.willTerminateNotification, application)
      application.delegate?.applicationWillTerminate(application)
    default: break
    }
  }

  private static func activate(_ application: UIApplication) {
    enterForeground(application)
    application.applicationState = .active
    application.delegate?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification, application)
  }

  private static func enterForeground(_ application: UIApplication) {
    guard application.applicationState == .background else { return }
    application.applicationState = .inactive
    post(UIApplication.willEnterForegroundNotification, application)
    application.delegate?.applicationWillEnterForeground(application)
  }

  private static func take(_ text: String, from source: String, _ application: UIApplication) {
    guard let url = URL(string: text) else { return }
    enterForeground(application)
    _ = application.delegate?.application(
      application, open: url, options: [.sourceApplication: source])
  }

  private static func retire(_ application: UIApplication) {
    application.delegate?.applicationWillResignActive(application)
    post(UIApplication.willResignActiveNotification, application)
    application.applicationState = .background
    application.delegate?.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification, application)
  }

  private static func post(_ name: Notification.Name, _ application: UIApplication) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
