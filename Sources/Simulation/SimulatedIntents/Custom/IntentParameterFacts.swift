import Foundation

/// What an .intentdefinition says of a parameter of an app's own intent.
///
/// Simulated: Xcode writes it into the bundle; here it is part of the class that is made from the
/// definition. Differs: iOS has no such type.
public struct IntentParameterFacts: Sendable {
  let name: String
  let title: String
  let kind: Kind
  let initial: String?
  let isList: Bool
  let isProvided: Bool

  /// The kind of its value.
  public enum Kind: Sendable {
    /// A text.
    case text
    /// A whole number.
    case whole
    /// A number.
    case decimal
    /// A yes or no.
    case truth
    /// A case of an enumeration: its number, name, and what the user sees.
    case choice([(number: Int, name: String, shown: String)])
    /// A value of a type of the app, made from identifier and text.
    case object(@Sendable (String?, String) -> INObject)
  }

  /// Makes the facts about a parameter.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - title: What the user sees.
  ///   - kind: The kind of its value.
  ///   - initial: The value that it has at first.
  ///   - isList: Whether it has several values.
  ///   - isProvided: Whether the app's extension for intents provides the options.
  public init(
    _ name: String, title: String, _ kind: Kind, initial: String? = nil, isList: Bool = false,
    isProvided: Bool = false
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.initial = initial
    self.isList = isList
    self.isProvided = isProvided
  }
}
