public import SimulatedFoundation

/// An object that makes the audio units of an extension; its principal object conforms to it.
///
/// Simulated: there is a separate principal object for each unit that a host requests.
public protocol AUAudioUnitFactory: NSExtensionRequestHandling {
  /// Makes a unit.
  ///
  /// Simulated: called once, on a background queue: it may wait for work on the main queue.
  /// Differs: a principal object without an interface isn't asked to begin a request first.
  ///
  /// - Parameter desc: The component that the host requests.
  /// - Returns: The unit.
  /// - Throws: The reason why there is none; the host gets that error (inferred).
  func createAudioUnit(with desc: AudioComponentDescription) throws -> AUAudioUnit
}
