/// A region of the expanded Dynamic Island, with the view in it.
///
/// Simulated: left and right of the camera, below it, and below everything.
public struct DynamicIslandExpandedRegion<Content: View> {
  let region: IslandRegion

  /// Makes a region.
  ///
  /// - Parameters:
  ///   - position: Its place.
  ///   - priority: How early it gets its width, compared with the region at the other side.
  ///   - content: The view.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    region = IslandRegion(position: position, priority: priority) {
      ViewGraph().read(content(), in: $0)
    }
  }
}

/// The place of a region.
///
/// Simulated: no known difference.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// At the left of the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// At the right of the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below everything else.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The place of a view at the side of the camera, or below it.
///
/// Simulated: no known difference.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  let isBelow: Bool

  /// At the side.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  /// Below the camera, if the view is wider than the room at the side.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

/// A region, whatever its view.
struct IslandRegion: Sendable {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let read: DynamicIsland.Reading
}

/// The regions of the expanded Dynamic Island.
///
/// Simulated: no known difference.
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [IslandRegion]
}

/// A builder that combines the regions in braces.
///
/// Simulated: regions listed one below the other, `if`, `if else` and `switch`, and what functions
/// with the same builder return.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  /// Returns a region as content.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent(regions: [region.region])
  }

  /// Returns content that was built elsewhere unchanged.
  public static func buildExpression<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  /// Returns no region.
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(regions: [])
  }

  /// Returns a single region.
  public static func buildPartialBlock<Content: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { first }

  /// Returns several regions as one content.
  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: DynamicIslandExpandedContent<First>, next: DynamicIslandExpandedContent<Next>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(regions: accumulated.regions + next.regions)
  }

  /// Returns the regions of an `if`.
  public static func buildOptional<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> {
    DynamicIslandExpandedContent(regions: content?.regions ?? [])
  }

  /// Returns the regions of the first branch.
  public static func buildEither<Content: View>(
    first: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(regions: first.regions)
  }

  /// Returns the regions of the second branch.
  public static func buildEither<Content: View>(
    second: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(regions: second.regions)
  }

  /// Returns the regions of a version of iOS.
  public static func buildLimitedAvailability<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent(regions: content.regions)
  }
}
