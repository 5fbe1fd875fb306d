public import SimulatedAppIntents

/// An object that supplies a control's value.
///
/// Simulated: asked when the control is added, after a tap on it, and when the app asks for that
/// (documented). Differs: an app can't have its server ask for it by a push.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The value in the gallery.
  var previewValue: Value { get }
  /// Returns the value at this moment.
  func currentValue() async throws -> Value
}

/// An object that supplies a control's value for the user's settings.
///
/// Simulated: as ControlValueProvider.
public protocol AppIntentControlValueProvider {
  /// The type of the settings.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value
  /// Returns the value in the gallery.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the value at this moment.
  func currentValue(configuration: Configuration) async throws -> Value
}
