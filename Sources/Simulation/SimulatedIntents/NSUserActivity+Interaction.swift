public import SimulatedFoundation

extension NSUserActivity {
  /// The interaction with the intent that the app is to continue.
  ///
  /// Simulated: present in the activity with which Siri opens the app, with the intent as it was
  /// when the extension gave up (documented).
  public var interaction: INInteraction? { handedInteraction.flatMap { INInteraction($0) } }
}
