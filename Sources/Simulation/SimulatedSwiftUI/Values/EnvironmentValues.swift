/// What views are told by those around them.
///
/// Simulated: those named here, and those of keys of one's own, which go down to the views inside.
/// Differs: Apple has many more.
public struct EnvironmentValues {
  /// The font of text.
  public var font: Font?
  /// How many lines a text may have; `nil` is no limit.
  public var lineLimit: Int?
  /// How the lines of a text stand.
  public var multilineTextAlignment = TextAlignment.leading
  /// Why views don't show what they are about.
  public var redactionReasons = RedactionReasons()
  package var foreground = Color.primary
  private var others: [ObjectIdentifier: Any] = [:]

  /// Makes the values that hold where nobody has said otherwise.
  public init() {}

  /// A value of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }

  /// What the view whose body is asked for is told.
  @MainActor static var current = EnvironmentValues()
}

/// The name of an environment value of one's own.
///
/// Simulated: no known difference.
public protocol EnvironmentKey {
  /// What kind of value it is.
  associatedtype Value

  /// What it is where nobody has said otherwise.
  static var defaultValue: Value { get }
}

/// Why views don't show what they are about.
///
/// Simulated: views that are a placeholder show grey areas in place of texts and pictures. Differs:
/// `privacy` comes to nothing, since the screen is never locked over a widget.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There is nothing to show yet: texts and pictures become grey areas.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// What is private isn't for everybody who looks; nothing comes of it here.
  public static let privacy = RedactionReasons(rawValue: 2)
}

/// A property that has a value of the view's environment.
///
/// Simulated: as documented while the view's body is asked for. Differs: in no place else.
@MainActor @propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Names the value: `@Environment(\.widgetFamily)`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value, while the view's body is asked for.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
