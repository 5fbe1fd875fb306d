package import Foundation

/// What a scene asks of the web server on the device.
package enum ServerCommand: Codable, Sendable {
  /// Be there; answered with `port`.
  case start
  /// Answer requests for a path like this from now on.
  case answer(path: String, ServedAnswer)
  /// Tell what was asked for; answered with `requests`.
  case requests
  /// Be away: break off what is under way, and refuse connections until `start` comes.
  case stop
  /// Answer a POST that the system itself sends for an app; answered with `answered`.
  case post(path: String, headers: [String: String], body: Data)
}

/// What the web server says to it.
package enum ServerReply: Codable, Sendable {
  case port(Int)
  case done
  case requests([ServedRequest])
  /// Nothing when the server is away.
  case answered(ServedAnswer?)
}

/// What the server answers to requests for a path.
package struct ServedAnswer: Codable, Hashable, Sendable {
  package var status: Int
  package var headers: [String: String]
  package var body: Data
  /// How many seconds the server takes, on the device's clock.
  package var seconds: Double
  /// How many bytes of the body it sends in a second; `nil` for all at once.
  package var bytesPerSecond: Int?
  /// After how many bytes of each answer's body it breaks off; `nil` for never.
  package var breaksOffAfter: Int?

  package init(
    status: Int, headers: [String: String], body: Data, seconds: Double, bytesPerSecond: Int? = nil,
    breaksOffAfter: Int? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.seconds = seconds
    self.bytesPerSecond = bytesPerSecond
    self.breaksOffAfter = breaksOffAfter
  }
}

/// A request that the server received.
package struct ServedRequest: Codable, Hashable, Sendable {
  package var method: String
  package var path: String
  package var headers: [String: String]
  package var bodySize: Int
  /// The body if it is text, and not too long.
  package var text: String?

  package init(
    method: String, path: String, headers: [String: String], bodySize: Int, text: String?
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.bodySize = bodySize
    self.text = text
  }
}
