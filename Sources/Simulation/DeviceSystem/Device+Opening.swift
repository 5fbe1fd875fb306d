import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Opens a URL for a process, if the process may and an app takes it; `false` otherwise.
  func open(_ url: String, by technique: OpenTechnique, for process: ChildProcess) -> Bool {
    func refuse(_ reason: String) -> Bool {
      recorder.record(process.name, .openRefused(url: url, reason: reason))
      return false
    }
    if process.role == .appExtension,
      let reason = OpeningRules.refusal(
        technique, point: point(of: process), systemVersion: systemVersion)
    {
      return refuse(reason)
    }
    guard let scheme = URL(string: url)?.scheme?.lowercased() else {
      return refuse("it is no URL with a scheme")
    }
    guard let name = app(for: scheme) else {
      return refuse("no installed app declares the scheme '\(scheme)'")
    }
    let source = identifier(of: process)
    guard let app = running(name) ?? launchApp(name, for: url, from: source) else {
      return refuse("'\(name)' can't be launched")
    }
    recorder.record(process.name, .opened(url: url), peer: name)
    bringToFront(app, with: url, from: source)
    return app.isRunning
  }

  /// The app that takes URLs of a scheme: the first one installed that declares it.
  ///
  /// Which of several it is on a device isn't documented.
  private func app(for scheme: String) -> String? {
    if ["http", "https"].contains(scheme) { return BuiltInApps.browser }
    return apps.first { $0.schemes.contains(scheme) }?.name
  }

  private func point(of process: ChildProcess) -> String? {
    apps.flatMap(\.extensions).first { $0.name == process.name }?.point
  }

  private func identifier(of process: ChildProcess) -> String {
    let bundles = apps.flatMap { app in
      [(app.name, app.identifier)] + app.extensions.map { ($0.name, $0.identifier) }
    }
    return bundles.first { $0.0 == process.name }?.1 ?? "tutor.\(process.name.lowercased())"
  }
}

/// Whether an extension's wish to open a URL is granted, by technique and version of iOS.
enum OpeningRules {
  /// Why not; `nil` when it is granted.
  static func refusal(
    _ technique: OpenTechnique, point: String?, systemVersion: Int
  ) -> String? {
    switch technique {
    case .extensionContext:
      // Documented: each extension point decides, and Today and iMessage apps are those that allow
      // it; an iMessage app is not simulated yet.
      point == "com.apple.widget-extension"
        ? nil : "this extension point doesn't let extensions open URLs (documented)"
    case .openURLSelector:
      // Observed by many on iOS 18 to 26: the call is logged as a bug and answered with false.
      systemVersion < 18
        ? nil : "since iOS 18 'openURL:' is answered with false (observed)"
    case .application:
      // Before iOS 18 this works as the selector does; since then reports contradict each other.
      systemVersion < 18
        ? nil : "reports contradict each other since iOS 18; nothing is opened here (unknown)"
    }
  }
}
