import DeviceProtocol
import Foundation
import SimulatedFoundation

/// An app of the device's own: it makes items of what the user shares, hands over attachments when
/// an extension asks for them, and takes what an Action returns.
enum HostApp {
  static func run() -> Never {
    guard let connection = DeviceConnection.shared else {
      preconditionFailure("a host app is launched by the device")
    }
    connection.receive { message, connection in
      if SharedSheets.receive(message, connection) { return }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { answer(message, connection) }
      }
    }
    MainLoop.run()
  }

  @MainActor private static func answer(_ message: Message, _ connection: DeviceConnection) {
    switch message.body {
    case .share(let sheet, let things):
      let items = [ItemMaker.item(of: things)]
      SharedSheets.keep(items, sheet: sheet)
      let descriptions = items.map { ItemMaker.describe($0, things) }
      connection.send(.items(descriptions), number: message.number)
    case .becomeActive, .enterBackground, .takeURL, .willTerminate:
      connection.send(.done, number: message.number)
    default: break
    }
  }
}
