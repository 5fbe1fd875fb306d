import DeviceProtocol
public import Foundation

extension Device {
  /// A web server on the device, which the scene tells what to answer.
  ///
  /// It is a true one, at an address of this machine's own that nothing outside can reach. There is
  /// one for the whole scene; its first use starts it.
  public func webServer() -> WebServer { WebServer(link: link) }
}

/// A web server that the scene tells what to answer, and asks what it received.
public struct WebServer: Sendable {
  /// The server's address.
  ///
  /// Its port is another in each run; the event log always has 50000, so that logs can be compared.
  public let url: URL
  let link: DeviceLink

  init(link: DeviceLink) {
    guard let url = Self.start(link) else {
      preconditionFailure("the device answered something else")
    }
    self.url = url
    self.link = link
  }

  /// Lets the server be away: what is under way breaks off, and nobody can connect to it.
  public func stop() { link.perform(.server(.stop)) }

  /// Brings the server back after ``stop()``, at the same address, with the same answers.
  public func start() {
    guard Self.start(link) == url else {
      preconditionFailure("another program has taken the server's port meanwhile")
    }
  }

  private static func start(_ link: DeviceLink) -> URL? {
    guard case .server(.port(let port)) = link.perform(.server(.start)) else { return nil }
    return URL(string: "http://127.0.0.1:\(port)")
  }

  /// Says how requests for a path are answered from now on; others get the status 404.
  ///
  /// - Parameters:
  ///   - path: The path, without what stands behind a `?`: "/upload".
  ///   - status: The answer's status.
  ///   - headers: The answer's headers.
  ///   - body: The answer's text.
  ///   - seconds: How long the server takes, by the device's clock.
  public func answer(
    _ path: String, status: Int = 200,
    headers: [String: String] = ["Content-Type": "text/plain; charset=utf-8"], body: String = "",
    after seconds: Double = 0
  ) {
    answer(path, status: status, headers: headers, data: Data(body.utf8), after: seconds)
  }

  /// Says how requests for a path are answered from now on, with bytes.
  ///
  /// With the header `Accept-Ranges: bytes` a request for the rest of the body is answered by the status 206
  /// and that rest, if the version that the request names by `If-Range` is that of the headers `ETag` or
  /// `Last-Modified`.
  ///
  /// - Parameters:
  ///   - path: The path: "/favicon.png".
  ///   - status: The answer's status.
  ///   - headers: The answer's headers.
  ///   - data: The answer's body.
  ///   - seconds: How long the server takes, by the device's clock.
  ///   - bytesPerSecond: How many bytes it sends in each second; all at once when it is `nil`.
  ///   - breakingOffAfter: After how many bytes of each answer's body the connection breaks off; not at
  ///     all when it is `nil`.
  public func answer(
    _ path: String, status: Int = 200, headers: [String: String] = [:], data: Data,
    after seconds: Double = 0, bytesPerSecond: Int? = nil, breakingOffAfter: Int? = nil
  ) {
    precondition(
      path.hasPrefix("/") && !path.contains { $0 == "?" || $0 == "#" || $0 == " " },
      "'\(path)' is no path: it begins with '/', and ends before a '?' or '#'")
    precondition((100...599).contains(status), "\(status) is no status: 100 to 599 are")
    precondition(
      (0...3600).contains(seconds), "a server can't take \(seconds) seconds: 0 to 3600 it can")
    precondition(bytesPerSecond ?? 1 > 0, "a server sends at least a byte in a second")
    precondition(breakingOffAfter ?? 0 >= 0, "a server breaks off after 0 bytes or more")
    let answer = ServedAnswer(
      status: status, headers: headers, body: data, seconds: seconds,
      bytesPerSecond: bytesPerSecond, breaksOffAfter: breakingOffAfter)
    link.perform(.server(.answer(path: path, answer)))
  }

  /// What the server has been asked so far, in the order of its arrival.
  public var requests: [ReceivedRequest] {
    guard case .server(.requests(let requests)) = link.perform(.server(.requests)) else {
      preconditionFailure("the device answered something else")
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
  /// How many bytes the body has.
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

  /// A header, whatever the case of its name.
  public func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  /// The request in few words: "POST /upload, 5 bytes".
  public var description: String {
    "\(method) \(path)" + (bodySize == 0 ? "" : ", \(bodySize) byte\(bodySize == 1 ? "" : "s")")
  }
}
