import DeviceProtocol
import SimulatedFoundation

/// Everything that is known about one kind of control, whatever its types.
@MainActor package struct ControlPlan {
  let kind: String
  var name = ""
  var about = ""
  /// The settings that the control has at first, if the user can change any.
  let settings: AppIntentRequest?
  var asksForSettings = false
  /// Says what the control shows, for the gallery or now, with the user's settings.
  let look: @MainActor (_ isPreview: Bool, AppIntentRequest?) async throws -> ShownControl

  init<Content: ControlWidgetTemplate>(
    kind: String, settings: AppIntentRequest? = nil,
    _ content: @escaping @MainActor (Bool, AppIntentRequest?) async throws -> Content
  ) {
    self.kind = kind
    self.settings = settings
    look = { ControlReader.look(of: try await content($0, $1)) }
  }

  var description: ControlDescription {
    ControlDescription(
      kind: kind, name: name.isEmpty ? kind : name, about: about, configuration: settings,
      asksForConfiguration: asksForSettings)
  }
}

/// A configuration that itself knows its controls.
@MainActor protocol PlannedControls {
  var plans: [ControlPlan] { get }
}

/// A reader that finds out what a control is.
@MainActor enum ControlReader {
  static func plans(of configuration: some ControlWidgetConfiguration) -> [ControlPlan] {
    if let planned = configuration as? any PlannedControls { return planned.plans }
    return plans(of: configuration.body)
  }

  static func look(of template: some ControlWidgetTemplate) -> ShownControl {
    if let known = template as? any KnownControl { return known.look }
    return look(of: template.body)
  }
}

/// Serves the system's calls for the controls of an extension.
@MainActor enum ControlServer {
  static func serve(_ call: ControlCall, _ plans: [ControlPlan], _ reply: FirstReply) {
    switch call {
    case .describe: reply(.control(.controls(plans.map(\.description))))
    case .preview(let kind, let settings): look(kind, settings, isPreview: true, plans, reply)
    case .value(let kind, let settings): look(kind, settings, isPreview: false, plans, reply)
    }
  }

  private static func look(
    _ kind: String, _ settings: AppIntentRequest?, isPreview: Bool, _ plans: [ControlPlan],
    _ reply: FirstReply
  ) {
    guard let plan = plans.first(where: { $0.kind == kind }) else {
      return reply(.control(.noSuchKind))
    }
    Task {
      do {
        reply(.control(.look(try await plan.look(isPreview, settings))))
      } catch {
        reply(
          .failed(
            ErrorDescription(domain: "WidgetKit", code: 1, message: error.localizedDescription)))
      }
    }
  }
}
