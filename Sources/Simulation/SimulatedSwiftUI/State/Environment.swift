import Foundation
public import Observation

/// A property with a value from the view's environment.
///
/// Simulated: the value that the views around the view have set, from the evaluation of its body
/// on; before that, the default. Differs: an observable object that nobody has set ends the program
/// with other words.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let place: Place

  /// Makes a property for a value: `@Environment(\.dismiss)`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    place = Place { $0[keyPath: keyPath] }
  }

  /// Makes a property for an observable object that `environment(_:)` has set.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    place = Place { values in
      guard let object = values.object(objectType) else {
        preconditionFailure(
          "No Observable object of type \(objectType) found. "
            + "A View.environmentObject(_:) for \(objectType) may be missing as an ancestor of "
            + "this view.")
      }
      return object
    }
  }

  /// Makes a property for an observable object that may be missing.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    place = Place { $0.object(objectType) }
  }

  /// The value.
  public var wrappedValue: Value { place.value }

  fileprivate final class Place: @unchecked Sendable {
    private let read: (EnvironmentValues) -> Value
    var values = EnvironmentValues()

    init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }

    var value: Value { read(values) }
  }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment: LinkedProperty {
  @MainActor func link(in context: ViewContext, name: String) {
    place.values = context.environment
  }
}
