public import SimulatedFoundation

/// An object that takes part in restoring what an activity represents.
///
/// Simulated: there for the restoration handler's type. Differs: the system never calls it.
@preconcurrency @MainActor public protocol UIUserActivityRestoring {
  /// Restores what the activity represents.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
