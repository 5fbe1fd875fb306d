import DeviceEvents
import Foundation
import SimulatedUIKit

/// Rows that scroll.
///
/// Simulated: each view inside is a row, with the heads and feet of sections; buttons and links fill
/// their rows. While an edit mode is active, rows of a ForEach with `onDelete(perform:)` have a
/// button that deletes them. Differs: rows aren't selected, moved or swiped.
public struct List<SelectionValue: Hashable, Content: View>: View, PieceMaker {
  private let content: Content

  private init(content: Content) { self.content = content }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    [ListPieces(context).piece(of: content)]
  }
}

extension List {
  /// Makes a list of rows of which one is selected.
  ///
  /// Differs: the selection neither changes nor is shown.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of rows.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Makes a list with a row for each element of some data.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element of some data.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

/// Rows for values that the user enters.
///
/// Simulated: as List.
public struct Form<Content: View>: View, PieceMaker {
  private let content: Content

  /// Makes a form of rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    [ListPieces(context.with { $0.look.lists = .insetGrouped }).piece(of: content)]
  }
}

/// Rows or views with a head and a foot.
///
/// Simulated: in lists and forms, and elsewhere one after the other.
public struct Section<Parent: View, Content: View, Footer: View>: View, PieceMaker {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Makes a section with a head and a foot.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let isInList = context.environment.look.isInList
    let around = context.with {
      guard isInList else { return }
      $0.font = .footnote
      $0.foreground = .secondary
      $0.look.isInList = false
    }
    let rows = PieceReader.pieces(of: content, in: context.part(0))
    let head = PieceReader.pieces(of: header, in: around.part(1))
    let foot = PieceReader.pieces(of: footer, in: around.part(2))
    guard isInList else { return head + rows + foot }
    return [Piece.column(rows).wrapped(.marked(.section(header: head, footer: foot)))]
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a foot.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a head.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Makes a section with a head, in its older form.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section {
  /// Makes a section with a head and a foot, in its older form.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

/// What makes the rows of a list.
@MainActor private struct ListPieces {
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
      ScrolledPiece(view: view, horizontal: false, vertical: true))
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
    return piece.section
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
        element.children = []
      }
      return element
    }
    return view
  }
}

extension View {
  /// Sets the look of the lists inside.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    telling { $0.look.lists = S.isPlain ? .plain : .insetGrouped }
  }

  /// Sets the distances of a row from the edges.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    marked { insets.map { .rowInsets($0) } }
  }

  /// Sets what is behind a row.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    ModifiedView(
      content: self,
      wraps: { piece, context in
        guard let view else { return piece }
        let back = PieceReader.piece(of: view, in: context.inside(.part(1)))
        return piece.wrapped(.marked(.rowBackground(back)))
      })
  }

  /// Shows or hides the lines between rows.
  ///
  /// Type-checks only: the lines are always there.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Adds actions that appear when a row is swiped.
  ///
  /// Type-checks only: the user doesn't swipe rows.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Runs an action when the user pulls a list down.
  ///
  /// Type-checks only: the user doesn't pull lists down.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

/// A look of lists.
///
/// Simulated: plain, or with groups.
public protocol ListStyle {
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  static var isPlain: Bool { get }
}

/// The usual style.
///
/// Simulated: groups with round corners.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  public static let isPlain = false
}

/// A style whose rows reach from edge to edge.
///
/// Simulated: no known difference.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  public static let isPlain = true
}

/// A style with groups.
///
/// Simulated: as with insets.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  public static let isPlain = false
}

/// A style with groups inside the edges.
///
/// Simulated: groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  public static let isPlain = false
}

/// A style for the side of the screen.
///
/// Simulated: as with groups inside the edges, as on a phone.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Whether rows reach from edge to edge; not part of Apple's interface.
  public static let isPlain = false
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style whose rows reach from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with groups inside the edges.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for the side of the screen.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
