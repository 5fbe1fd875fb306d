import DeviceProtocol
import Foundation
import SimulatedFoundation

/// An app of the device's own: it makes items of what the user shares, and hands over attachments
/// when an extension asks for them.
enum HostApp {
  static func run() -> Never {
    guard let connection = DeviceConnection.shared else {
      preconditionFailure("a host app is launched by the device")
    }
    let shared = SharedItems()
    connection.receive { message, connection in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { answer(message, connection, shared) }
      }
    }
    MainLoop.run()
  }

  @MainActor private static func answer(
    _ message: Message, _ connection: DeviceConnection, _ shared: SharedItems
  ) {
    switch message.body {
    case .share(let things):
      shared.items = [ItemMaker.item(of: things)]
      let descriptions = shared.items.map { ItemMaker.describe($0, things) }
      connection.send(.items(descriptions), number: message.number)
    case .load(let reference, let type):
      load(reference, type, message.number, connection, shared)
    case .becomeActive, .enterBackground, .takeURL: connection.send(.done, number: message.number)
    default: break
    }
  }

  @MainActor private static func load(
    _ reference: AttachmentReference, _ type: String, _ number: Int,
    _ connection: DeviceConnection, _ shared: SharedItems
  ) {
    guard let provider = shared.provider(reference) else {
      let error = ErrorDescription(
        domain: NSItemProvider.errorDomain,
        code: NSItemProvider.ErrorCode.itemUnavailableError.rawValue,
        message: "the host app shares no such attachment any more")
      connection.send(.failed(error), number: number)
      return
    }
    provider.loadItem(forTypeIdentifier: type, options: nil) { value, error in
      if let value, let wire = WireValue(value) {
        connection.send(.loaded(wire), number: number)
      } else {
        let error = error ?? CocoaError(.coderInvalidValue)
        connection.send(.failed(ErrorDescription(error)), number: number)
      }
    }
  }
}

/// What the app shares at the moment.
@MainActor private final class SharedItems {
  var items: [NSExtensionItem] = []

  nonisolated init() {}

  func provider(_ reference: AttachmentReference) -> NSItemProvider? {
    guard items.indices.contains(reference.item) else { return nil }
    let attachments = items[reference.item].attachments ?? []
    return attachments.indices.contains(reference.attachment)
      ? attachments[reference.attachment] : nil
  }
}
