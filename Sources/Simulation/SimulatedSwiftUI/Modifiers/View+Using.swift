public import Foundation
public import Observation
public import SimulatedUIKit
import DeviceEvents

extension View {
  /// Keeps the controls inside from being used.
  public func disabled(_ disabled: Bool) -> some View {
    telling { if disabled { $0.isEnabled = false } }
  }

  /// Runs an action when the user taps.
  ///
  /// Simulated: a single tap. Differs: the user can't make several taps in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TappableView(content: self, count: count) { _ in action() }
  }

  /// Runs an action with the place when the user taps.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { TappableView(content: self, count: count, action: action) }

  /// Runs an action when the user presses for long.
  ///
  /// Type-checks only: the user makes no long press.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> some View { self }

  /// Sets the area that can be tapped.
  ///
  /// Type-checks only: all of a view's rectangle can be tapped.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Lets the user touch what is inside, or not.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    telling { if !enabled { $0.isEnabled = false } }
  }

  /// Hides the labels of the controls inside.
  public func labelsHidden() -> some View { telling { $0.look.hidesLabels = true } }

  /// Runs an action when the user ends typing with the return key.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { telling { $0.submit = action } }

  /// Sets the name of the return key.
  ///
  /// Type-checks only: the system's keyboard isn't shown.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Makes a field follow a state, and the state follow the field: whether it is typed into.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    telling {
      $0.look.focus = FocusLink(
        isFocused: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })
    }
  }

  /// Makes a field follow a state, and the state follow the field: whether it is the one that is
  /// typed into.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    telling {
      $0.look.focus = FocusLink(
        isFocused: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value,
            let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
              as? Value
          {
            binding.wrappedValue = empty
          }
        })
    }
  }

  /// Sets the keyboard of the fields inside.
  ///
  /// Simulated: UITextField's `keyboardType`, which keyboards see.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    telling { $0.look.typing.keyboard = type.rawValue }
  }

  /// Sets whether the text of fields inside is corrected.
  ///
  /// Simulated: UITextField's `autocorrectionType`, which keyboards see.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    telling { $0.look.typing.isAutocorrected = !disable }
  }

  /// Sets whether the text of fields inside is corrected, by its older name.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  /// Sets which letters of fields inside become capitals.
  ///
  /// Simulated: UITextField's `autocapitalizationType`, which keyboards see.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    telling { $0.look.typing.capitalization = (autocapitalization ?? .sentences).type.rawValue }
  }

  /// Sets which letters of fields inside become capitals, by its older name.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    telling { $0.look.typing.capitalization = style.rawValue }
  }

  /// Sets the meaning of the text of fields inside.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    telling { $0.look.typing.contentType = textContentType?.rawValue }
  }

  /// Sets the look of the fields inside.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    telling { $0.look.fields = S.isRounded ? .rounded : .plain }
  }

  /// Sets a value of the environment for the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { telling { $0[keyPath: keyPath] = value } }

  /// Sets an observable object for the views inside.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    telling { $0.set(object, of: T.self) }
  }

  /// Changes a value of the environment for the views inside.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { telling { transform(&$0[keyPath: keyPath]) } }

  /// Asks for a light or dark interface.
  ///
  /// Differs: only the environment of the views inside is changed.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    telling { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Hides the bar at the top of the screen.
  ///
  /// Type-checks only: the bar isn't drawn.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets how scrolling ends typing.
  ///
  /// Type-checks only: scrolling doesn't end typing.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Shows or hides what is behind the content of lists and editors.
  ///
  /// Type-checks only: nothing is behind it.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows or hides the indicators at the edges of what scrolls.
  ///
  /// Type-checks only: there are no indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  { self }

  /// Keeps what scrolls from scrolling.
  ///
  /// Type-checks only: the user scrolls what there is to find.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Sets the heights that a sheet may have.
  ///
  /// Type-checks only: sheets have their full height.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Shows or hides the mark at the top of a sheet.
  ///
  /// Type-checks only: there is no mark.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the style behind a sheet.
  ///
  /// Type-checks only: sheets have the system's background.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets the radius of a sheet's corners.
  ///
  /// Type-checks only: sheets have the system's corners.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
}

/// A movement of fingers.
///
/// Simulated: a tap. Differs: the user makes no other gesture.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What is known while it is made.
  associatedtype Value

  /// What a tap does; not part of Apple's interface.
  func tapped(at place: CGPoint)
}

/// One or several taps.
///
/// Simulated: a single tap. Differs: the user can't make several taps in a row.
public struct TapGesture: Gesture {
  /// The number of taps.
  public var count: Int

  /// Makes a gesture of a number of taps.
  public nonisolated init(count: Int = 1) { self.count = count }

  /// Nothing is known but that it is made.
  public typealias Value = Void

  /// Does nothing; not part of Apple's interface.
  public func tapped(at place: CGPoint) {}
}

/// A finger that moves.
///
/// Type-checks only: the user makes no such gesture.
public struct DragGesture: Gesture {
  /// What is known while a finger moves.
  ///
  /// Type-checks only: the user makes no such gesture.
  public struct Value: Equatable, Sendable {
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it is.
    public var location: CGPoint
    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// Makes a gesture that begins after a distance in points.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}

