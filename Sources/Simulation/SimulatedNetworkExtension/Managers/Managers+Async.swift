import SimulatedFoundation

extension NEVPNManager {
  /// Removes it from the device's settings; the VPN is stopped.
  ///
  /// Simulated: as the form with a handler.
  public func removeFromPreferences() async throws {
    try await Completion.success { removeFromPreferences(completionHandler: $0) }
  }
}

extension NEFilterManager {
  /// Takes the values from the device's settings; without any that were saved nothing changes.
  ///
  /// Simulated: as the form with a handler.
  public func loadFromPreferences() async throws {
    try await Completion.success { loadFromPreferences(completionHandler: $0) }
  }

  /// Writes the values into the device's settings.
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
  /// Takes the values from the device's settings; without any that were saved nothing changes.
  ///
  /// Simulated: as the form with a handler.
  public func loadFromPreferences() async throws {
    try await Completion.success { loadFromPreferences(completionHandler: $0) }
  }

  /// Writes the values into the device's settings.
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
