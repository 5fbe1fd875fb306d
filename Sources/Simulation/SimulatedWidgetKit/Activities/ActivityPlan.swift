import DeviceEvents
package import DeviceProtocol
import SimulatedActivityKit
import SimulatedAppIntents
import SimulatedUIKit

/// Everything that is known about the views of Live Activities whose attributes have a type.
@MainActor package struct ActivityPlan {
  /// The name of the type.
  package let type: String
  /// Reads the views for an activity.
  package let views: @MainActor (LiveActivityCall) throws -> LiveActivityViews

  init<Attributes: ActivityAttributes>(
    for attributesType: Attributes.Type,
    content: @escaping @MainActor (ActivityViewContext<Attributes>) -> some View,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    type = Attributes.typeName
    views = { call in
      let context = ActivityViewContext(
        activityID: call.identifier,
        attributes: try ActivityCoding.decode(Attributes.self, from: call.attributes),
        state: try ActivityCoding.decode(Attributes.ContentState.self, from: call.state),
        isStale: call.isStale)
      let room = CGSize(width: call.width, height: call.height)
      let lockScreen = ViewGraph().read(content(context), in: EnvironmentValues())
      let kept = IslandKeeping(dynamicIsland(context), room: room)
      return LiveActivityViews(
        lockScreen: Self.lockScreen(lockScreen, in: room), compactLeading: kept.compactLeading,
        compactTrailing: kept.compactTrailing, minimal: kept.minimal, expanded: kept.expanded,
        keyline: kept.keyline, action: lockScreen.actionColor.flatMap { UIView().screenColor($0) })
    }
  }

  /// Records what the lock screen shows: as high as the view is, up to a limit.
  private static func lockScreen(_ piece: Piece, in room: CGSize) -> WidgetEntry {
    let natural = PieceDrawing.size(of: piece, in: CGSize(width: room.width, height: .infinity))
    let size = CGSize(width: room.width, height: min(natural.height, room.height))
    return WidgetEntry(
      keeping: piece, in: size, background: .color(piece.tint ?? .systemBackground))
  }
}

/// What the views in the Dynamic Island show, on black.
@MainActor private struct IslandKeeping {
  let compactLeading: WidgetEntry
  let compactTrailing: WidgetEntry
  let minimal: WidgetEntry
  let expanded: WidgetEntry
  let keyline: ScreenColor?

  /// The sizes of the small views, in points (documented for screens of this width).
  private static let compact = CGSize(width: 52, height: 37)
  private static let least = CGSize(width: 37, height: 37)

  init(_ island: DynamicIsland, room: CGSize) {
    var environment = EnvironmentValues()
    environment.foreground = .white
    func small(
      _ read: DynamicIsland.Reading, _ size: CGSize, _ mode: DynamicIslandMode
    ) -> WidgetEntry {
      WidgetEntry(
        keeping: .padded(read(environment), island.insets(for: mode)), in: size,
        background: .color(.clear), url: island.url)
    }
    compactLeading = small(island.compactLeading, Self.compact, .compactLeading)
    compactTrailing = small(island.compactTrailing, Self.compact, .compactTrailing)
    minimal = small(island.minimal, Self.least, .minimal)
    let insets = island.insets(for: .expanded)
    let width = room.width - insets.leading - insets.trailing
    let content = ExpandedIsland.piece(of: island.regions(), width: width, in: environment)
    let piece = Piece.padded(content, insets)
    let natural = PieceDrawing.size(of: piece, in: CGSize(width: room.width, height: .infinity))
    expanded = WidgetEntry(
      keeping: piece, in: CGSize(width: room.width, height: min(natural.height, room.height)),
      background: .color(.clear), url: island.url)
    keyline = island.keyline.flatMap { UIView().screenColor($0.uiColor) }
  }
}

extension WidgetEntry {
  /// Records what a piece shows.
  @MainActor fileprivate init(
    keeping piece: Piece, in size: CGSize, background: Piece, url: URL? = nil
  ) {
    let drawing = PieceDrawing(piece, in: size, margin: 0, background: background)
    self.init(
      date: .now, screen: drawing.screen, url: (piece.url ?? url)?.absoluteString,
      links: drawing.links.map { WidgetLink(frame: $0.frame, url: $0.url.absoluteString) },
      counting: drawing.counting,
      controls: drawing.errands.compactMap { frame, data in
        IntentErrands.errand(in: data).map { WidgetControl(frame: frame, errand: $0) }
      })
  }
}

extension Piece {
  /// The URL of the whole.
  fileprivate var url: URL? {
    for case .url(let url) in marks { return url }
    return nil
  }

  /// The colour behind a Live Activity.
  fileprivate var tint: UIColor? {
    for case .activityTint(let color) in marks { return color }
    return nil
  }

  /// The colour of the text on the system's own button.
  fileprivate var actionColor: UIColor? {
    for case .activityAction(let color) in marks { return color }
    return nil
  }
}
