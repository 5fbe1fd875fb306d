import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedFoundation
import SimulatedSwiftUI
import SimulatedUIKit

/// One report of an extension, whatever its types.
@MainActor struct ReportPlan {
  let context: String
  let draw: @MainActor (ReportWish, UseReport) async -> Screen

  init<Report: DeviceActivityReportScene>(_ scene: Report) {
    context = scene.context.rawValue
    let content = scene.content
    draw = { wish, report in
      let data = DeviceActivityData(report, wish.filter)
      // The scene is only read while its configuration is made.
      nonisolated(unsafe) let scene = scene
      let made = await Self.configuration(of: scene, data)
      return Self.picture(of: content(made.value), wish)
    }
  }

  static func plans(of scene: some DeviceActivityReportScene) -> [ReportPlan] {
    (scene as? SeveralScenes)?.plans ?? [ReportPlan(scene)]
  }

  /// A value on its way to the main thread.
  private struct Made<Value>: @unchecked Sendable { let value: Value }

  private nonisolated static func configuration<Report: DeviceActivityReportScene>(
    of scene: Report, _ data: DeviceActivityData
  ) async -> Made<Report.Configuration> {
    Made(
      value: await scene.makeConfiguration(
        representing: DeviceActivityResults(elements: [data])))
  }

  private static func picture(of view: some View, _ wish: ReportWish) -> Screen {
    let piece = ViewGraph().read(view, in: EnvironmentValues())
    let room = CGSize(width: wish.width, height: wish.height)
    return PieceDrawing(piece, in: room, margin: 0, background: .color(.systemBackground)).screen
  }
}

/// The object that serves the system's calls for the reports of an extension.
@MainActor final class ReportServer: PointPrincipal {
  private let makePlans: () -> [ReportPlan]

  private init(_ makePlans: @escaping () -> [ReportPlan]) { self.makePlans = makePlans }

  /// Runs a report extension's process until its end.
  static func run(named name: String, _ makePlans: @escaping () -> [ReportPlan]) -> Never {
    MainObject.object = ReportServer(makePlans)
    MainObject.name = name
    runExtension()
  }

  func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .screenTime(.report(let wish, let report)) = call else {
      return reply(.notServed(by: self))
    }
    guard let plan = makePlans().first(where: { $0.context == wish.context }) else {
      return reply(.screenTime(.report(nil)))
    }
    Task { reply(.screenTime(.report(await plan.draw(wish, report)))) }
  }
}
