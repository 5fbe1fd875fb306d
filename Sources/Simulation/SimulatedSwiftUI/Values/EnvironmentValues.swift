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
  /// The case of a text's letters; `nil` for what it is written in.
  public var textCase: Text.Case?
  /// Whether controls can be used.
  public var isEnabled = true
  /// What removes the presentation that the view is in, or takes it off its navigation stack.
  public var dismiss = DismissAction {}
  /// Whether something presents the view.
  public var isPresented = false
  /// What opens a URL.
  public var openURL = OpenURLAction()
  /// Whether the rows of lists are being edited; `nil` if there is nothing to edit.
  public var editMode: Binding<EditMode>?

  package var foreground: Color?
  package var fontWeight: Font.Weight?
  var fontWidth: Font.Width?
  package var tint = Color.accentColor
  package var look = ControlLook()
  var submit: ((SubmitTriggers) -> Void)?
  var submitTrigger = SubmitTriggers.text
  private var others: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The direction in which views are laid out.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The style behind the interface; `nil` for the usual one.
  public var backgroundStyle: AnyShapeStyle?

  /// Makes the default values.
  public init() {}

  /// The value of a custom key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = others[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { others[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the object of a class that a view around has set.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  mutating func set<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    objects[ObjectIdentifier(type)] = object
  }
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

/// Whether an interface is light or dark.
///
/// Simulated: follows the traits of the hosting view.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much room an interface has in a direction.
///
/// Simulated: that of a phone that stands upright.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// What a scene or an app is doing.
///
/// Simulated: changes when the app becomes active and goes to the background.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It isn't on the screen.
  case background
  /// It is on the screen, but receives no events.
  case inactive
  /// It is in front.
  case active
}

/// Whether rows are being edited.
///
/// Simulated: what EditButton changes; rows that can be deleted then show a button for it.
public enum EditMode: Hashable, Sendable {
  /// Nothing is being edited.
  case inactive
  /// Something is being edited for a moment, as in a swipe.
  case transient
  /// Rows are being edited.
  case active

  /// Whether something is being edited.
  public var isEditing: Bool { self != .inactive }
}

/// What removes a presentation, or takes a view off a navigation stack.
///
/// Simulated: no known difference.
@MainActor @preconcurrency public struct DismissAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Removes the presentation.
  public func callAsFunction() { action() }
}
