/// An intent that sets a value.
///
/// Simulated: a toggle sets `value` to what it is to become, and performs the intent (documented).
public protocol SetValueIntent: AppIntent {
  /// The type of the value.
  associatedtype ValueType: IntentParameterValue
  /// The value to set; it is a parameter.
  var value: ValueType { get nonmutating set }
}

/// An intent that opens something in the app.
///
/// Simulated: the app comes to the foreground (documented).
public protocol OpenIntent: AppIntent {
  /// The type of what is opened.
  associatedtype Value: IntentParameterValue
  /// What is opened; it is a parameter.
  var target: Value { get nonmutating set }
}

extension OpenIntent {
  /// The app comes to the foreground.
  public static var openAppWhenRun: Bool { true }
}

/// An intent that starts, changes or ends a Live Activity.
///
/// Simulated: it is performed in the app's process, wherever it is tapped (documented).
public protocol LiveActivityIntent: AppIntent {}

/// An intent that plays sound, or stops it.
///
/// Simulated: it is performed in the app's process, wherever it is tapped (documented).
public protocol AudioPlaybackIntent: AppIntent {}

/// The user's settings for a widget.
///
/// Simulated: the user sets its parameters; it isn't performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Type-checks only: settings aren't performed.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never> { .result() }
}

/// The user's settings for a control.
///
/// Simulated: the user sets its parameters; it isn't performed.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Type-checks only: settings aren't performed.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never> { .result() }
}
