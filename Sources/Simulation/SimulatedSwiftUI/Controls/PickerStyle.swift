/// A look of pickers.
///
/// Simulated: one of the system's.
public protocol PickerStyle {
  /// The kind of style; not part of Apple's interface.
  static var kindName: String { get }
}

/// The usual style of the place.
///
/// Simulated: a button that shows the choice.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// The kind of style; not part of Apple's interface.
  public static let kindName = "automatic"
}

/// A style with segments.
///
/// Simulated: a segmented control.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// The kind of style; not part of Apple's interface.
  public static let kindName = "segmented"
}

/// A style with a menu.
///
/// Simulated: a button that shows the choice.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// The kind of style; not part of Apple's interface.
  public static let kindName = "menu"
}

/// A style with the choices in place.
///
/// Simulated: rows in a list.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// The kind of style; not part of Apple's interface.
  public static let kindName = "inline"
}

/// A style with a wheel.
///
/// Simulated: a button that shows the choice.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// The kind of style; not part of Apple's interface.
  public static let kindName = "wheel"
}

/// A style with the choices on a page of their own.
///
/// Simulated: a button that shows the choice.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
  /// The kind of style; not part of Apple's interface.
  public static let kindName = "navigationLink"
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The usual style of the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style with segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style with a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style with the choices in place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style with a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style with the choices on a page of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// Sets the look of the pickers inside.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    telling { values in
      values.look.pickers =
        switch S.kindName {
        case "segmented": .segmented
        case "menu": .menu
        case "inline": .inline
        case "wheel": .wheel
        case "navigationLink": .navigationLink
        default: .automatic
        }
    }
  }

  /// Makes the view stand for a value, such as a choice.
  public func tag<V: Hashable>(_ tag: V) -> some View { wrapped { $0.wrapped(.tagged(tag)) } }

  /// Makes the view stand for a value, such as a choice.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Whether it also stands for an optional of the value.
  /// - Returns: The view.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    wrapped { $0.wrapped(.tagged(includeOptional ? AnyHashable(tag) : AnyHashable(Only(tag)))) }
  }
}

/// A value that doesn't stand for an optional of itself.
private struct Only<Value: Hashable>: Hashable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension AnyHashable {
  /// Returns the value of a view's tag.
  func tagged<Value: Hashable>(as type: Value.Type) -> Value? {
    (base as? Only<Value>)?.value ?? base as? Value
  }
}
