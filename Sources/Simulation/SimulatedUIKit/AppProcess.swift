import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The process of an app: it launches, then does what the device says.
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
    run(delegate)
  }

  static func run(_ delegate: any UIApplicationDelegate) -> Never {
    let application = UIApplication(isApp: true)
    UIApplication.running = application
    application.delegate = delegate
    let life = AppLife(application: application)
    life.launch()
    DeviceConnection.shared?.receive { message, connection in
      if SharedSheets.receive(message, connection) { return }
      if AppScreen.receive(message, connection) { return }
      if AppNotifications.receive(message, connection, life) { return }
      if AppIntentCalls.receive(message, connection) { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          obey(message.body, life)
          DispatchQueue.main.async { connection.send(.done, number: message.number) }
        }
      }
    }
    MainLoop.run()
  }

  private static func obey(_ body: Message.Body, _ life: AppLife) {
    switch body {
    case .takeURL(let text, let source): life.take(URL(string: text), from: source)
    case .takeLink(let text, _):
      if let url = URL(string: text) { life.take(AppLaunch.activity(for: url)) }
    case .takeFoundItem(let item): life.take(AppLaunch.activity(forItem: item))
    case .takeIntent(let handed): life.take(NSUserActivity(handed))
    case .takeActivity(let activity): life.take(NSUserActivity(activity))
    case .transfer(.handle(let session)): life.handleEvents(of: session)
    case .becomeActive: life.activate()
    case .enterBackground: life.retire()
    case .willTerminate: life.terminate()
    default: break
    }
  }
}
