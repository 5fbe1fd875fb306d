import DeviceProtocol
import Foundation
import SimulatedFoundation

extension UIApplication {
  /// Lists what code may call by selector.
  static let listed: Void = {
    ObjectiveCRegistry.register(
      UIApplication.self, name: "UIApplication",
      methods: [
        ("openURL:", openURL), ("openURL:options:completionHandler:", performedOpen),
        ("canOpenURL:", canOpenURL),
      ], make: nil)
    // On iOS an extension's process has one as well (observed).
    ObjectiveCRegistry.register(
      UIApplication.self,
      classMethods: [
        ("sharedApplication", { onMainThread { Found(object: UIApplication.running) }.object })
      ])
  }()

  private static let openURL: ObjectiveCRegistry.Invocation = { target, url, _ in
    guard target is UIApplication, let url = url as? URL else { return nil }
    return answer(openByOldName(url))
  }

  /// `perform` has two arguments at most, so the third, the handler, is whatever lies there.
  private static let performedOpen: ObjectiveCRegistry.Invocation = { _, url, _ in
    if let url = url as? URL {
      _ = DeviceConnection.shared?.openAndWait(url, by: .performedOpen)
    }
    preconditionFailure(
      "-[UIApplication openURL:options:completionHandler:]: perform(_:with:with:) hands over two "
        + "arguments, and the method takes three")
  }

  private static let canOpenURL: ObjectiveCRegistry.Invocation = { target, url, _ in
    guard let application = target as? UIApplication, let url = url as? URL else { return nil }
    let question = Question(application: application, url: url)
    return answer(onMainThread { question.application.canOpenURL(question.url) })
  }

  /// Real code calls these methods from any thread, as from the handlers of loads: a device opens the
  /// URL and the Main Thread Checker complains.
  private static func onMainThread<Result: Sendable>(
    _ body: @MainActor @Sendable () -> Result
  ) -> Result {
    guard !MainQueue.isCurrent else { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }

  // Both only go to the main thread and back, while whoever asked waits.
  private struct Found: @unchecked Sendable { let object: UIApplication? }
  private struct Question: @unchecked Sendable {
    let application: UIApplication
    let url: URL
  }

  /// A Bool in the place of an object, as `perform` gives it: false is no object at all.
  private static func answer(_ value: Bool) -> Any? { value ? NSNumber(value: true) : nil }
}
