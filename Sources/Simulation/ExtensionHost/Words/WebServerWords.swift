/// What is said of the scene's web server, and of the requests that it received.
enum WebServerWords {
  static let portTaken = "another program has taken the server's port meanwhile"

  static func noPath(_ path: String) -> String {
    "'\(path)' is no path: it begins with '/', and ends before a '?' or '#'"
  }

  static func noStatus(_ status: Int) -> String { "\(status) is no status: 100 to 599 are" }

  static func tooSlow(_ seconds: Double) -> String {
    "a server can't take \(seconds) seconds: 0 to 3600 it can"
  }

  static let noSpeed = "a server sends at least a byte in a second"
  static let noBreakingOff = "a server breaks off after 0 bytes or more"

  static func request(_ method: String, _ path: String, bytes: Int) -> String {
    "\(method) \(path)" + (bytes == 0 ? "" : ", \(bytes) byte\(bytes == 1 ? "" : "s")")
  }
}
