public import SimulatedExtensionKit

/// An extension that draws reports; the type is marked `@main`.
///
/// Simulated: its process is launched for each report. It has no network, and can't write into the
/// containers of its groups (documented: nothing leaves it).
@MainActor @preconcurrency public protocol DeviceActivityReportExtension: AppExtension {
  /// The type of its scenes.
  associatedtype Body: DeviceActivityReportScene

  /// The scenes, one for each context.
  @DeviceActivityReportBuilder var body: Body { get }
}

extension DeviceActivityReportExtension {
  /// Runs an extension whose type is marked `@main`.
  @MainActor @preconcurrency public static func main() {
    ReportServer.run(named: "\(Self.self)") { ReportPlan.plans(of: Self().body) }
  }
}
