package import DeviceProtocol
import Synchronization

/// Takes the first answer to a call; later ones count for nothing, on whichever thread they come.
package final class FirstReply: Sendable {
  private let reply: Mutex<(@Sendable (PointAnswer) -> Void)?>

  package init(_ reply: @escaping @Sendable (PointAnswer) -> Void) { self.reply = Mutex(reply) }

  /// Answers, unless that has been done.
  package func callAsFunction(_ answer: PointAnswer) { take()?(answer) }

  /// What is to be called with the answer later; `nil` when there is one, or somebody has taken it.
  package func take() -> (@Sendable (PointAnswer) -> Void)? { reply.withLock { $0.take() } }
}
