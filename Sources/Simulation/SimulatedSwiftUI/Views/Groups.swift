public import Foundation
import SimulatedUIKit

/// Several views that form a group, without a layout.
///
/// Simulated: no known difference in what is shown.
public struct Group<Content: View>: View {
  /// The views.
  public let body: Content

  /// Makes a group of views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// A view for each element of some data.
///
/// Simulated: each view in the order of the data, with its state kept by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content
  private var deletion: ((IndexSet) -> Void)?

  /// Makes something for each element of some data.
  package init(
    elements data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// What it makes of all elements.
  package var contents: [Content] { data.map(content) }
}

extension ForEach: View, PieceMaker where Content: View {
  /// Makes a view for each element of some data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - id: The property that identifies an element.
  ///   - content: The view for one element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// Makes a view for each element of some identifiable data.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    id = { $0.id }
    self.content = content
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    data.enumerated().flatMap { index, element in
      let id = AnyHashable(id(element))
      let pieces = PieceReader.pieces(of: content(element), in: context.inside(.id(id)))
      return pieces.map { piece in
        let tagged = piece.wrapped(.tagged(id))
        guard let deletion else { return tagged }
        return tagged.wrapped(.marked(.deletion { deletion(IndexSet(integer: index)) }))
      }
    }
  }
}

extension ForEach: DynamicViewContent where Content: View {
  /// Deletes elements with the buttons of their rows.
  ///
  /// Simulated: while the list is being edited. Differs: the user doesn't swipe rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var view = self
    view.deletion = action
    return view
  }

  /// Moves elements with their rows.
  ///
  /// Type-checks only: the user doesn't move rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some positions, counted from 0.
  ///
  /// Simulated: no known difference.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at some positions before another one, counted from 0.
  ///
  /// Simulated: no known difference.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.count(in: 0..<destination)
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}

/// Views that are made of data.
///
/// Simulated: ForEach is the only one.
public protocol DynamicViewContent: View {}

extension ForEach where Content: View {
  /// Makes a view for each element of some bound data, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.data = data
    id = { $0.wrappedValue.id }
    self.content = content
  }

  /// Makes a view for each element of some bound data, with a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.data = data
    self.id = { $0.wrappedValue[keyPath: id] }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}

/// A view that the user can tap: its app is opened with the URL.
///
/// Simulated: in a widget that isn't of the small family (documented), and as a button elsewhere,
/// which opens the URL by the environment's `openURL`.
public struct Link<Label: View>: View, PieceMaker {
  private let destination: URL
  private let label: Label

  /// Makes a link from a view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    let view = context.view { TappedView() }
    let (open, url) = (context.environment.openURL, destination)
    view.action = { open(url) }
    view.isEnabled = context.environment.isEnabled
    view.isBarButton = context.environment.look.isInBar
    let piece = PieceReader.piece(of: label, in: context.part(0))
    return [piece.wrapped(.held(view)).wrapped(.link(url))]
  }
}

extension Link where Label == Text {
  /// Makes a link from a text.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title).foregroundColor(.accentColor) }
  }
}
