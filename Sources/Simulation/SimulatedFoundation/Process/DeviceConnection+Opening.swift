package import DeviceProtocol
package import Foundation

extension DeviceConnection {
  /// Asks the device to open a URL; the handler is called on the main queue.
  package func open(
    _ url: URL, by technique: OpenTechnique, universalLinksOnly: Bool = false,
    completion: @escaping @Sendable (Bool) -> Void
  ) {
    runningHandlers.enter()
    let question = Message.Body.openURL(
      url.absoluteString, technique, universalLinksOnly: universalLinksOnly)
    request(question) { [self] answer in
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

  /// Whether some app on the device takes the URL.
  package func canOpen(_ url: URL) -> Bool { ask(.canOpenURL(url.absoluteString)).isDone }
}

extension Message.Body {
  fileprivate var isDone: Bool { if case .done = self { true } else { false } }
}
