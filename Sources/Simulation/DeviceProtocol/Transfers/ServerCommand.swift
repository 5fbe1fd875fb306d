package import Foundation

/// A scene's command to the web server on the device.
package enum ServerCommand: Codable, Sendable {
  /// Be reachable; answered with `port`.
  case start
  /// Answer requests for a path like this from now on.
  case answer(path: String, ServedAnswer)
  /// Return what was requested; answered with `requests`.
  case requests
  /// Be unreachable: break off what is in progress, and refuse connections until `start` comes.
  case stop
  /// Answer a POST that the system itself sends for an app; answered with `answered`.
  case post(path: String, headers: [String: String], body: Data)
}

/// The web server's reply.
package enum ServerReply: Codable, Sendable {
  case port(Int)
  case done
  case requests([ServedRequest])
  /// `nil` when the server is unreachable.
  case answered(ServedAnswer?)
}

/// What the server answers to requests for a path.
package struct ServedAnswer: Codable, Hashable, Sendable {
  package var status: Int
  package var headers: [String: String]
  package var body: Data
  /// The number of seconds that the server takes, on the device's clock.
  package var seconds: Double
  /// The number of bytes of the body that it sends per second; `nil` for all at once.
  package var bytesPerSecond: Int?
  /// The number of bytes of each answer's body after which it breaks off; `nil` for never.
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
