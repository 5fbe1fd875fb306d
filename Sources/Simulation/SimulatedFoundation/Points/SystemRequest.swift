import DeviceProtocol
import Foundation
import Synchronization

/// A request of the system's own: what is returned is loaded at once, and is the answer.
///
/// Differs from a host's: the work behind the request is done before the answer.
final class SystemRequest: ContextRequest {
  let connection: DeviceConnection
  private let reply: Mutex<(@Sendable (PointAnswer) -> Void)?>

  init(connection: DeviceConnection, reply: @escaping @Sendable (PointAnswer) -> Void) {
    self.connection = connection
    self.reply = Mutex(reply)
  }

  func complete(_ items: [NSExtensionItem], work: (@Sendable (Bool) -> Void)?) {
    guard let reply = takeReply() else { return }
    let contents = Contents(items.flatMap { $0.attachments ?? [] })
    DispatchQueue.global().async {
      work?(false)
      contents.load { answer in reply(answer) }
    }
  }

  func cancel(_ error: any Error, items: [NSExtensionItem]) {
    takeReply()?(.failed(ErrorDescription(error, of: items)))
  }

  func expire() {}

  /// The reply, once.
  private func takeReply() -> (@Sendable (PointAnswer) -> Void)? {
    reply.withLock { reply in
      defer { reply = nil }
      return reply
    }
  }
}

/// The attachments that were returned, handed over for good, and what is in them.
private final class Contents: @unchecked Sendable {
  // Unchecked: the loads go one behind the other.
  private var waiting: [NSItemProvider]
  private var loaded: [Data] = []

  init(_ providers: [NSItemProvider]) { waiting = providers }

  /// Loads the first form of each; one that can't be had is the answer.
  func load(then answer: @escaping @Sendable (PointAnswer) -> Void) {
    guard !waiting.isEmpty else { return answer(.returned(loaded)) }
    let provider = waiting.removeFirst()
    guard let type = provider.registeredTypeIdentifiers.first else { return load(then: answer) }
    _ = provider.loadDataRepresentation(forTypeIdentifier: type) { [self] data, error in
      guard let data else {
        return answer(.failed(ErrorDescription(error ?? CocoaError(.fileReadUnknown), of: [])))
      }
      loaded.append(data)
      load(then: answer)
    }
  }
}
