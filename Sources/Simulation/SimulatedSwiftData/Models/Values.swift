import Foundation

/// Optional values whose type is known only at run time.
enum Values {
  /// Returns what is in an optional, and any other value as it is.
  static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.content
  }

  /// Returns a value as one of the type; `nil` if it isn't.
  static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let value { return value as? Value }
    return (type as? any OptionalValue.Type)?.absent as? Value
  }

  /// The type in an optional type, and any other type as it is.
  static func content(of type: Any.Type) -> Any.Type {
    (type as? any OptionalValue.Type)?.contentType ?? type
  }
}

/// An optional.
protocol OptionalValue {
  static var contentType: Any.Type { get }
  static var absent: Self { get }
  var content: Any? { get }
}

extension Optional: OptionalValue {
  static var contentType: Any.Type { Wrapped.self }
  static var absent: Self { nil }
  var content: Any? { map { $0 as Any } }
}

/// A list of models.
protocol ModelList {
  static var modelType: any PersistentModel.Type { get }
  var models: [any PersistentModel] { get }
  /// Makes a list of models of its type.
  init(models: [any PersistentModel])
}

extension Array: ModelList where Element: PersistentModel {
  static var modelType: any PersistentModel.Type { Element.self }
  var models: [any PersistentModel] { self }
  init(models: [any PersistentModel]) { self = models.compactMap { $0 as? Element } }
}
