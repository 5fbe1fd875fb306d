/// Rows that scroll.
///
/// Simulated: each view inside is a row, with the heads and feet of sections; buttons and links fill
/// their rows. While an edit mode is active, rows of a ForEach with `onDelete(perform:)` have a
/// button that deletes them. Differs: rows aren't selected, moved or swiped.
public struct List<SelectionValue: Hashable, Content: View>: View, PieceMaker {
  private let content: Content
  private var select: ((AnyHashable) -> Bool)?

  private init(content: Content) { self.content = content }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let inner = context.with { $0.look.selection = select }
    return [ListPieces(inner).piece(of: content)]
  }
}

extension List {
  /// Makes a list of rows of which one is selected.
  ///
  /// Simulated: in a column of a NavigationSplitView, links select their values. Differs: elsewhere
  /// the selection doesn't change, and it isn't shown.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
    select = { value in
      guard let selection, let value = value.base as? SelectionValue else { return false }
      selection.wrappedValue = value
      return true
    }
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
