package import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The connection that carries a host's requests about audio units to the device.
package enum AudioLink {
  /// Sends a request, and waits for the answer.
  package static func ask(_ command: AudioCommand) -> AudioOutcome {
    outcome(DeviceConnection.shared?.ask(.pointQuestion(.audio(command))))
  }

  /// Sends a request, and calls the handler on a background queue.
  static func ask(_ command: AudioCommand, then handler: @escaping @Sendable (AudioOutcome) -> Void)
  {
    guard let connection = DeviceConnection.shared else {
      return DispatchQueue.global().async { handler(outcome(nil)) }
    }
    connection.ask(.audio(command)) { handler(outcome($0)) }
  }

  private static func outcome(_ answer: Message.Body?) -> AudioOutcome {
    switch answer {
    case .information(.audio(let outcome)): outcome
    case .failed(let error): .failed(error)
    default: .failed(.audio(kAudioComponentErr_InstanceInvalidated, DeviceWords.noDevice))
    }
  }
}
