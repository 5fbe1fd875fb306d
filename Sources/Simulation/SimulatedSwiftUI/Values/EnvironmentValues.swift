/// The values that views get from the views around them.
///
/// Simulated: the values named here, and those with custom keys, which are passed down to the views
/// inside. Differs: Apple has many more.
public struct EnvironmentValues {
  /// The font of text.
  public var font: Font?
  /// The maximum number of lines of a text; `nil` for no limit.
  public var lineLimit: Int?
  /// The alignment of a text's lines.
  public var multilineTextAlignment = TextAlignment.leading
  /// The reasons for hiding the views' content.
  public var redactionReasons = RedactionReasons()
  package var foreground = Color.primary
  private var others: [ObjectIdentifier: Any] = [:]

  /// Makes the default values.
  public init() {}

  /// The value of a custom key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }

  /// The values of the view whose body is being requested.
  @MainActor static var current = EnvironmentValues()
}

/// The key of a custom environment value.
///
/// Simulated: no known difference.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
}

/// The reasons for hiding the content of views.
///
/// Simulated: views that are placeholders show grey areas in place of texts and pictures. Differs:
/// `privacy` has no effect, since the screen is never locked.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content isn't available yet: texts and pictures become grey areas.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private; this has no effect here.
  public static let privacy = RedactionReasons(rawValue: 2)
}

/// A property with a value from the view's environment.
///
/// Simulated: as documented, while the view's body is requested. Differs: only then.
@MainActor @propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Makes a property for a value: `@Environment(\.widgetFamily)`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value, while the view's body is being requested.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
