/// An enumeration of the app that intents have as parameters.
///
/// Simulated: the user chooses by the titles; a case is kept by its raw value. Differs: on iOS the
/// texts have to be literals.
public protocol AppEnum: IntentParameterValue, RawRepresentable, CaseIterable, Hashable
where RawValue: LosslessStringConvertible & Sendable {
  /// What such things are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What the user sees of each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// What the user sees of a value.
///
/// Simulated: the title names it; the user may also say a synonym. Differs: subtitle and picture
/// aren't shown.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The title.
  public var title: LocalizedStringResource
  /// A line below it.
  ///
  /// Type-checks only: it isn't shown.
  public var subtitle: LocalizedStringResource?
  /// A picture beside it.
  ///
  /// Type-checks only: it isn't shown.
  public var image: Image?
  /// Other words for it.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Makes a representation from a literal.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a representation from a literal with values in it.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// Whether words of the user mean it.
  func isMeant(by words: String) -> Bool {
    ([title] + synonyms).contains {
      String(localized: $0).caseInsensitiveCompare(words) == .orderedSame
    }
  }

  /// A picture beside a value.
  ///
  /// Type-checks only: it isn't shown.
  public struct Image: Sendable {
    /// Makes a picture of the system.
    public init(systemName: String, isTemplate: Bool? = nil) {}
    /// Makes a picture of the app.
    public init(named: String, isTemplate: Bool? = nil) {}
    /// Makes a picture from its bytes.
    public init(data: Data, isTemplate: Bool? = nil) {}
    /// Makes a picture from a file.
    public init(url: URL, isTemplate: Bool? = nil) {}
  }
}

/// What values of a type are called.
///
/// Simulated: `name` is part of the question for a parameter without a title. Differs: counts have
/// no effect.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource

  /// Makes a representation.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
  }

  /// Makes a representation from a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}
