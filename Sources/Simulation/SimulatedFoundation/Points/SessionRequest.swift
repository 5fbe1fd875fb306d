import DeviceProtocol

/// The request of an interface that the system shows: the system decides when it is over.
///
/// When an extension says that it has ended, that is for points whose hosts listen; here nothing
/// does.
final class SessionRequest: ContextRequest {
  /// Which of the process's sessions it is.
  let session: Int
  let connection: DeviceConnection

  init(session: Int, connection: DeviceConnection) {
    self.session = session
    self.connection = connection
  }

  func complete(_ items: [NSExtensionItem], work: (@Sendable (Bool) -> Void)?) {}

  /// Reports only that a broadcast's set-up was cancelled, which means that the user has given up.
  func cancel(_ error: any Error, items: [NSExtensionItem]) {
    guard connection.context.point == "com.apple.broadcast-services-setupui" else { return }
    connection.ask(.endBroadcastSetup(.cancelled(ErrorDescription(error)))) { _ in }
  }

  func expire() {}
}
