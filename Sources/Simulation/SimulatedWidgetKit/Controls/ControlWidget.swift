import DeviceProtocol
public import SimulatedAppIntents

/// A control of Control Centre; a part of a bundle of widgets.
///
/// Simulated: the user adds it to Control Centre, and taps it. Differs: there are no controls on
/// the lock screen and on the action button; Apple declares it in SwiftUI, and here a file needs to
/// import WidgetKit.
@MainActor @preconcurrency public protocol ControlWidget {
  /// The type of its configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// Makes the control; called by the system.
  init()

  /// The configuration of the control.
  var body: Body { get }
}

/// The properties of a control: its kind, where its value is from, and its look.
///
/// Simulated: the gallery uses name and description.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
  /// The type of the configuration of which it consists.
  associatedtype Body: ControlWidgetConfiguration

  /// The configuration of which it consists.
  var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// Sets the control's name in the gallery.
  public func displayName(_ displayName: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  { changed { $0.name = String(localized: displayName) } }

  /// Sets the control's description in the gallery.
  public func description(_ description: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  { changed { $0.about = String(localized: description) } }

  /// Has the user asked for the parameters as soon as they add the control.
  ///
  /// Simulated: the log says what the user is asked for. Differs: the answer is given when a scene
  /// configures the control; until then it has its defaults.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    changed { $0.asksForSettings = true }
  }

  private func changed(_ change: (inout ControlPlan) -> Void) -> PlannedControl {
    var plans = ControlReader.plans(of: self)
    for index in plans.indices { change(&plans[index]) }
    return PlannedControl(plans: plans)
  }
}

/// A configuration with a modifier.
struct PlannedControl: ControlWidgetConfiguration, PlannedControls {
  let plans: [ControlPlan]

  var body: Never { preconditionFailure("this configuration has no body") }
}

/// A control that the user can't configure.
///
/// Simulated: no known difference.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration, PlannedControls
{
  let plans: [ControlPlan]

  /// Makes a control of a kind without a value.
  ///
  /// - Parameters:
  ///   - kind: The control's name in the app, which ControlCenter uses.
  ///   - content: What it is: a button or a toggle.
  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content
  ) { plans = [ControlPlan(kind: kind) { _, _ in content() }] }

  /// Makes a control of a kind with a value.
  ///
  /// - Parameters:
  ///   - kind: The control's name in the app, which ControlCenter uses.
  ///   - provider: The object that supplies the value.
  ///   - content: What the control is with a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) {
    nonisolated(unsafe) let provider = provider
    plans = [
      ControlPlan(kind: kind) { isPreview, _ in
        content(isPreview ? provider.previewValue : try await provider.currentValue())
      }
    ]
  }

  /// Type-checks only: its own properties are used instead.
  public var body: Never { preconditionFailure("this configuration has no body") }
}

/// A control that the user can configure.
///
/// Simulated: the user sets the parameters of the intent, and the provider is asked for the value
/// with them. No known difference.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration, PlannedControls {
  let plans: [ControlPlan]

  /// Makes a control of a kind without a value.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
  ) {
    plans = [
      ControlPlan(kind: kind, settings: IntentSettings.initial(of: intent)) { _, settings in
        content(try await IntentSettings.intent(intent, settings))
      }
    ]
  }

  /// Makes a control of a kind with a value.
  ///
  /// - Parameters:
  ///   - kind: The control's name in the app, which ControlCenter uses.
  ///   - provider: The object that supplies the value for the user's settings.
  ///   - content: What the control is with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    nonisolated(unsafe) let provider = provider
    let initial = IntentSettings.initial(of: Configuration.self)
    plans = [
      ControlPlan(kind: kind, settings: initial) { isPreview, settings in
        let intent = try await IntentSettings.intent(Configuration.self, settings)
        return content(
          isPreview
            ? provider.previewValue(configuration: intent)
            : try await provider.currentValue(configuration: intent))
      }
    ]
  }

  /// Type-checks only: its own properties are used instead.
  public var body: Never { preconditionFailure("this configuration has no body") }
}
