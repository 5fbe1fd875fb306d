extension UIApplication {
  /// Ignores what the user does, until it is ended as often as it was begun.
  ///
  /// Simulated: counted. Differs: the device's user isn't ignored.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  public func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Takes note again of what the user does.
  ///
  /// Simulated: as ``beginIgnoringInteractionEvents()``.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  public func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

  /// Whether what the user does is ignored.
  public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
}
