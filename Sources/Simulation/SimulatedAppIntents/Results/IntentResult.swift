/// What an intent returns.
///
/// Simulated: the user sees or hears its dialog and its value, and an intent that it opens is
/// performed. Differs: views beside the dialog aren't available.
public protocol IntentResult: Sendable {
  /// The type of its value.
  associatedtype Value: Sendable
  /// Its value.
  var value: Value? { get }
}

/// A result with a value, which Shortcuts hands to the next action.
///
/// Simulated: a scene reads it as text. Differs: actions can't be combined.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with something that is said or shown.
///
/// Simulated: a scene reads it.
public protocol ProvidesDialog: IntentResult {}

/// A result with another intent that follows.
///
/// Simulated: it is performed next.
public protocol OpensIntent: IntentResult {}

/// A result made of those parts that its type names.
///
/// Simulated: made by `result`. Differs: on iOS it has a fourth part, for views.
public struct IntentResultContainer<Value: Sendable, OpensIntentType: Sendable, Dialog: Sendable>:
  IntentResult
{
  /// The value.
  public let value: Value?
  let opened: (any AppIntent)?
  let dialog: IntentDialog?
}

extension IntentResultContainer: ReturnsValue where Value: IntentParameterValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {}

extension Never: IntentParameterValue {}

/// The parts of a result, whatever its type.
protocol ResultParts {
  var anyValue: Any? { get }
  var opened: (any AppIntent)? { get }
  var dialog: IntentDialog? { get }
}

extension IntentResultContainer: ResultParts {
  var anyValue: Any? { value }
}

extension IntentResult {
  /// Makes a result that says only that the intent is done.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never> {
    Self(value: nil, opened: nil, dialog: nil)
  }

  /// Makes a result with a value.
  public static func result<Value: IntentParameterValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never> {
    Self(value: value, opened: nil, dialog: nil)
  }

  /// Makes a result with something to say.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, IntentDialog> {
    Self(value: nil, opened: nil, dialog: dialog)
  }

  /// Makes a result with a value and something to say.
  public static func result<Value: IntentParameterValue>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, IntentDialog> {
    Self(value: value, opened: nil, dialog: dialog)
  }

  /// Makes a result with an intent that follows.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never> {
    Self(value: nil, opened: opensIntent, dialog: nil)
  }

  /// Makes a result with an intent that follows, and something to say.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, IntentDialog> {
    Self(value: nil, opened: opensIntent, dialog: dialog)
  }

  /// Makes a result with a value and an intent that follows.
  public static func result<Value: IntentParameterValue, Next: AppIntent>(
    value: Value, opensIntent: Next
  ) -> Self where Self == IntentResultContainer<Value, Next, Never> {
    Self(value: value, opened: opensIntent, dialog: nil)
  }

  /// Makes a result with a value, an intent that follows, and something to say.
  public static func result<Value: IntentParameterValue, Next: AppIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Next, IntentDialog> {
    Self(value: value, opened: opensIntent, dialog: dialog)
  }
}
