import SimulatedUIKit

/// A control for choosing one of several values.
///
/// Simulated: the choices are the views with a tag, or those of a ForEach; segments are tapped by
/// their titles. In other styles a tap on the control offers the choices from the lower edge of the
/// screen. Differs: on iOS these are a menu beside the control, a wheel, or rows; here all three are
/// a sheet of actions, except rows in a list with the style `inline`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PieceMaker {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// Makes a control for a value.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  private struct Choice {
    let value: SelectionValue
    let piece: Piece

    var title: String { piece.texts.joined(separator: " ") }
  }

  package func pieces(in context: ViewContext) -> [Piece] {
    let choices = PieceReader.pieces(of: content, in: context.part(0)).compactMap(choice)
    if context.environment.look.menu != nil {
      return choices.enumerated().map { row($1, in: context.inside(.id($0))) }
    }
    let title = PieceReader.piece(of: label, in: context.part(1))
    switch context.environment.look.pickers {
    case .segmented: return [segments(choices, in: context)]
    case .inline where context.environment.look.isInList:
      return choices.enumerated().map { row($1, in: context.inside(.id($0))) }
    default: return [menu(title, choices, in: context)]
    }
  }

  private func choice(_ piece: Piece) -> Choice? {
    for tag in piece.tags {
      if let value = tag.tagged(as: SelectionValue.self) {
        return Choice(value: value, piece: piece)
      }
    }
    return nil
  }

  private func segments(_ choices: [Choice], in context: ViewContext) -> Piece {
    let control = context.control(for: .valueChanged) {
      UISegmentedControl(items: nil)
    } _: { control in
      let index = control.selectedSegmentIndex
      if choices.indices.contains(index) { selection.wrappedValue = choices[index].value }
    }
    control.removeAllSegments()
    for (index, choice) in choices.enumerated() {
      control.insertSegment(withTitle: choice.title, at: index, animated: false)
    }
    control.selectedSegmentIndex =
      choices.firstIndex { $0.value == selection.wrappedValue } ?? UISegmentedControl.noSegment
    return .native(
      NativePiece(
        view: control,
        size: { room in
          let natural = control.sizeThatFits(.zero)
          return CGSize(
            width: room.width == .infinity ? natural.width : room.width,
            height: max(natural.height, 32))
        }, fillsWidth: true))
  }

  private func row(_ choice: Choice, in context: ViewContext) -> Piece {
    let isChosen = choice.value == selection.wrappedValue
    let mark = isChosen ? [Piece.symbol("checkmark", in: context.environment)] : []
    let view = context.view { TappedView() }
    view.isEnabled = context.environment.isEnabled
    view.isOn = isChosen ? true : nil
    view.action = { selection.wrappedValue = choice.value }
    return .wide(.row([choice.piece, .spacer(least: 8)] + mark)).wrapped(.held(view))
  }

  private func menu(_ title: Piece, _ choices: [Choice], in context: ViewContext) -> Piece {
    let view = context.view { TappedView() }
    view.isEnabled = context.environment.isEnabled
    view.action = { [weak view] in
      ActionSheet.offer(
        choices.map { choice in
          OfferedAction(title: choice.title) { selection.wrappedValue = choice.value }
        },
        over: view)
    }
    let chosen = choices.first { $0.value == selection.wrappedValue }
    var grey = context.environment
    grey.foreground = context.environment.look.isInList ? .secondary : context.environment.tint
    let value = chosen.map { Piece.text($0.title, in: grey) }
    let hidesTitle = context.environment.look.hidesLabels || !context.environment.look.isInList
    let pieces =
      (hidesTitle ? [] : [title, .spacer(least: 8)]) + [value].compactMap(\.self)
      + [.symbol("chevron.up.chevron.down", in: grey)]
    view.accessibilityLabel = title.texts.first
    view.saysItsLabel = true
    return Piece.row(pieces).wrapped(.held(view))
  }
}

extension Picker where Label == Text {
  /// Makes a control with a title.
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

/// An action that the user can choose.
@MainActor struct OfferedAction {
  let title: String
  var destroys = false
  var isEnabled = true
  let action: @MainActor () -> Void
}

/// A sheet of actions from which the user chooses.
@MainActor enum ActionSheet {
  static func offer(_ buttons: [(title: String, view: TappedView)], over view: UIView?) {
    let actions = buttons.map { title, view in
      OfferedAction(
        title: title, destroys: view.destroys, isEnabled: view.isEnabled, action: view.action)
    }
    offer(actions, over: view)
  }

  static func offer(_ actions: [OfferedAction], over view: UIView?) {
    guard let owner = view?.owner else { return }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for offered in actions {
      let action = UIAlertAction(
        title: offered.title, style: offered.destroys ? .destructive : .default
      ) { _ in
        offered.action()
      }
      action.isEnabled = offered.isEnabled
      sheet.addAction(action)
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    owner.present(sheet, animated: true)
  }
}

extension UIView {
  /// The controller in whose view it is.
  var owner: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

extension Piece {
  /// A symbol of the system as large as the text around it.
  @MainActor static func symbol(_ name: String, in environment: EnvironmentValues) -> Piece {
    let side = TextMeasure.lineHeight((environment.font ?? .body).uiFont)
    return .image(
      StyledImage(
        name: name, size: CGSize(width: side, height: side), isResizable: false,
        color: (environment.foreground ?? .primary).uiColor))
  }
}

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
