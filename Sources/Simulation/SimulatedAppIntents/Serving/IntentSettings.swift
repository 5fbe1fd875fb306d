package import DeviceProtocol

/// Intents as the user's settings for a widget or a control.
package enum IntentSettings {
  /// Returns the settings that a widget or control has at first.
  package static func initial(of type: any AppIntent.Type) -> AppIntentRequest {
    Parameters.request(type.init())
  }

  /// Makes the intent with the user's settings.
  ///
  /// - Throws: What an app's own query throws.
  package static func intent<Intent: AppIntent>(
    _ type: Intent.Type, _ request: AppIntentRequest?
  ) async throws -> Intent {
    let made = try await Parameters.intent(of: type, request?.values ?? [:])
    return made as? Intent ?? type.init()
  }
}
