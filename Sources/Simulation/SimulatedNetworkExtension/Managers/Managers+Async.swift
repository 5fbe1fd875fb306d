import SimulatedFoundation

extension NEVPNManager {
  /// Removes the configuration from the device's settings; the VPN is stopped.
  ///
  /// Simulated: as the form with a handler.
  public func removeFromPreferences() async throws {
    try await Completion.success { removeFromPreferences(completionHandler: $0) }
  }
}

extension NEFilterManager {
  /// Loads the values from the device's settings; if none were saved, nothing changes.
  ///
  /// Simulated: as the form with a handler.
  public func loadFromPreferences() async throws {
    try await Completion.success { loadFromPreferences(completionHandler: $0) }
  }

  /// Saves the values to the device's settings.
  ///
  /// Simulated: as the form with a handler.
  public func saveToPreferences() async throws {
    try await Completion.success { saveToPreferences(completionHandler: $0) }
  }

  /// Removes the filter from the device's settings.
  ///
  /// Simulated: as the form with a handler.
  public func removeFromPreferences() async throws {
    try await Completion.success { removeFromPreferences(completionHandler: $0) }
  }
}

extension NEDNSProxyManager {
  /// Loads the values from the device's settings; if none were saved, nothing changes.
  ///
  /// Simulated: as the form with a handler.
  public func loadFromPreferences() async throws {
    try await Completion.success { loadFromPreferences(completionHandler: $0) }
  }

  /// Saves the values to the device's settings.
  ///
  /// Simulated: as the form with a handler.
  public func saveToPreferences() async throws {
    try await Completion.success { saveToPreferences(completionHandler: $0) }
  }

  /// Removes the proxy from the device's settings.
  ///
  /// Simulated: as the form with a handler.
  public func removeFromPreferences() async throws {
    try await Completion.success { removeFromPreferences(completionHandler: $0) }
  }
}
