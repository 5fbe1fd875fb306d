public import SimulatedFoundation

/// Makes the audio units of an extension; its principal object conforms to it.
///
/// Simulated: each unit that a host asks for has a principal object of its own.
public protocol AUAudioUnitFactory: NSExtensionRequestHandling {
  /// Makes a unit.
  ///
  /// Simulated: called once, on a background queue: what has to be done on the main queue may wait for
  /// that. Differs: a principal object without an interface isn't asked to begin a request before.
  ///
  /// - Parameter desc: The component that the host wants.
  /// - Returns: The unit.
  /// - Throws: Why there is none; the host gets that error (inferred).
  func createAudioUnit(with desc: AudioComponentDescription) throws -> AUAudioUnit
}
