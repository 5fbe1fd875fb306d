public import Foundation
public import Observation
public import SimulatedUIKit

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
  ) -> some View {
    TappableView(content: self, count: count, isGlobal: coordinateSpace == .global, action: action)
  }

  /// Runs an action when the user presses and holds.
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
    TouchableView(content: self, isTouched: enabled)
  }

  /// Hides the labels of the controls inside.
  public func labelsHidden() -> some View { telling { $0.look.hidesLabels = true } }

  /// Runs an action when the user ends typing with the return key.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    telling { values in
      let outer = values.submit
      values.submit = { trigger in
        if !triggers.isDisjoint(with: trigger) { action() }
        outer?(trigger)
      }
    }
  }

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
  /// Type-checks only: the background of lists stays.
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
