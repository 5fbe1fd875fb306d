import DeviceEvents
import Foundation
import SimulatedUIKit

/// What a navigation stack keeps.
@MainActor final class StackMemory {
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
@MainActor struct PageStack {
  private let context: ViewContext
  private let memory: StackMemory
  private let path: PagePath

  init(_ context: ViewContext, _ path: PagePath?) {
    let memory = context.node.kept("stack") { StackMemory(context.node.graph) }
    let own = PagePath(
      get: { [weak memory] in memory?.values ?? [] },
      set: { [weak memory] in memory?.values = $0 })
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
      $0.dismiss = DismissAction(popping(to: depth))
    }
    return PieceReader.piece(of: view, in: inner)
  }

  /// Returns what takes pages off until so many are left.
  ///
  /// Views inside keep it, so it doesn't keep the stack.
  private func popping(to count: Int) -> @MainActor () -> Void {
    { [path, weak memory, weak graph = context.node.graph] in
      guard let memory else { return }
      let values = path.get()
      if memory.links.count + values.count + 1 > count {
        memory.links.removeSubrange(max(0, min(memory.links.count, count - 1 - values.count))...)
        if values.count + 1 > count { path.set(Array(values.prefix(count - 1))) }
      }
      graph?.invalidate()
    }
  }

  private var actions: StackActions {
    StackActions(
      pushValue: { [path, weak graph = context.node.graph] in
        path.set(path.get() + [$0])
        graph?.invalidate()
      },
      pushPage: { [weak memory, weak graph = context.node.graph] in
        memory?.links.append($0)
        graph?.invalidate()
      },
      removePage: { [weak memory, weak graph = context.node.graph] link in
        guard let memory, let index = memory.links.firstIndex(where: { $0 === link }) else {
          return
        }
        memory.links.removeSubrange(index...)
        graph?.invalidate()
      },
      isOnStack: { [weak memory] link in memory?.links.contains { $0 === link } ?? false },
      offer: { [weak memory] in memory?.offers.append(($0, $1)) },
      addDestination: { [weak memory] in memory?.destinations[$0] = $1 })
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
    memory.back.action = popping(to: pages.count - 1)
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
    bold.fontWeight = nil
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
