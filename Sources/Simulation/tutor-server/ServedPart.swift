import DeviceProtocol
import FlyingFox
import Foundation

/// What is sent for one request: a whole answer, or the rest that was requested.
struct ServedPart {
  private(set) var status: Int
  private(set) var headers: [String: String]
  private var bytes: Data
  private let answer: ServedAnswer

  init(of answer: ServedAnswer, for request: HTTPRequest) {
    self.answer = answer
    (status, headers, bytes) = (answer.status, answer.headers, answer.body)
    guard answer.status == 200, header("Accept-Ranges")?.lowercased() == "bytes",
      let beginning = Self.beginning(request.headers[HTTPHeader("Range")]),
      isSameVersion(request.headers[HTTPHeader("If-Range")])
    else { return }
    guard beginning < bytes.count else {
      status = 416
      headers["Content-Range"] = "bytes */\(bytes.count)"
      bytes = Data()
      return
    }
    status = 206
    headers["Content-Range"] = "bytes \(beginning)-\(bytes.count - 1)/\(bytes.count)"
    bytes = Data(bytes.dropFirst(beginning))
  }

  /// The bytes in the way in which the answer wants them sent.
  var body: HTTPBodySequence {
    guard answer.bytesPerSecond != nil || answer.breaksOffAfter != nil else {
      return HTTPBodySequence(data: bytes)
    }
    let slow = SlowBytes(
      bytes: bytes, perSecond: answer.bytesPerSecond, end: answer.breaksOffAfter)
    return HTTPBodySequence(from: slow, count: bytes.count)
  }

  private func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  /// Whether the version that a request names is the current one; if it names none, it is.
  private func isSameVersion(_ version: String?) -> Bool {
    version == nil || [header("ETag"), header("Last-Modified")].contains(version)
  }

  /// Returns the first byte that "bytes=4-" requests; `nil` for other ranges.
  private static func beginning(_ range: String?) -> Int? {
    guard let range, range.hasPrefix("bytes="), range.hasSuffix("-") else { return nil }
    return Int(range.dropFirst(6).dropLast())
  }
}
