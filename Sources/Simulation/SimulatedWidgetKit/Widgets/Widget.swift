import SimulatedFoundation

/// A widget: the type marked `@main` of an extension with one, or a part of a bundle of several.
///
/// Simulated: its configuration is read when the extension is launched. Differs: Apple declares it in
/// SwiftUI; here a file needs to import WidgetKit.
@MainActor @preconcurrency public protocol Widget {
  /// The kind of its configuration.
  associatedtype Body: WidgetConfiguration

  /// Makes the widget; the system does that.
  init()

  /// What it is.
  var body: Body { get }
}

extension Widget {
  /// The entry point of an extension whose widget is marked `@main`.
  @MainActor @preconcurrency public static func main() {
    WidgetServer.run(named: "\(Self.self)") { ConfigurationReader.plans(of: Self().body) }
  }
}

/// Several widgets of one extension, which is marked `@main`.
///
/// Simulated: each widget is offered in the gallery. Differs: Apple declares it in SwiftUI; here a
/// file needs to import WidgetKit.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The kind of its widgets.
  associatedtype Body: Widget

  /// Makes the bundle; the system does that.
  init()

  /// The widgets, as the gallery has them.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// The entry point of an extension whose bundle is marked `@main`.
  @MainActor @preconcurrency public static func main() {
    WidgetServer.run(named: "\(Self.self)") { ConfigurationReader.plans(of: Self().body) }
  }
}

/// Puts the widgets in braces together.
///
/// Simulated: widgets below each other. Differs: neither `if` nor availability.
@resultBuilder public enum WidgetBundleBuilder {
  /// One widget is itself.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Several widgets.
  @MainActor public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var plans: [WidgetPlan] = []
    for widget in repeat each content { plans += ConfigurationReader.plans(of: widget) }
    return SeveralWidgets(plans: plans)
  }
}

/// Widgets together.
struct SeveralWidgets: Widget {
  var plans: [WidgetPlan]

  init() { plans = [] }
  init(plans: [WidgetPlan]) { self.plans = plans }

  var body: some WidgetConfiguration { PlannedConfiguration(plans: plans) }
}
