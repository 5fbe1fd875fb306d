import DeviceProtocol
import Foundation
import SimulatedFoundation

extension AUAudioUnit {
  /// Makes the unit of a component.
  ///
  /// Simulated: it is made in its extension's process; the host gets a unit that represents it, and
  /// the handler is called on a background queue. An error of NSOSStatusErrorDomain means that
  /// there is no such component (-3000, observed), or that its extension couldn't be started; an
  /// error that the factory throws is passed on unchanged (inferred). Differs: all three numbers
  /// must identify a component, and the system has none of its own.
  @preconcurrency public class func instantiate(
    with componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = [],
    completionHandler: @escaping @Sendable (AUAudioUnit?, (any Error)?) -> Void
  ) {
    AudioLink.ask(.instantiate(componentDescription.key)) { outcome in
      switch outcome {
      case .unit(let session, let description):
        do {
          let unit = try RemoteAudioUnit(componentDescription, session, description)
          completionHandler(unit, nil)
        } catch { completionHandler(nil, error) }
      case .failed(let error): completionHandler(nil, error.nsError)
      default: completionHandler(nil, NSError(audio: kAudioUnitErr_FailedInitialization))
      }
    }
  }

  /// Makes the unit of a component.
  ///
  /// Simulated: as the form with a handler.
  public class func instantiate(
    with componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) async throws -> AUAudioUnit {
    try await withCheckedThrowingContinuation { continuation in
      instantiate(with: componentDescription, options: options) { unit, error in
        if let unit {
          continuation.resume(returning: unit)
        } else {
          continuation.resume(
            throwing: error ?? NSError(audio: kAudioUnitErr_FailedInitialization))
        }
      }
    }
  }
}
