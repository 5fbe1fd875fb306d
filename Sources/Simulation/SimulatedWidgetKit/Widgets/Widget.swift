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
/// Simulated: widgets and controls listed one below the other, and `if` with a version of iOS.
/// Differs: no other `if` is supported.
@resultBuilder public enum WidgetBundleBuilder {
  /// Returns a widget unchanged.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// Returns a control as a part of the bundle.
  @MainActor public static func buildExpression<Content: ControlWidget>(
    _ content: Content
  ) -> some Widget {
    SeveralWidgets(
      PlannedConfiguration(plans: [], controls: ControlReader.plans(of: content.body)))
  }

  /// Returns the widgets of a condition that holds, or none.
  @MainActor public static func buildOptional(_ content: (some Widget)?) -> some Widget {
    content.map(SeveralWidgets.init(all:)) ?? SeveralWidgets()
  }

  /// Returns the widgets of a version of iOS, without their type.
  @MainActor public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    SeveralWidgets(all: content)
  }

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
  private var planned: PlannedConfiguration

  init() { self.init(PlannedConfiguration(plans: [])) }

  init(_ planned: PlannedConfiguration) { self.planned = planned }

  init(all widget: some Widget) {
    self.init()
    add(widget)
  }

  /// Adds the widgets, Live Activities and controls of another one.
  mutating func add(_ widget: some Widget) {
    planned.plans += ConfigurationReader.plans(of: widget)
    planned.activities += ConfigurationReader.activities(of: widget)
    planned.controls += ConfigurationReader.controls(of: widget)
  }

  var body: some WidgetConfiguration { planned }
}
