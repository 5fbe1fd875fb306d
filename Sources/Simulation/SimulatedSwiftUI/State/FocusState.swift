import Foundation

/// Which field is being typed into.
///
/// Simulated: follows the user, and moves the typing when code sets it, for views with
/// `focused(_:)` or `focused(_:equals:)`.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Makes a property that begins with `false`.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Makes a property that begins with `nil`: no field is being typed into.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// Whether a field is being typed into, or which one.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: Binding { Binding(state.projectedValue) }

  /// A binding to which field is being typed into.
  ///
  /// Simulated: no known difference.
  @propertyWrapper public struct Binding {
    let binding: SimulatedSwiftUI.Binding<Value>

    init(_ binding: SimulatedSwiftUI.Binding<Value>) { self.binding = binding }

    /// Whether a field is being typed into, or which one.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: LinkedProperty {
  @MainActor func link(in context: ViewContext, name: String) {
    state.link(in: context, name: name)
  }
}
