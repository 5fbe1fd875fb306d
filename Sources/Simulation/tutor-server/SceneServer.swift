import DeviceProtocol
import FlyingFox
import FlyingSocks
import Foundation

/// Answers requests as a scene has said, and remembers them.
actor SceneServer {
  private var answers: [String: ServedAnswer] = [:]
  private var requests: [ServedRequest] = []
  private var running: HTTPServer?
  /// The port of the first start, which it keeps.
  private var lastPort: UInt16 = 0

  /// Does what the scene wants; `nil` when that isn't possible.
  func obey(_ command: ServerCommand) async -> ServerReply? {
    switch command {
    case .start: return await port().map { .port($0) }
    case .answer(let path, let answer):
      answers[path] = answer
      return .done
    case .requests: return .requests(requests)
    case .stop:
      await running?.stop()
      running = nil
      // The clock moves when every process has heard of it: what they say comes before the answer.
      try? await Task.sleep(for: .milliseconds(1))
      return .done
    case .post(let path, let headers, let body):
      return .answered(await answer(path: path, headers: headers, body: body))
    }
  }

  /// Answers what the system posts like a request from the network; `nil` while the server is
  /// unreachable.
  private func answer(path: String, headers: [String: String], body: Data) async -> ServedAnswer? {
    guard running != nil else { return nil }
    requests.append(
      ServedRequest(
        method: "POST", path: path, headers: headers, bodySize: body.count,
        text: String(data: body, encoding: .utf8)))
    guard let answer = answers[path] else {
      return ServedAnswer(
        status: 404, headers: ["Content-Type": "text/plain; charset=utf-8"],
        body: Data("nothing here".utf8), seconds: 0)
    }
    if answer.seconds > 0 { try? await Task.sleep(for: .seconds(answer.seconds)) }
    return answer
  }

  /// Returns the port at which it listens; the kernel chooses it.
  private func port() async -> Int? {
    let server = running ?? start()
    try? await server.waitUntilListening()
    guard case .ip4(_, let port) = await server.listeningAddress else { return nil }
    lastPort = port
    return Int(port)
  }

  private func start() -> HTTPServer {
    guard let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: lastPort) else {
      preconditionFailure("the loopback address is one")
    }
    // Its limit for an answer is on the device's clock, on which an answer may take long.
    let server = HTTPServer(
      address: address, timeout: 86_400, logger: .disabled,
      handler: ClosureHTTPHandler { [weak self] request in
        await self?.answer(request) ?? HTTPResponse(statusCode: .serviceUnavailable)
      })
    running = server
    Task { try? await server.run() }
    return server
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let body = (try? await request.bodyData) ?? Data()
    requests.append(ServedRequest(request, body))
    guard let answer = answers[request.path] else {
      return HTTPResponse(
        statusCode: .notFound, headers: [.contentType: "text/plain; charset=utf-8"],
        body: Data("nothing here".utf8))
    }
    if answer.seconds > 0 { try? await Task.sleep(for: .seconds(answer.seconds)) }
    // The server was stopped in the meantime.
    guard !Task.isCancelled else {
      let nothing = SlowBytes(bytes: Data([0]), perSecond: nil, end: 0)
      return HTTPResponse(statusCode: .ok, body: HTTPBodySequence(from: nothing, count: 1))
    }
    let part = ServedPart(of: answer, for: request)
    var headers = HTTPHeaders()
    for (name, value) in part.headers { headers[HTTPHeader(name)] = value }
    return HTTPResponse(
      statusCode: HTTPStatusCode(part.status, phrase: ""), headers: headers, body: part.body)
  }
}

extension ServedRequest {
  /// Makes the description of a request, without the text of a long body.
  fileprivate init(_ request: HTTPRequest, _ body: Data) {
    var headers: [String: String] = [:]
    for name in request.headers.keys { headers[name.rawValue] = request.headers[name] }
    self.init(
      method: request.method.rawValue, path: request.path, headers: headers, bodySize: body.count,
      text: body.count <= 1 << 16 ? String(data: body, encoding: .utf8) : nil)
  }
}
