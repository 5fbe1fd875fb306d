import DeviceProtocol
public import Foundation

extension Device {
  /// Returns a web server on the device, for which the scene sets the answers.
  ///
  /// It is a real one, at a local address of this machine that nothing outside can reach. There is
  /// one for the whole scene; its first use starts it.
  public func webServer() -> WebServer { WebServer(link: link) }
}

/// A web server for which the scene sets the answers, and which tells what it received.
public struct WebServer: Sendable {
  /// The server's address.
  ///
  /// Its port differs from run to run; the event log always has 50000, so that logs can be
  /// compared.
  public let url: URL
  let link: DeviceLink

  init(link: DeviceLink) {
    guard let url = Self.start(link) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    self.url = url
    self.link = link
  }

  /// Makes the server unreachable: what is in progress breaks off, and nothing can connect to it.
  public func stop() { link.perform(.server(.stop)) }

  /// Makes the server reachable again after ``stop()``, at the same address, with the same answers.
  public func start() {
    guard Self.start(link) == url else {
      preconditionFailure(WebServerWords.portTaken)
    }
  }

  private static func start(_ link: DeviceLink) -> URL? {
    guard case .server(.port(let port)) = link.perform(.server(.start)) else { return nil }
    return URL(string: "http://127.0.0.1:\(port)")
  }

  /// Sets how requests for a path are answered from now on; others get the status 404.
  ///
  /// - Parameters:
  ///   - path: The path, without anything after a `?`: "/upload".
  ///   - status: The answer's status.
  ///   - headers: The answer's headers.
  ///   - body: The answer's text.
  ///   - seconds: The time that the server takes, by the device's clock.
  public func answer(
    _ path: String, status: Int = 200,
    headers: [String: String] = ["Content-Type": "text/plain; charset=utf-8"], body: String = "",
    after seconds: Double = 0
  ) {
    answer(path, status: status, headers: headers, data: Data(body.utf8), after: seconds)
  }

  /// Sets how requests for a path are answered from now on, with bytes.
  ///
  /// With the header `Accept-Ranges: bytes`, a request for the rest of the body is answered with
  /// the status 206 and that rest, if the version that the request names by `If-Range` is that of
  /// the headers `ETag` or `Last-Modified`.
  ///
  /// - Parameters:
  ///   - path: The path: "/favicon.png".
  ///   - status: The answer's status.
  ///   - headers: The answer's headers.
  ///   - data: The answer's body.
  ///   - seconds: The time that the server takes, by the device's clock.
  ///   - bytesPerSecond: The number of bytes that it sends per second; `nil` for all at once.
  ///   - breakingOffAfter: The number of bytes of each answer's body after which the connection
  ///     breaks off; `nil` for never.
  public func answer(
    _ path: String, status: Int = 200, headers: [String: String] = [:], data: Data,
    after seconds: Double = 0, bytesPerSecond: Int? = nil, breakingOffAfter: Int? = nil
  ) {
    precondition(
      path.hasPrefix("/") && !path.contains { $0 == "?" || $0 == "#" || $0 == " " },
      WebServerWords.noPath(path))
    precondition((100...599).contains(status), WebServerWords.noStatus(status))
    precondition((0...3600).contains(seconds), WebServerWords.tooSlow(seconds))
    precondition(bytesPerSecond ?? 1 > 0, WebServerWords.noSpeed)
    precondition(breakingOffAfter ?? 0 >= 0, WebServerWords.noBreakingOff)
    let answer = ServedAnswer(
      status: status, headers: headers, body: data, seconds: seconds,
      bytesPerSecond: bytesPerSecond, breaksOffAfter: breakingOffAfter)
    link.perform(.server(.answer(path: path, answer)))
  }

  /// The requests that the server has received so far, in the order of their arrival.
  public var requests: [ReceivedRequest] {
    guard case .server(.requests(let requests)) = link.perform(.server(.requests)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return requests.map(ReceivedRequest.init)
  }
}

/// A request that the scene's web server received.
public struct ReceivedRequest: Hashable, Sendable, CustomStringConvertible {
  /// The method: "POST".
  public let method: String
  /// The path: "/upload".
  public let path: String
  /// The headers by their names, as they were sent.
  public let headers: [String: String]
  /// The number of bytes of the body.
  public let bodySize: Int
  /// The body if it is text of at most 64 KiB.
  public let text: String?

  init(_ request: ServedRequest) {
    method = request.method
    path = request.path
    headers = request.headers
    bodySize = request.bodySize
    text = request.text
  }

  /// Returns a header, whatever the case of its name.
  public func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  /// The request in a few words: "POST /upload, 5 bytes".
  public var description: String {
    WebServerWords.request(method, path, bytes: bodySize)
  }
}
