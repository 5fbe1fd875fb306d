import DeviceProtocol
public import SimulatedIntents

/// An object with which the app or an extension tells the system that widgets have new content.
///
/// Simulated: reloading asks the device, which asks the provider. Differs: relevances can't be
/// invalidated, and nothing is recommended.
public final class WidgetCenter: Sendable {
  /// The shared object.
  public static let shared = WidgetCenter()

  private init() {}

  /// Requests new timelines for the app's own widgets of a kind.
  ///
  /// Simulated: at once. Reloads count, forty within a day for each widget, unless the app is in
  /// front (documented: forty to seventy for a widget that is often looked at).
  ///
  /// - Parameter kind: The kind of the widget's configuration; an unknown one has no effect.
  public func reloadTimelines(ofKind kind: String) { reload(kind) }

  /// Requests new timelines for all the app's widgets.
  ///
  /// Simulated: as `reloadTimelines(ofKind:)`.
  public func reloadAllTimelines() { reload(nil) }

  /// Tells the system that the settings which it recommends have changed.
  ///
  /// Type-checks only: nothing is recommended.
  public func invalidateConfigurationRecommendations() {}

  /// Supplies the app's widgets that the user has on the home screen.
  ///
  /// - Parameter completion: Called on a background queue.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    DeviceConnection.shared?.ask(.placedWidgets) { answer in
      guard case .information(.placedWidgets(let placed)) = answer else {
        return completion(.failure(CocoaError(.xpcConnectionInterrupted)))
      }
      completion(.success(placed.compactMap(WidgetInfo.init)))
    }
  }

  /// Returns the app's widgets that the user has on the home screen.
  ///
  /// Simulated: as `getCurrentConfigurations(_:)`.
  ///
  /// - Throws: The error that the other form reports.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    try await withCheckedThrowingContinuation { continuation in
      getCurrentConfigurations { continuation.resume(with: $0) }
    }
  }

  private func reload(_ kind: String?) {
    DeviceConnection.shared?.ask(.reloadTimelines(kind: kind)) { _ in }
  }
}

/// A widget on the home screen.
///
/// Simulated: kind, family and settings, which two widgets on the home screen can share. Differs:
/// settings that are an App Intent aren't there.
public struct WidgetInfo: Hashable, Sendable, Identifiable {
  /// The kind of its configuration.
  public let kind: String
  /// The size family that the user has chosen.
  public let family: WidgetFamily
  /// The user's settings for it, if they are an intent of SiriKit; `nil` if the app has no such
  /// class.
  public let configuration: INIntent?
  private let settings: AppIntentRequest?
  /// The identity of the widget: the value itself.
  public var id: WidgetInfo { self }

  /// Whether two widgets have the same kind, family and settings.
  public static func == (first: WidgetInfo, second: WidgetInfo) -> Bool {
    first.kind == second.kind && first.family == second.family && first.settings == second.settings
  }

  /// Adds kind, family and settings to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
    hasher.combine(settings)
  }

  init?(_ placed: PlacedWidget) {
    guard let family = WidgetFamily(rawValue: placed.family) else { return nil }
    kind = placed.kind
    self.family = family
    settings = placed.settings
    configuration = settings.flatMap { CustomParameters.intent($0) }
  }
}
