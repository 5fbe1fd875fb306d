import DeviceProtocol

/// The request of an interface that the system shows: the system decides when that is over.
///
/// What an extension says of its end is for points whose hosts listen; nobody does here.
final class SessionRequest: ContextRequest {
  /// Which of the process's sessions it is.
  let session: Int
  let connection: DeviceConnection

  init(session: Int, connection: DeviceConnection) {
    self.session = session
    self.connection = connection
  }

  func complete(_ items: [NSExtensionItem], work: (@Sendable (Bool) -> Void)?) {}

  /// The system listens to a broadcast's set-up alone: the user has given up there.
  func cancel(_ error: any Error, items: [NSExtensionItem]) {
    guard connection.context.point == "com.apple.broadcast-services-setupui" else { return }
    connection.ask(.endBroadcastSetup(.cancelled(ErrorDescription(error)))) { _ in }
  }

  func expire() {}
}
