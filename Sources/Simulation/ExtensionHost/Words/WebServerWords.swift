/// What is said of the scene's web server, and of the requests that it received.
enum WebServerWords {
  static let portTaken = "another program has taken the server's port in the meantime"

  static func noPath(_ path: String) -> String {
    "'\(path)' isn't a path: a path begins with '/', and has no '?', '#' or space"
  }

  static func noStatus(_ status: Int) -> String { "\(status) isn't a status: 100 to 599 are" }

  static func tooSlow(_ seconds: Double) -> String {
    "a server can't take \(seconds) seconds: 0 to 3600 are possible"
  }

  static let noSpeed = "a server sends at least one byte per second"
  static let noBreakingOff = "a server can't break off after fewer than 0 bytes"

  static func request(_ method: String, _ path: String, bytes: Int) -> String {
    "\(method) \(path)" + (bytes == 0 ? "" : ", \(bytes) byte\(bytes == 1 ? "" : "s")")
  }
}
