import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedFoundation

/// What an app shows: its windows, from back to front.
@MainActor final class AppScreen: ShownScreen {
  private static let shared = AppScreen()

  /// Answers the device when it asks for the app's screen or acts on it; `false` for any other
  /// message.
  nonisolated static func receive(_ message: Message, _ connection: DeviceConnection) -> Bool {
    switch message.body {
    case .showScreen, .act, .keyboard:
      DispatchQueue.main.async {
        MainActor.assumeIsolated { ScreenAnswers.answer(message, of: shared, connection) }
      }
      return true
    default: return false
    }
  }

  func screen() -> Screen { layers.screen() }

  func prepare(_ act: ScreenAct) -> Result<UserAction, ScreenFailure> { layers.prepare(act) }

  func serve(_ request: KeyboardRequest) -> KeyboardPlace { TypingLink.shared.serve(request) }

  private var layers: ShownLayers { ShownLayers(windows: WindowList.shown) }
}
