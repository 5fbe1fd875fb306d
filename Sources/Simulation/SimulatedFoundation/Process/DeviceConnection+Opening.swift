package import DeviceProtocol
package import Foundation

extension DeviceConnection {
  /// Asks the device to open a URL; the handler is called on the main queue.
  package func open(
    _ url: URL, by technique: OpenTechnique, completion: @escaping @Sendable (Bool) -> Void
  ) {
    runningHandlers.enter()
    request(.openURL(url.absoluteString, technique)) { [self] answer in
      DispatchQueue.main.async { [self] in
        completion(answer.isDone)
        runningHandlers.leave()
      }
    }
  }

  /// Asks the device to open a URL and waits for the answer.
  package func openAndWait(_ url: URL, by technique: OpenTechnique) -> Bool {
    ask(.openURL(url.absoluteString, technique)).isDone
  }
}

extension Message.Body {
  fileprivate var isDone: Bool { if case .done = self { true } else { false } }
}
