import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedFoundation
import WebPages

/// The browser, whose connection goes to the device.
struct ConnectedBrowser: BrowserVoice {
  let connection: DeviceConnection

  func report(_ action: Action) { connection.send(.event(action)) }

  func print(_ text: String) { connection.send(.print(.output, text)) }

  func send(_ message: NativeMessage, to identifier: String) -> WorldAnswer? {
    switch connection.ask(.pointQuestion(.webExtension(.send(message, to: identifier)))) {
    case .information(.contents(let reply)):
      .value(reply.map { String(decoding: $0, as: UTF8.self) })
    case .failed(let error): .failure(PageVisitWords.nativeFailure(error.message))
    default: nil
    }
  }
}
