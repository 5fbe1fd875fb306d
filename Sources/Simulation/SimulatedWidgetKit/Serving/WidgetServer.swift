import DeviceProtocol
import Foundation
import SimulatedAppIntents
import SimulatedFoundation
import SimulatedIntents

/// The object that serves the system's calls for the widgets of an extension.
///
/// The extension's type marked `@main` doesn't have a principal object.
@MainActor final class WidgetServer: PointPrincipal {
  private let makeWidget: () -> any Widget

  private init(_ makeWidget: @escaping () -> any Widget) { self.makeWidget = makeWidget }

  /// Runs a widget extension's process until its end.
  static func run(named name: String, _ makeWidget: @escaping () -> any Widget) -> Never {
    MainObject.object = WidgetServer(makeWidget)
    MainObject.name = name
    runExtension()
  }

  func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    if case .liveActivity(let call) = call {
      let plans = ConfigurationReader.activities(of: makeWidget())
      return reply(.liveActivity(call.answer(among: plans)))
    }
    if case .appIntent(let call) = call, let type = settingsClass(call.intent) {
      return reply(.appIntent(CustomParameters.answer(call, for: type)))
    }
    if case .appIntent = call { return AppIntentServer.shared.serve(call, reply: reply) }
    if case .control(let call) = call {
      return ControlServer.serve(
        call, ConfigurationReader.controls(of: makeWidget()), FirstReply(reply))
    }
    guard case .timeline(let call) = call else { return reply(.notServed(by: self)) }
    let first = FirstReply(reply)
    let plans = ConfigurationReader.plans(of: makeWidget())
    switch call {
    case .describe: first(.timeline(.widgets(plans.map(\.description))))
    case .placeholder(let request):
      with(request, plans, first) { first(.timeline(.entry($0.placeholder($0, $1)))) }
    case .snapshot(let request):
      with(request, plans, first) { $0.snapshot($0, $1) { first(.timeline($0)) } }
    case .timeline(let request):
      with(request, plans, first) { $0.timeline($0, $1) { first(.timeline($0)) } }
    }
  }

  /// The class of a widget's settings that has a name, if they are an intent of SiriKit.
  private func settingsClass(_ name: String?) -> INIntent.Type? {
    guard let name else { return nil }
    return ConfigurationReader.plans(of: makeWidget()).lazy.compactMap(\.settingsClass)
      .first { "\($0)" == name }
  }

  private func with(
    _ request: TimelineRequest, _ plans: [WidgetPlan], _ reply: FirstReply,
    _ ask: (WidgetPlan, TimelineProviderContext) -> Void
  ) {
    guard let plan = plans.first(where: { $0.kind == request.kind }),
      let family = WidgetFamily(rawValue: request.family)
    else { return reply(.timeline(.noSuchKind)) }
    let context = TimelineProviderContext(
      family: family, isPreview: request.isPreview,
      displaySize: CGSize(width: request.width, height: request.height),
      settings: request.settings)
    ask(plan, context)
  }
}

extension LiveActivityCall {
  /// Returns what the views of the activity show, if there are any.
  @MainActor fileprivate func answer(among plans: [ActivityPlan]) -> LiveActivityAnswer {
    guard let plan = plans.first(where: { $0.type == type }) else {
      return .noConfiguration(plans.map(\.type))
    }
    do { return .views(try plan.views(self)) } catch { return .undecodable("\(error)") }
  }
}

extension AppIntentCall {
  /// The intent about whose parameters it asks.
  fileprivate var intent: String? {
    switch self {
    case .parameters(let request), .understand(let request, _, _): request.intent
    case .describe, .perform, .answer: nil
    }
  }
}
