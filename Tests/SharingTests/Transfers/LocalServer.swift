import Foundation
import Glibc
import Synchronization

/// A web server inside the test's own process, for sessions that need no device.
///
/// | path | answer |
/// |---|---|
/// | `/moved` | a redirection to `/note` |
/// | `/locked` | 401, unless the request has a password |
/// | `/never` | none, ever |
/// | any other | "twelve bytes" |
final class LocalServer: Sendable {
  let url: URL
  private let socket: Int32
  private let heard = Mutex<[String]>([])

  /// The requests so far: "POST /note, 5 bytes".
  var requests: [String] { heard.withLock { $0 } }

  /// Starts the server on a free port.
  init() throws {
    let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 8) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    guard isOpen, let url = URL(string: "http://127.0.0.1:\(port)") else { throw POSIXError(.EIO) }
    self.url = url
    socket = listener
    Thread.detachNewThread { [self] in
      while case let client = accept(socket, nil, nil), client >= 0 {
        if answer(client) { Glibc.close(client) }
      }
    }
  }

  /// Stops the server.
  func stop() { Glibc.shutdown(socket, Int32(SHUT_RDWR)) }

  /// Answers a request; `false` when it never will.
  private func answer(_ client: Int32) -> Bool {
    var bytes = Data()
    guard let head = read(client, &bytes, until: { $0.range(of: Data("\r\n\r\n".utf8)) }) else {
      return true
    }
    let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self)
      .split(separator: "\r\n").map(String.init)
    let words = lines[0].split(separator: " ").map(String.init)
    func header(_ name: String) -> String? {
      lines.first { $0.lowercased().hasPrefix(name + ": ") }
        .map { String($0.dropFirst(name.count + 2)) }
    }
    var body = Data(bytes[head.upperBound...])
    if let count = header("content-length").flatMap({ Int($0) }) {
      _ = read(client, &body) { $0.count >= count ? 0..<0 : nil }
    } else if header("transfer-encoding") == "chunked" {
      _ = read(client, &body) { $0.range(of: Data("0\r\n\r\n".utf8)) }
      body = Self.joined(body)
    }
    let isLocked = words[1] == "/locked" && header("authorization") == nil
    heard.withLock { $0.append("\(words[0]) \(words[1]), \(body.count) bytes") }
    guard words[1] != "/never" else { return false }
    let (status, more) =
      isLocked
      ? ("401 Unauthorized", "WWW-Authenticate: Basic realm=\"notes\"\r\n")
      : words[1] == "/moved"
        ? ("302 Found", "Location: /note\r\n") : ("200 OK", "")
    let text = isLocked ? "who is it?" : "twelve bytes"
    let answer =
      "HTTP/1.1 \(status)\r\n\(more)Content-Length: \(text.utf8.count)\r\nConnection: close\r\n"
      + "Content-Type: text/plain\r\n\r\n\(text)"
    _ = answer.withCString { send(client, $0, answer.utf8.count, Int32(MSG_NOSIGNAL)) }
    return true
  }

  /// Reads until `place` finds what it looks for.
  private func read(
    _ client: Int32, _ bytes: inout Data, until place: (Data) -> Range<Int>?
  ) -> Range<Int>? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let place = place(bytes) { return place }
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer.prefix(count)
    }
  }

  /// A body without its chunk sizes.
  private static func joined(_ chunks: Data) -> Data {
    var (rest, body) = (chunks[...], Data())
    while let line = rest.range(of: Data("\r\n".utf8)),
      let count = Int(String(decoding: rest[..<line.lowerBound], as: UTF8.self), radix: 16),
      count > 0
    {
      body += rest[line.upperBound...].prefix(count)
      rest = rest[line.upperBound...].dropFirst(count + 2)
    }
    return body
  }
}
