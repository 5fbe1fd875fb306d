package import DeviceProtocol
import Synchronization

/// Takes the first answer to a call; later ones are ignored, on whichever thread they come.
package final class FirstReply: Sendable {
  private let reply: Mutex<(@Sendable (PointAnswer) -> Void)?>

  package init(_ reply: @escaping @Sendable (PointAnswer) -> Void) { self.reply = Mutex(reply) }

  /// Answers, unless there has been an answer.
  package func callAsFunction(_ answer: PointAnswer) { take()?(answer) }

  /// Takes what is to be called with the answer later; `nil` when there has been an answer, or it
  /// was taken before.
  package func take() -> (@Sendable (PointAnswer) -> Void)? { reply.withLock { $0.take() } }
}
