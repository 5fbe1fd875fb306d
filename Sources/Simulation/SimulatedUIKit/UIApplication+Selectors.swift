import DeviceProtocol
import Foundation
import SimulatedFoundation

extension UIApplication {
  /// The methods that code may call by selector.
  static let listed: Void = {
    ObjectiveCRegistry.register(
      UIApplication.self, name: "UIApplication",
      methods: [
        ("openURL:", openURL), ("openURL:options:completionHandler:", performedOpen),
        ("canOpenURL:", canOpenURL),
      ], make: nil)
    // On iOS an extension's process also has one (observed).
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

  /// `perform` passes two arguments at most, so the third, the handler, is undefined.
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

  /// Runs a closure on the main thread, for code that calls these methods from any thread.
  ///
  /// Real code does so, for example in the handlers of loads: a device opens the URL, and the Main
  /// Thread Checker complains.
  private static func onMainThread<Result: Sendable>(
    _ body: @MainActor @Sendable () -> Result
  ) -> Result {
    guard !MainQueue.isCurrent else { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }

  // Both only go to the main thread and back, while the caller waits.
  private struct Found: @unchecked Sendable { let object: UIApplication? }
  private struct Question: @unchecked Sendable {
    let application: UIApplication
    let url: URL
  }

  /// Returns a Bool as the object that `perform` returns: false is no object at all.
  private static func answer(_ value: Bool) -> Any? { value ? NSNumber(value: true) : nil }
}
