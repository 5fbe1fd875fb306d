import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Asks the server of a message filter's app, which the filter itself can't reach.
  ///
  /// The address is that of ILMessageFilterExtensionNetworkURL, by HTTPS, and its host has to be in
  /// the app's entitlements with "messagefilter:" (documented). The device's own web server stands
  /// in for every host.
  func askFilterServer(about message: ReceivedMessage, for process: ChildProcess) -> Message.Body {
    guard
      let app = containingApp(of: process),
      let filter = app.extensions.first(where: { $0.name == process.name })
    else { return .failed(.filter(.system, MessageFilterWords.noFilter)) }
    guard let address = filter.filterServer, let url = URL(string: address),
      url.scheme?.lowercased() == "https", let host = url.host?.lowercased()
    else {
      return refuse(
        filter, .invalidURL,
        filter.filterServer.map(MessageFilterWords.noAddress) ?? MessageFilterWords.noServer)
    }
    guard app.filterDomains.contains(host) else {
      return refuse(
        filter, .unauthorized, MessageFilterWords.noDomain(host))
    }
    let path = url.path.isEmpty ? "/" : url.path
    guard let server = transfers.server, server.isRunning,
      let answer = post(Self.query(message), to: path, at: server)
    else { return refuse(filter, .failed, MessageFilterWords.unreachable) }
    guard !(300..<400).contains(answer.status) else {
      return refuse(filter, .redirected, MessageFilterWords.redirected)
    }
    recorder.record(filter.name, .acted(MessageFilterWords.asked(status: answer.status)))
    return .information(
      .filterServer(
        FilterServerAnswer(
          url: address, status: answer.status, headers: answer.headers, body: answer.body)))
  }

  private func post(_ body: Data, to path: String, at server: ChildProcess) -> ServedAnswer? {
    var reply: ServerReply?
    let headers = ["Content-Type": "application/json; charset=utf-8"]
    server.request(.server(.post(path: path, headers: headers, body: body))) { answer in
      if case .serverReply(let said) = answer { reply = said }
    }
    wait(seconds: plan.limits.answerSeconds, patience: Self.serverSeconds) {
      reply != nil || !server.isRunning
    }
    guard case .answered(let answer)? = reply else { return nil }
    return answer
  }

  /// Returns what the system tells the server (documented): never who the user is.
  private static func query(_ message: ReceivedMessage) -> Data {
    let query: [String: Any] = [
      "_version": 1,
      "query": ["sender": message.sender, "message": ["text": message.text]],
      "app": ["version": "1.0"],
    ]
    return (try? JSONSerialization.data(withJSONObject: query, options: [.sortedKeys])) ?? Data()
  }

  private func refuse(
    _ filter: InstalledExtension, _ problem: FilterProblem, _ reason: String
  ) -> Message.Body {
    recorder.record(filter.name, .openRefused(url: filter.filterServer ?? "", reason: reason))
    return .failed(.filter(problem, reason))
  }

  /// The time that a server may take; Apple publishes no number.
  private static let serverSeconds = 20.0
}

/// ILMessageFilterError.
private enum FilterProblem: Int {
  case system = 1
  case invalidURL
  case unauthorized
  case failed
  case redirected
}

extension ErrorDescription {
  fileprivate static func filter(_ problem: FilterProblem, _ message: String) -> ErrorDescription {
    ErrorDescription(domain: "ILMessageFilterErrorDomain", code: problem.rawValue, message: message)
  }
}
