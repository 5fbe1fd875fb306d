import DeviceEvents
import Foundation
import SimulatedUIKit

/// What makes the rows of a list.
@MainActor struct ListPieces {
  private let context: ViewContext
  private let isPlain: Bool

  init(_ context: ViewContext) {
    self.context = context
    isPlain = context.environment.look.lists == .plain
  }

  func piece(of content: some View) -> Piece {
    let inner = context.part(0).with { $0.look.isInList = true }
    var sections: [(header: [Piece], rows: [Piece], footer: [Piece])] = []
    var isLoose = false
    for piece in PieceReader.pieces(of: content, in: inner) {
      if let section = piece.section {
        sections.append(section)
        isLoose = false
      } else if isLoose, let last = sections.indices.last {
        sections[last].rows.append(piece)
      } else {
        sections.append(([], [piece], []))
        isLoose = true
      }
    }
    let view = context.view { DescribedList(frame: .zero) }
    view.backgroundColor = isPlain ? .systemBackground : .systemGroupedBackground
    let margin: CGFloat = isPlain ? 0 : 16
    var number = 0
    let all = sections.map { header, rows, footer in
      let lines = rows.map { row in
        number += 1
        return self.row(row, number)
      }
      return Piece.column(
        header.map { .padding(.wide($0), 16, 6) } + [group(lines)]
          + footer.map { .padding(.wide($0), 16, 6) }, spacing: 0, .leading)
    }
    let column = Piece.wide(.column(all, spacing: isPlain ? 0 : 20, .leading))
    return .scrolled(
      .padding(column, margin, isPlain ? 0 : 16),
      ScrolledPiece(
        view: view, horizontal: false, vertical: true, targets: context.scrollTargets(view)))
  }

  private func group(_ rows: [Piece]) -> Piece {
    var pieces: [Piece] = []
    for row in rows {
      if !pieces.isEmpty { pieces.append(.divider) }
      pieces.append(row)
    }
    let column = Piece.column(pieces, spacing: 0, .leading)
    guard !isPlain, !rows.isEmpty else { return column }
    let back = ShapePiece(corners: .radius(10), fill: .secondarySystemGroupedBackground)
    return column.wrapped(.behind(.shape(back), .center))
  }

  private func row(_ piece: Piece, _ number: Int) -> Piece {
    let row = context.inside(.id("row \(number)"))
    let marks = piece.marks
    var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    var back: Piece?
    var delete: (@MainActor () -> Void)?
    for mark in marks {
      switch mark {
      case .rowInsets(let wanted): insets = wanted
      case .rowBackground(let piece): back = piece
      case .deletion(let action): delete = action
      default: break
      }
    }
    let isEdited = context.environment.editMode?.wrappedValue.isEditing ?? false
    var shown = piece
    if isEdited, let delete {
      let button = row.view { TappedView() }
      button.destroys = true
      button.action = delete
      button.accessibilityLabel = "Delete \(piece.texts.first ?? "")"
      var red = row.environment
      red.foreground = .red
      shown = .row([Piece.symbol("minus.circle.fill", in: red).wrapped(.held(button)), piece])
    }
    let minimum = PieceFrame(
      width: .init(most: .infinity), height: .init(least: 22), alignment: .leading)
    let inside = Piece.padded(.framed(shown, minimum), insets)
    let cell = row.node.kept("cell") { DescribedView.row() }
    let held = inside.wrapped(.held(cell))
    return back.map { held.wrapped(.behind($0, .center)) } ?? held
  }
}

extension Piece {
  /// The piece as a section; `nil` if it is none.
  fileprivate var section: (header: [Piece], rows: [Piece], footer: [Piece])? {
    guard case .wrapped(let piece, let wrap) = self else { return nil }
    if case .marked(.section(let header, let footer)) = wrap {
      guard case .stack(let stack) = piece else { return (header, [piece], footer) }
      return (header, stack.pieces, footer)
    }
    guard var section = piece.section else { return nil }
    if case .marked(let mark) = wrap {
      for index in section.rows.indices where index == 0 || mark.isOfEachRow {
        section.rows[index] = section.rows[index].wrapped(wrap)
      }
    }
    return section
  }
}

extension Piece.Mark {
  /// Whether the mark of a section is one of each of its rows.
  fileprivate var isOfEachRow: Bool {
    switch self {
    case .rowInsets, .rowBackground: true
    default: false
    }
  }
}

extension DescribedView {
  /// Makes the view of a list's row.
  fileprivate static func row() -> DescribedView {
    let view = DescribedView()
    view.describe = { _, plain in
      var element = plain
      element.kind = .cell
      element.isEnabled = true
      let inside = element.children.count == 1 ? element.children[0] : nil
      if let inside, [.label, .button].contains(inside.kind), let text = inside.text {
        element.text = text
        element.color = inside.color
        element.isEnabled = inside.isEnabled
        element.isOn = inside.isOn
        element.children = []
      }
      return element
    }
    return view
  }
}
