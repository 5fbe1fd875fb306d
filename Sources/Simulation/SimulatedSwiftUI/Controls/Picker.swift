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
