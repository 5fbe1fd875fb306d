import DeviceEvents
import Foundation
import SimulatedUIKit

/// A stack of pages, of which the last is visible, with a bar above it.
///
/// Simulated: links put pages on the stack, the button at the left of the bar takes them off; a path
/// that the program gives follows, and is followed. Titles and toolbars are those of the visible
/// page. Differs: pages below the visible one are also read again when something changes.
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
    [PageStack(context, path).piece(of: AnyView(root))]
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
  let destine: (ObjectIdentifier, @escaping (AnyHashable) -> AnyView?) -> Void
}

/// What a navigation stack keeps.
@MainActor private final class StackMemory {
  var values: [AnyHashable] = []
  /// The links whose pages are on the stack, above the values'.
  var links: [ViewNode] = []
  var offers: [(node: ViewNode, content: () -> AnyView)] = []
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  let bar = DescribedView()
  let back = TappedView()
  let mode: StateCell<EditMode>

  init(_ graph: ViewGraph?) { mode = StateCell(.inactive, graph) }
}

/// The reading of a navigation stack.
@MainActor private struct PageStack {
  private let context: ViewContext
  private let memory: StackMemory
  private let path: PagePath

  init(_ context: ViewContext, _ path: PagePath?) {
    let memory = context.node.kept("stack") { StackMemory(context.node.graph) }
    let own = PagePath(get: { memory.values }, set: { memory.values = $0 })
    (self.context, self.memory, self.path) = (context, memory, path ?? own)
  }

  func piece(of root: AnyView) -> Piece {
    memory.offers = []
    memory.destinations = [:]
    var pages = [page(root, at: 0, slot: .part(0), isVisible: pageCount == 1)]
    for (index, value) in path.get().enumerated() {
      let view = memory.destinations[ObjectIdentifier(type(of: value.base))]?(value)
      pages.append(
        page(
          view ?? AnyView(EmptyView()), at: index + 1, slot: .id([AnyHashable(index), value]),
          isVisible: index + 2 == pageCount))
    }
    var shown = 0
    while shown < memory.links.count {
      let link = memory.links[shown]
      guard let offer = memory.offers.first(where: { $0.node === link }) else { break }
      shown += 1
      pages.append(
        page(
          offer.content(), at: pages.count, slot: .id(ObjectIdentifier(link)),
          isVisible: path.get().count + 1 + shown == pageCount))
    }
    // The link of a page is gone, and the page with it.
    if shown < memory.links.count { memory.links.removeSubrange(shown...) }
    return whole(pages)
  }

  private var pageCount: Int { 1 + path.get().count + memory.links.count }

  private func page(
    _ view: AnyView, at depth: Int, slot: ViewNode.Slot, isVisible: Bool
  ) -> Piece {
    let inner = context.inside(slot).with {
      $0.look.isInList = false
      $0.look.isCovered = $0.look.isCovered || !isVisible
      $0.look.stack = actions
      $0.editMode = Binding(
        get: { [mode = memory.mode] in mode.value }, set: { [mode = memory.mode] in mode.set($0) })
      guard depth > 0 else { return }
      $0.isPresented = true
      $0.dismiss = DismissAction { pop(to: depth) }
    }
    return PieceReader.piece(of: view, in: inner)
  }

  /// Takes pages off the stack until so many are left.
  private func pop(to count: Int) {
    let values = path.get()
    if memory.links.count + values.count + 1 > count {
      memory.links.removeSubrange(max(0, min(memory.links.count, count - 1 - values.count))...)
      if values.count + 1 > count { path.set(Array(values.prefix(count - 1))) }
    }
    context.node.graph?.invalidate()
  }

