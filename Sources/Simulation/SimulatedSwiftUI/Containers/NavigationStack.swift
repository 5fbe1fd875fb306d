import DeviceEvents
import Foundation
import SimulatedUIKit

/// A stack of pages, of which the last is visible, with a bar above it.
///
/// Simulated: links put pages on the stack, the button at the left of the bar takes them off; a path
/// that the program gives follows, and is followed. Titles and toolbars are those of the visible
/// page. In a column of a NavigationSplitView it is a part of the stack there. Differs: pages below
/// the visible one are also read again when something changes.
public struct NavigationStack<Data, Root: View>: View, PieceMaker {
  private let path: PagePath?
  private let root: Root

  private init(path: PagePath?, root: Root) {
    self.path = path
    self.root = root
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    if path == nil, context.environment.look.joinsStack {
      return PieceReader.pieces(of: root, in: context.part(0))
    }
    let inner = context.with { $0.look.joinsStack = false }
    return [PageStack(inner, path).piece(of: AnyView(root))]
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Makes a stack with a path of values of several types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let values = PagePath(
      get: { path.wrappedValue.values }, set: { path.wrappedValue = NavigationPath(values: $0) })
    self.init(path: values, root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Makes a stack with a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let values = PagePath(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.init(path: values, root: root())
  }
}

/// The older form of a navigation stack.
///
/// Simulated: as NavigationStack.
public struct NavigationView<Content: View>: View, PieceMaker {
  private let content: Content

  /// Makes a stack that keeps its own path.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  package func pieces(in context: ViewContext) -> [Piece] {
    [PageStack(context, nil).piece(of: AnyView(content))]
  }
}

/// The values for the pages of a navigation stack above its root.
///
/// Simulated: no known difference, except that it can't be encoded.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  init(values: [AnyHashable]) { self.values = values }

  /// Makes an empty path.
  public init() { values = [] }

  /// Makes a path from values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// The path of a stack, whoever keeps it.
struct PagePath {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

/// What links and pages do to the stack that they are in.
@MainActor struct StackActions {
  let pushValue: (AnyHashable) -> Void
  let pushPage: (ViewNode) -> Void
  let removePage: (ViewNode) -> Void
  /// Returns whether the page of a link is on the stack.
  let isOnStack: (ViewNode) -> Bool
  /// Tells the page that stands for a link, if the link has put one on the stack.
  let offer: (ViewNode, @escaping () -> AnyView) -> Void
  let addDestination: (ObjectIdentifier, @escaping (AnyHashable) -> AnyView?) -> Void
}
