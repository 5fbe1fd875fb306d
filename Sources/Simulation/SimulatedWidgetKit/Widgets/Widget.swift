import SimulatedFoundation

/// A widget: the type marked `@main` of an extension with one widget, or a part of a bundle of
/// several.
///
/// Simulated: its configuration is read when the extension is launched. Differs: Apple declares it in
/// SwiftUI; here a file needs to import WidgetKit.
@MainActor @preconcurrency public protocol Widget {
  /// The type of its configuration.
  associatedtype Body: WidgetConfiguration

  /// Makes the widget; called by the system.
  init()

  /// The configuration of the widget.
  var body: Body { get }
}

extension Widget {
  /// Runs an extension whose widget is marked `@main`.
  @MainActor @preconcurrency public static func main() {
    WidgetServer.run(named: "\(Self.self)") { Self() }
  }
}

/// Several widgets of one extension; the type is marked `@main`.
///
/// Simulated: each widget is offered in the gallery. Differs: Apple declares it in SwiftUI; here a
/// file needs to import WidgetKit.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The type of its widgets.
  associatedtype Body: Widget

  /// Makes the bundle; called by the system.
  init()

  /// The widgets, in the order of the gallery.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Runs an extension whose bundle is marked `@main`.
  @MainActor @preconcurrency public static func main() {
    WidgetServer.run(named: "\(Self.self)") { Self().body }
  }
}

/// A builder that combines the widgets in braces.
///
/// Simulated: widgets listed one below the other. Differs: neither `if` nor availability is
/// supported.
@resultBuilder public enum WidgetBundleBuilder {
  /// Returns a single widget unchanged.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Returns several widgets as one.
  @MainActor public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> some Widget {
    var all = SeveralWidgets()
    for widget in repeat each content { all.add(widget) }
    return all
  }
}

/// Several widgets as one.
struct SeveralWidgets: Widget {
  private var plans: [WidgetPlan] = []
  private var activities: [ActivityPlan] = []

  /// Adds the widgets and the Live Activities of another one.
  mutating func add(_ widget: some Widget) {
    plans += ConfigurationReader.plans(of: widget)
    activities += ConfigurationReader.activities(of: widget)
  }

  var body: some WidgetConfiguration { PlannedConfiguration(plans: plans, activities: activities) }
}
