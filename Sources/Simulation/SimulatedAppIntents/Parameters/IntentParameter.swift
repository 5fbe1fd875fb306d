import DeviceProtocol
import Synchronization

/// A parameter of an intent, which the user sets, or is asked for; `@Parameter` in an intent.
///
/// Simulated: its value comes from a widget's or control's settings, from what was tapped, or from
/// the user. A parameter that is neither optional nor has a default value is asked for before the
/// intent is performed (documented). To read one that has no value ends the program.
@propertyWrapper public final class IntentParameter<Value: IntentParameterValue>: Sendable {
  private let kept = Mutex<Value?>(nil)
  /// The name that the user sees.
  public let title: LocalizedStringResource
  /// What it is for.
  ///
  /// Type-checks only: it isn't shown.
  public let description: LocalizedStringResource?
  let defaultValue: Value?
  let requestValueDialog: IntentDialog?
  let options: OptionList?

  init(
    title: LocalizedStringResource?, description: LocalizedStringResource?, defaultValue: Value?,
    requestValueDialog: IntentDialog?, options: OptionList?
  ) {
    self.title = title ?? ""
    self.description = description
    self.defaultValue = defaultValue
    self.requestValueDialog = requestValueDialog
    self.options = options
    kept.withLock { $0 = defaultValue }
  }

  /// Makes a parameter.
  ///
  /// - Parameters:
  ///   - title: The name that the user sees.
  ///   - description: What it is for.
  ///   - defaultValue: The value that it has at first.
  ///   - requestValueDialog: How the user is asked for it.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: title, description: description, defaultValue: defaultValue,
      requestValueDialog: requestValueDialog, options: nil)
  }

  /// Makes a parameter without a title.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(
      title: nil, description: description, defaultValue: defaultValue,
      requestValueDialog: requestValueDialog, options: nil)
  }

  /// Makes a parameter whose values the user chooses from a list.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    optionsProvider: Provider
  ) {
    self.init(
      title: title, description: description, defaultValue: defaultValue,
      requestValueDialog: requestValueDialog, options: OptionList(optionsProvider))
  }

  /// Makes a parameter whose entities a query finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil, query: Query
  ) {
    self.init(
      title: title, description: description, defaultValue: defaultValue,
      requestValueDialog: requestValueDialog, options: OptionList(entitiesOf: query))
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let value = kept.withLock({ $0 }) { return value }
      if let type = Value.self as? any OptionalValue.Type, let empty = type.empty as? Value {
        return empty
      }
      preconditionFailure("the parameter '\(String(localized: title))' has no value")
    }
    set { kept.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter { self }
}

/// A parameter, whatever the type of its value.
protocol SomeParameter: AnyObject, Sendable {
  var name: String { get }
  var isOptional: Bool { get }
  /// The value, if there is one.
  var anyValue: Any? { get }
  var question: String { get }
  var options: OptionList? { get }
  var valueType: Any.Type { get }
  /// Sets the value; `false` when it has another type.
  func set(_ value: Any?) -> Bool
}

extension IntentParameter: SomeParameter {
  var name: String { String(localized: title) }
  var isOptional: Bool { Value.self is any OptionalValue.Type }
  var valueType: Any.Type { Value.self }

  var anyValue: Any? {
    guard let value = kept.withLock({ $0 }) else { return nil }
    if let optional = value as? any OptionalValue { return optional.content }
    return value
  }

  var question: String {
    if let requestValueDialog { return requestValueDialog.text }
    guard name.isEmpty else { return IntentWords.question(name) }
    return IntentWords.question(ofType: ValueText.typeName(Value.self))
  }

  func set(_ value: Any?) -> Bool {
    guard let value else {
      kept.withLock { $0 = nil }
      return true
    }
    guard let value = value as? Value else { return false }
    kept.withLock { $0 = value }
    return true
  }
}
