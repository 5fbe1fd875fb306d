public import SimulatedActivityKit

/// A widget that shows the Live Activities whose attributes have a type.
///
/// Simulated: when an activity starts or changes, the extension is launched and its views are read;
/// what they show is kept. Differs: previews in Xcode's canvas have no effect.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration,
  PlannedWidgets
{
  package let plans: [WidgetPlan] = []
  package let activities: [ActivityPlan]

  /// Makes the configuration.
  ///
  /// - Parameters:
  ///   - attributesType: The type of the attributes.
  ///   - content: The view on the lock screen, which is at most 160 points high.
  ///   - dynamicIsland: The views in the Dynamic Island.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    activities = [
      ActivityPlan(for: attributesType, content: content, dynamicIsland: dynamicIsland)
    ]
  }

  /// Type-checks only: its own properties are used instead.
  public var body: Never { preconditionFailure("this configuration has no body") }
}

/// What the views of a Live Activity are told.
///
/// Simulated: no known difference.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The activity's identifier.
  public let activityID: String
  /// What stays the same.
  public let attributes: Attributes
  /// What changes.
  public let state: Attributes.ContentState
  /// Whether the date is past at which that is outdated.
  public let isStale: Bool
}

extension WidgetConfiguration {
  /// Names the other places for which the activity has views of their own.
  ///
  /// Type-checks only: there is no watch and no car.
  public func supplementalActivityFamilies(_ families: [ActivityFamily])
    -> some WidgetConfiguration
  { self }
}

/// The size family of a Live Activity.
///
/// Simulated: `medium`, on the lock screen.
public enum ActivityFamily: CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// The family for watches and cars.
  case small
  /// The family for the lock screen.
  case medium

  /// Its name.
  public var description: String { self == .small ? "small" : "medium" }
}

extension EnvironmentValues {
  /// The size family of the Live Activity whose view is read.
  public var activityFamily: ActivityFamily { .medium }
  /// Whether the Live Activity fills the screen, as in StandBy; it never does here.
  public var isActivityFullscreen: Bool { false }
}
