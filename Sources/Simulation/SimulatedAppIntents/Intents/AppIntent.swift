/// An action of an app that the user can run outside it: from Shortcuts, by Siri, in a widget.
///
/// Simulated: it is found by its conformance, made by `init()`, given the values of its parameters,
/// and performed. Differs: on iOS a step of the build reads titles and parameters from the source;
/// here they are read from the running code, so a title that isn't a literal works, too.
public protocol AppIntent: Sendable {
  /// The type of its result.
  associatedtype PerformResult: IntentResult
  /// The type of its summary.
  associatedtype SummaryContent: ParameterSummary
  /// The type of its description: IntentDescription, or an optional one. On iOS there is no such
  /// type, because the description is read from the source.
  associatedtype Explanation = IntentDescription?

  /// The name that the user sees.
  static var title: LocalizedStringResource { get }
  /// What it does, for the user.
  static var description: Explanation { get }
  /// Whether the app comes to the foreground before it is performed.
  static var openAppWhenRun: Bool { get }
  /// Whether the user finds it in Shortcuts and in Spotlight.
  static var isDiscoverable: Bool { get }
  /// A sentence with its parameters, which Shortcuts shows instead of its title.
  static var parameterSummary: SummaryContent { get }
  /// The name by which the system keeps it.
  static var persistentIdentifier: String { get }

  /// Makes the intent; the system gives it the values of its parameters afterwards.
  init()

  /// Does what it is for.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A parameter that the user sets, or is asked for.
  public typealias Parameter<Value: IntentParameterValue> = IntentParameter<Value>
  /// The type of a sentence with parameters.
  public typealias Summary = IntentParameterSummary<Self>

  /// By default there is none.
  public static var description: IntentDescription? { nil }
  /// By default the app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// By default the user finds it.
  public static var isDiscoverable: Bool { true }
  /// By default its title is shown.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
  /// By default the name of the type.
  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// What an intent does, for the user.
///
/// Simulated: the text is shown in Shortcuts. Differs: category and keywords have no effect there.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public var descriptionText: LocalizedStringResource
  /// The group to which it belongs.
  ///
  /// Type-checks only: Shortcuts has no groups.
  public var categoryName: LocalizedStringResource?
  /// Other words by which it is found.
  ///
  /// Type-checks only: nothing is searched for in Shortcuts.
  public var searchKeywords: [LocalizedStringResource]

  /// Makes a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }

  /// Makes a description from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