  private var actions: StackActions {
    let graph = context.node.graph
    return StackActions(
      pushValue: { [path] in
        path.set(path.get() + [$0])
        graph?.invalidate()
      },
      pushPage: { [memory] in
        memory.links.append($0)
        graph?.invalidate()
      },
      removePage: { [memory] link in
        guard let index = memory.links.firstIndex(where: { $0 === link }) else { return }
        memory.links.removeSubrange(index...)
        graph?.invalidate()
      },
      isOnStack: { [memory] link in memory.links.contains { $0 === link } },
      offer: { [memory] in memory.offers.append(($0, $1)) },
      destine: { [memory] in memory.destinations[$0] = $1 })
  }

  // MARK: The bar

  private func whole(_ pages: [Piece]) -> Piece {
    let page = pages[pages.count - 1]
    var title: String?
    var (isHidden, isBelowHidden, isBackHidden) = (false, false, false)
    var items: [(piece: Piece, placement: ToolbarItemPlacement)] = []
    for mark in page.marks {
      switch mark {
      case .title(let text): title = title ?? text
      case .barItem(let piece, let placement): items.append((piece, placement))
      case .barsHidden(let hidden, let bars):
        if bars.contains(.navigationBar) { isHidden = hidden }
        if bars.contains(.bottomBar) { isBelowHidden = hidden }
      case .backButtonHidden(let hidden): isBackHidden = hidden
      default: break
      }
    }
    let below = items.filter { $0.placement.isBelow }.map(\.piece)
    let filled = Piece.framed(
      page,
      PieceFrame(
        width: .init(most: .infinity), height: .init(most: .infinity), alignment: .center))
    var parts = [filled]
    if !below.isEmpty, !isBelowHidden { parts.append(bar(below)) }
    let isEmpty = title == nil && pages.count == 1 && items.count == below.count
    if !isHidden, !isEmpty {
      let back = pages.count > 1 && !isBackHidden ? backButton(pages) : nil
      parts.insert(
        navigationBar(title ?? "", back: back, items.filter { !$0.placement.isBelow }), at: 0)
    }
    return .column(parts, spacing: 0)
  }

  private func backButton(_ pages: [Piece]) -> Piece {
    let before = pages[pages.count - 2].marks.lazy.compactMap { mark -> String? in
      if case .title(let text) = mark { text } else { nil }
    }.first
    memory.back.isBarButton = true
    memory.back.action = { pop(to: pages.count - 1) }
    var tinted = context.environment
    tinted.foreground = tinted.tint
    return Piece.text(before ?? "Back", in: tinted).wrapped(.held(memory.back))
  }

  private func navigationBar(
    _ title: String, back: Piece?, _ items: [(piece: Piece, placement: ToolbarItemPlacement)]
  ) -> Piece {
    memory.bar.describe = { _, plain in
      var element = plain
      element.kind = .navigationBar
      element.text = title.isEmpty ? nil : title
      element.isEnabled = true
      element.children.removeAll { $0.kind == .label && $0.text == title }
      return element
    }
    let left = [back].compactMap(\.self) + items.filter { $0.placement.isLeading }.map(\.piece)
    let principal = items.filter { $0.placement == .principal }.map(\.piece)
    let right = items.filter { !$0.placement.isLeading && $0.placement != .principal }.map(\.piece)
    var bold = context.environment
    bold.font = .headline
    bold.foreground = nil
    bold.lineLimit = 1
    let middle = principal.isEmpty ? [Piece.text(title, in: bold)] : principal
    let sides = Piece.row(left + [.spacer(least: 8)] + right, spacing: 16)
    let content = Piece.padding(sides, 16, 0).wrapped(.inFront(.row(middle), .center))
    let sized = Piece.framed(
      content,
      PieceFrame(width: .init(most: .infinity), height: .init(exact: 44), alignment: .center))
    return sized.wrapped(.held(memory.bar))
  }

  private func bar(_ items: [Piece]) -> Piece {
    var pieces: [Piece] = []
    for item in items {
      if !pieces.isEmpty { pieces.append(.spacer(least: 8)) }
      pieces.append(item)
    }
    return .framed(
      .padding(.row(pieces), 16, 0),
      PieceFrame(width: .init(most: .infinity), height: .init(exact: 44), alignment: .center))
  }
}
