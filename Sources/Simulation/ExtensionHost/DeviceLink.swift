import DeviceProtocol
import Foundation
import SimulatedFoundation

/// Carries a scene's commands to the device and waits for the answers.
final class DeviceLink: Sendable {
  private let connection: DeviceConnection?

  init() {
    connection = DeviceConnection.shared
    MainLoop.redirectOutput()
  }

  /// Sends a command; a command that can't be carried out ends the scene with the reason, because
  /// it is a mistake in the scene.
  @discardableResult
  func perform(_ command: SceneCommand) -> SceneAnswer {
    guard let connection else {
      preconditionFailure(LinkWords.outsideScene)
    }
    guard case .sceneAnswer(let answer) = connection.ask(.scene(command)) else {
      preconditionFailure(LinkWords.noAnswer)
    }
    if case .impossible(let reason) = answer { preconditionFailure(reason) }
    return answer
  }
}
