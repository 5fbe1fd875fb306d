import SimulatedFoundation

extension AVAsset {
  /// Loads properties.
  ///
  /// Simulated: as the form with a handler.
  public func loadValuesAsynchronously(forKeys keys: [String]) async {
    await Completion.end { loadValuesAsynchronously(forKeys: keys, completionHandler: $0) }
  }
}
