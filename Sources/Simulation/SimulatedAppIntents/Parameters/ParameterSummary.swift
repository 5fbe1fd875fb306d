/// A sentence about an intent.
///
/// Simulated: a scene reads it in Shortcuts.
public protocol ParameterSummary: Sendable {}

/// No sentence: the intent's title is shown.
///
/// Simulated: no known difference.
public struct EmptyParameterSummary: ParameterSummary {}

/// A sentence with an intent's parameters in it; `Summary` in an intent.
///
/// Simulated: a parameter stands there with its value, or with its title. Differs: there are no
/// conditions.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let sentence: ParameterSummaryString<Intent>

  /// Makes a summary from a sentence.
  public init(_ summary: ParameterSummaryString<Intent>) { sentence = summary }

  /// Makes a summary from a sentence, with parameters that are shown below it.
  ///
  /// Differs: these parameters are listed anyway.
  public init(
    _ summary: ParameterSummaryString<Intent>,
    @ParameterSummaryBuilder<Intent> otherParameters: () -> [PartialKeyPath<Intent>]
  ) { sentence = summary }

  func text(of intent: Any) -> String? { (intent as? Intent).map(sentence.text) }
}

/// A summary that can be read.
protocol ReadableSummary {
  func text(of intent: Any) -> String?
}

extension IntentParameterSummary: ReadableSummary {}

/// A literal with an intent's parameters in it.
///
/// Simulated: no known difference.
public struct ParameterSummaryString<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation
{
  private let parts: [@Sendable (Intent) -> String]

  /// Makes a sentence from a literal.
  public init(stringLiteral value: String) { parts = [{ _ in value }] }

  /// Makes a sentence from a literal with parameters.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  func text(of intent: Intent) -> String { parts.map { $0(intent) }.joined() }

  /// The literal with its parameters.
  ///
  /// Simulated: no known difference.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [@Sendable (Intent) -> String] = []

    /// Makes an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      // Key paths to the properties of an intent capture nothing.
      nonisolated(unsafe) let keyPath = keyPath
      parts.append { intent in
        let parameter = intent[keyPath: keyPath]
        return parameter.anyValue.map(ValueText.shown) ?? parameter.name
      }
    }
  }
}

/// A builder that lists parameters.
///
/// Simulated: no known difference.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Returns a parameter unchanged.
  public static func buildExpression<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { keyPath }

  /// Returns the parameters.
  public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    keyPaths
  }
}
