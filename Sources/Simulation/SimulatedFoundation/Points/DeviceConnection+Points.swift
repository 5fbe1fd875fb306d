package import DeviceProtocol
import Dispatch

extension DeviceConnection {
  /// Asks the system on behalf of an extension point; the handler is called on a background queue,
  /// and the process doesn't count as idle until it returns.
  package func ask(
    _ question: PointQuestion, then handler: @escaping @Sendable (Message.Body) -> Void
  ) {
    runningHandlers.enter()
    request(.pointQuestion(question)) { [self] answer in
      answeredHandlers.enter()
      DispatchQueue.global().async { [self] in
        handler(answer)
        answeredHandlers.leave()
        runningHandlers.leave()
      }
    }
  }
}
