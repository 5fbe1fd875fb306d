import DeviceProtocol
import Foundation

/// A request that the system itself makes: the contents of the returned items are the answer.
///
/// Differs from a host's: the work that follows the request is done before the answer.
final class SystemRequest: ContextRequest {
  /// Reads the contents of items, which are handed over for good.
  typealias Reading =
    @Sendable (ReturnedToSystem, @escaping @Sendable (PointAnswer) -> Void) -> Void

  let connection: DeviceConnection
  private let reading: Reading
  private let reply: FirstReply

  init(
    connection: DeviceConnection, reading: @escaping Reading,
    reply: @escaping @Sendable (PointAnswer) -> Void
  ) {
    self.connection = connection
    self.reading = reading
    self.reply = FirstReply(reply)
  }

  func complete(_ items: [NSExtensionItem], work: (@Sendable (Bool) -> Void)?) {
    guard let reply = reply.take() else { return }
    let returned = ReturnedToSystem(items: items)
    DispatchQueue.global().async { [reading] in
      work?(false)
      reading(returned, reply)
    }
  }

  func cancel(_ error: any Error, items: [NSExtensionItem]) {
    reply(.failed(ErrorDescription(error, of: items)))
  }

  func expire() {}
}

/// Items that an extension has returned, handed over to the system for good.
struct ReturnedToSystem: @unchecked Sendable {
  let items: [NSExtensionItem]
}
