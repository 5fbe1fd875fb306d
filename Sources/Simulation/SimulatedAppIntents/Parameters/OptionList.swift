/// The values that the user can choose for a parameter, whatever their types.
struct OptionList: Sendable {
  let results: @Sendable () async throws -> [Any]
  let defaultValue: @Sendable () async -> Any?

  init<Provider: DynamicOptionsProvider>(_ provider: Provider) {
    results = { (try await provider.results() as? any ListValue)?.elements ?? [] }
    defaultValue = { await provider.defaultResult() }
  }

  init<Query: EntityQuery>(entitiesOf query: Query) {
    results = { try await query.suggestedEntities() }
    defaultValue = { await query.defaultResult() }
  }
}

/// An object that lists the values of a parameter.
///
/// Simulated: the user chooses one of the results; the default result is the value at first.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the list.
  associatedtype Result: ResultsCollection
  /// The type of the default value.
  associatedtype DefaultValue = Never

  /// Returns the values.
  func results() async throws -> Result
  /// Returns the value that the parameter has at first.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider where DefaultValue == Never {
  /// By default there is none.
  public func defaultResult() async -> Never? { nil }
}

/// A list of values to choose from.
///
/// Simulated: arrays. Differs: there are no lists with sections.
public protocol ResultsCollection {}

extension Array: ResultsCollection {}
