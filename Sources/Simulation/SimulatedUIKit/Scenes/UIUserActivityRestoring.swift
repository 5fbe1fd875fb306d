public import SimulatedFoundation

/// Takes part in bringing back what an activity stands for.
///
/// Simulated: there for the restoration handler's type. Differs: the system calls it for nobody.
@preconcurrency @MainActor public protocol UIUserActivityRestoring {
  /// Brings back what the activity stands for.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
