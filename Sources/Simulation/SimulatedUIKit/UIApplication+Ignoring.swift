extension UIApplication {
  /// Ignores the user's actions until `endIgnoringInteractionEvents()` is called as often.
  ///
  /// Simulated: counted. Differs: the device's user isn't ignored.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  public func beginIgnoringInteractionEvents() { ignoringCount += 1 }

  /// Responds to the user's actions again.
  ///
  /// Simulated: as ``beginIgnoringInteractionEvents()``.
  @available(*, deprecated, message: "unavailable in application extensions for iOS")
  public func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

  /// Whether the user's actions are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
}
