import DeviceProtocol
public import SimulatedIntents

/// Tells the system from the app, or another of its extensions, that widgets have something new.
///
/// Simulated: reloading asks the device, which asks the provider. Differs: relevances can't be
/// invalidated, and nobody is recommended anything.
public final class WidgetCenter: Sendable {
  /// The centre.
  public static let shared = WidgetCenter()

  private init() {}

  /// Has the timelines of a kind asked for anew, of the app's own widgets.
  ///
  /// Simulated: at once. Reloads count, forty within a day for each widget, unless the app is in front
  /// (documented: forty to seventy for a widget that is often looked at).
  ///
  /// - Parameter kind: That of the widget's configuration; nothing comes of one that isn't there.
  public func reloadTimelines(ofKind kind: String) { reload(kind) }

  /// Has the timelines of all the app's widgets asked for anew.
  ///
  /// Simulated: as `reloadTimelines(ofKind:)`.
  public func reloadAllTimelines() { reload(nil) }

  /// The app's widgets that the user has on the home screen.
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

  /// The app's widgets that the user has on the home screen.
  ///
  /// Simulated: as `getCurrentConfigurations(_:)`.
  ///
  /// - Throws: What that hands over.
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
/// Simulated: kind and family, which two widgets on the home screen can share. Differs: no configuration by
/// intents.
public struct WidgetInfo: Hashable, Sendable, Identifiable {
  /// The kind of its configuration.
  public let kind: String
  /// How large the user has it.
  public let family: WidgetFamily
  /// What the user has set for it.
  ///
  /// Type-checks only: there are static configurations alone, so it is always `nil`.
  public let configuration: INIntent?
  /// What tells it from others: itself.
  public var id: WidgetInfo { self }

  init?(_ placed: PlacedWidget) {
    guard let family = WidgetFamily(rawValue: placed.family) else { return nil }
    kind = placed.kind
    self.family = family
    configuration = nil
  }
}
