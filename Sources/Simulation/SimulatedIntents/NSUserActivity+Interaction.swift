public import SimulatedFoundation

extension NSUserActivity {
  /// The intent that the app is to go on with.
  ///
  /// Simulated: there in the activity with which Siri opens the app, with the intent as it was when
  /// the extension gave up on it (documented).
  public var interaction: INInteraction? { handedInteraction.flatMap { INInteraction($0) } }
}
