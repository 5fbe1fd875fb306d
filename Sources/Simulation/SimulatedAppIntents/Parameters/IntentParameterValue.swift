/// A type whose values intents can have as parameters, and return.
///
/// Simulated: texts, numbers, dates, addresses, the app's own entities and enumerations, optional
/// ones, and lists. Differs: Apple's name for it has an underscore, and more types are there, such
/// as places, people and measurements.
public protocol IntentParameterValue: Sendable {}

extension String: IntentParameterValue {}
extension Bool: IntentParameterValue {}
extension Int: IntentParameterValue {}
extension Double: IntentParameterValue {}
extension Date: IntentParameterValue {}
extension URL: IntentParameterValue {}
extension Optional: IntentParameterValue where Wrapped: IntentParameterValue {}
extension Array: IntentParameterValue where Element: IntentParameterValue {}

/// An optional type, whatever it wraps.
protocol OptionalValue {
  static var wrapped: Any.Type { get }
  static var empty: Any { get }
  var content: Any? { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  static var empty: Any { Self.none as Any }
  var content: Any? { self }
}

/// A type of lists, whatever is in them.
protocol ListValue {
  static var element: Any.Type { get }
  static func make(_ elements: [Any]) -> Any?
  var elements: [Any] { get }
}

extension Array: ListValue {
  static var element: Any.Type { Element.self }
  static func make(_ elements: [Any]) -> Any? {
    let typed = elements.compactMap { $0 as? Element }
    return typed.count == elements.count ? typed : nil
  }
  var elements: [Any] { self }
}
