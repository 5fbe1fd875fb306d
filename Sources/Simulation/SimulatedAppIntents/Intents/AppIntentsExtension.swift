import SimulatedFoundation

/// An extension with intents, which are performed without the app; the type is marked `@main`.
///
/// Simulated: the device launches it for an intent that it has. Differs: Apple's inherits
/// AppExtension, which other extensions of this kind have, too.
@MainActor @preconcurrency public protocol AppIntentsExtension {
  /// Makes the extension; called by the system.
  init()
}

extension AppIntentsExtension {
  /// Runs the extension.
  @MainActor @preconcurrency public static func main() {
    _ = Self()
    MainObject.object = AppIntentServer.shared
    MainObject.name = "\(Self.self)"
    runExtension()
  }
}
