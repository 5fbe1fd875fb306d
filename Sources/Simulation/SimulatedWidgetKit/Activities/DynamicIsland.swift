import DeviceProtocol
import SimulatedUIKit

/// The views of a Live Activity in the Dynamic Island.
///
/// Simulated: compact when one app has an activity, minimal when two have, expanded when the user
/// presses long. Differs: the distances are our own.
@MainActor @preconcurrency public struct DynamicIsland {
  /// Reads a view.
  typealias Reading = @MainActor (EnvironmentValues) -> Piece

  let regions: @MainActor () -> [IslandRegion]
  let compactLeading: Reading
  let compactTrailing: Reading
  let minimal: Reading
  private(set) var url: URL?
  private(set) var keyline: Color?
  private var margins: [(edges: Edge.Set, length: CGFloat, modes: DynamicIslandMode)] = []

  /// Makes the views.
  ///
  /// - Parameters:
  ///   - expanded: The regions that are seen when the user presses long.
  ///   - compactLeading: The view at the left of the camera.
  ///   - compactTrailing: The view at the right of the camera.
  ///   - minimal: The view that is seen when another app's activity is there, too.
  public init<
    Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View
  >(
    @DynamicIslandExpandedContentBuilder
    expanded: @escaping @MainActor () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping @MainActor () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping @MainActor () -> CompactTrailing,
    @ViewBuilder minimal: @escaping @MainActor () -> Minimal
  ) {
    regions = { expanded().regions }
    self.compactLeading = { ViewGraph().read(compactLeading(), in: $0) }
    self.compactTrailing = { ViewGraph().read(compactTrailing(), in: $0) }
    self.minimal = { ViewGraph().read(minimal(), in: $0) }
  }

  /// Sets the URL with which the app is opened when the user taps the island.
  public func widgetURL(_ url: URL?) -> DynamicIsland { changed { $0.url = url } }

  /// Sets the colour of the line around the island.
  ///
  /// Simulated: the line is always drawn. Differs: on iOS only where the background is dark.
  public func keylineTint(_ color: Color?) -> DynamicIsland { changed { $0.keyline = color } }

  /// Sets the distance of views from the island's edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The distance; without it 16 points in the expanded presentation, none in others.
  ///   - mode: The presentations.
  /// - Returns: The island with these distances.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland { changed { $0.margins.append((edges, length, mode)) } }

  /// Returns the distances from the edges in a presentation.
  func insets(for mode: DynamicIslandMode) -> EdgeInsets {
    let usual: CGFloat = mode == .expanded ? 16 : 0
    var insets = EdgeInsets(top: usual, leading: usual, bottom: usual, trailing: usual)
    for margin in margins where margin.modes.contains(mode) {
      if margin.edges.contains(.top) { insets.top = margin.length }
      if margin.edges.contains(.leading) { insets.leading = margin.length }
      if margin.edges.contains(.bottom) { insets.bottom = margin.length }
      if margin.edges.contains(.trailing) { insets.trailing = margin.length }
    }
    return insets
  }

  private func changed(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
    var island = self
    change(&island)
    return island
  }
}

/// The presentations of the Dynamic Island.
///
/// Simulated: no known difference.
public struct DynamicIslandMode: OptionSet, Sendable {
  /// The presentations as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view at the left of the camera.
  public static let compactLeading = DynamicIslandMode(rawValue: 1)
  /// The view at the right of the camera.
  public static let compactTrailing = DynamicIslandMode(rawValue: 2)
  /// The regions that are seen when the user presses long.
  public static let expanded = DynamicIslandMode(rawValue: 4)
  /// The view that is seen when another app's activity is there, too.
  public static let minimal = DynamicIslandMode(rawValue: 8)
}
