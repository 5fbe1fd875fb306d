public import SimulatedSwiftUI

/// A report that an extension draws for one context.
///
/// Simulated: what the user has done is made into a configuration, and that into a view, whose
/// picture the app shows.
@MainActor @preconcurrency public protocol DeviceActivityReportScene {
  /// What the view shows.
  associatedtype Configuration
  /// The view.
  associatedtype Content: View

  /// The context for which the app asks.
  var context: DeviceActivityReport.Context { get }
  /// Makes the view of a configuration.
  var content: (Configuration) -> Content { get }

  /// Makes a configuration of what the user has done.
  nonisolated func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Configuration
}

/// A builder that combines the scenes in braces.
///
/// Simulated: scenes listed one below the other. Differs: `if` isn't supported.
@resultBuilder public enum DeviceActivityReportBuilder {
  /// Returns a single scene unchanged.
  public static func buildBlock<Content: DeviceActivityReportScene>(
    _ content: Content
  ) -> Content { content }

  /// Returns several scenes as one.
  @MainActor public static func buildBlock<each Content: DeviceActivityReportScene>(
    _ content: repeat each Content
  ) -> some DeviceActivityReportScene {
    var plans: [ReportPlan] = []
    for scene in repeat each content { plans += ReportPlan.plans(of: scene) }
    return SeveralScenes(plans: plans)
  }
}

/// Several scenes as one.
struct SeveralScenes: DeviceActivityReportScene {
  let plans: [ReportPlan]

  var context: DeviceActivityReport.Context { DeviceActivityReport.Context("") }
  var content: (Int) -> EmptyView { { _ in EmptyView() } }

  nonisolated func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Int { 0 }
}