  /// Does nothing; not part of Apple's interface.
  public func tapped(at place: CGPoint) {}
}

/// A finger that stays.
///
/// Type-checks only: the user makes no such gesture.
public struct LongPressGesture: Gesture {
  /// Whether the finger has stayed long enough.
  public typealias Value = Bool

  /// Makes a gesture that takes some seconds.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}

  /// Does nothing; not part of Apple's interface.
  public func tapped(at place: CGPoint) {}
}

extension Gesture {
  /// Runs an action when the gesture is over.
  public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(gesture: self, action: action)
  }

  /// Runs an action while the gesture is being made.
  ///
  /// Type-checks only: a tap is over at once.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self where Value: Equatable {
    self
  }
}

/// A gesture with an action for its end; Apple's own name for it begins with an underscore.
///
/// Simulated: the action of a tap.
public struct EndedGesture<Base: Gesture>: Gesture {
  /// What is known while it is made.
  public typealias Value = Base.Value
  let gesture: Base
  let action: (Base.Value) -> Void

  /// Runs the action of a tap; not part of Apple's interface.
  public func tapped(at place: CGPoint) {
    gesture.tapped(at: place)
    if Base.Value.self == Void.self, let nothing = () as? Base.Value { action(nothing) }
  }

  /// Runs an action while the gesture is being made.
  ///
  /// Type-checks only: a tap is over at once.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self where Value: Equatable {
    self
  }
}

extension View {
  /// Recognizes a gesture.
  public func gesture<T: Gesture>(_ gesture: T) -> some View {
    onTapGesture { gesture.tapped(at: $0) }
  }

  /// Recognizes a gesture together with those inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }

  /// Recognizes a gesture before those inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
}

/// A view that recognizes taps.
private struct TappableView<Content: View>: View, PieceMaker {
  let content: Content
  let count: Int
  let action: (CGPoint) -> Void

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    PieceReader.pieces(of: content, in: context.part(0)).enumerated().map { index, piece in
      let view = context.inside(.id("touched \(index)")).view { TouchedView() }
      view.take(count: count) { [weak view] place in
        let frame = view?.screenFrame
        action(CGPoint(x: place.x - (frame?.x ?? 0), y: place.y - (frame?.y ?? 0)))
      }
      return piece.wrapped(.held(view))
    }
  }
}

/// Where a gesture's place is measured from.
///
/// Differs: places are always measured from the view.
public enum CoordinateSpace: Hashable, Sendable {
  /// The screen, and the view.
  case global, local
}

/// What ends typing.
///
/// Simulated: the return key.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields for a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The name of the return key.
///
/// Type-checks only: the system's keyboard isn't shown.
public struct SubmitLabel: Sendable {
  /// Done.
  public static let done = SubmitLabel()
  /// Go.
  public static let go = SubmitLabel()
  /// Send.
  public static let send = SubmitLabel()
  /// Join.
  public static let join = SubmitLabel()
  /// Search.
  public static let search = SubmitLabel()
  /// Return.
  public static let `return` = SubmitLabel()
  /// Next.
  public static let next = SubmitLabel()
  /// Continue.
  public static let `continue` = SubmitLabel()
}

/// Which letters become capitals.
///
/// Simulated: no known difference.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  /// No letters.
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}

/// A look of fields.
///
/// Simulated: with or without a border.
public protocol TextFieldStyle {
  /// Whether there is a border; not part of Apple's interface.
  static var isRounded: Bool { get }
}

/// The usual style: without a border.
///
/// Simulated: no known difference.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// Whether there is a border; not part of Apple's interface.
  public static let isRounded = false
}

/// A style without a border.
///
/// Simulated: no known difference.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// Whether there is a border; not part of Apple's interface.
  public static let isRounded = false
}

/// A style with a border that has round corners.
///
/// Simulated: no known difference.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
  /// Whether there is a border; not part of Apple's interface.
  public static let isRounded = true
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a border that has round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// How scrolling ends typing.
///
/// Type-checks only: scrolling doesn't end typing.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// As usual.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Never.
  public static let never = ScrollDismissesKeyboardMode()
}

/// Whether indicators are shown.
///
/// Type-checks only: there are no indicators.
public struct ScrollIndicatorVisibility: Sendable {
  /// As usual.
  public static let automatic = ScrollIndicatorVisibility()
  /// Shown.
  public static let visible = ScrollIndicatorVisibility()
  /// Hidden.
  public static let hidden = ScrollIndicatorVisibility()
  /// Never shown.
  public static let never = ScrollIndicatorVisibility()
}

/// A height of a sheet.
///
/// Type-checks only: sheets have their full height.
public struct PresentationDetent: Hashable, Sendable {
  private let fraction: CGFloat

  /// Half of the screen.
  public static let medium = PresentationDetent(fraction: 0.5)
  /// The full height.
  public static let large = PresentationDetent(fraction: 1)
  /// A part of the full height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: fraction)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(fraction: height)
  }
}
