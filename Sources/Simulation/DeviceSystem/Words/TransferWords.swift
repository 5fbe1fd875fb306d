/// What is said of transfers, of background sessions and of the web server.
enum TransferWords {
  static let noTransfers = "transfers aren't possible"
  static let fileNotCreated = "the file can't be created"
  static let unreadable = "there is no permission to read the file"
  static let timedOut = "the request timed out"
  static let sessionInUse = "the background session is in use by another process"
  static let noFullAccess = "the keyboard has no full access"

  static func held(by name: String) -> String {
    "'\(name)' has it open, and only one process at a time can use it"
  }

  static func serverMissing(_ executable: String) -> String {
    "the web server can't be started: \(executable) is missing"
  }

  static let noServerAnswer = "the web server doesn't answer"

  /// Returns a task's request: "GET https://example.com into a file".
  static func order(
    _ method: String, _ url: String, sending file: String?, intoFile: Bool
  ) -> String {
    "\(method) \(url)" + (file.map { " with " + $0 } ?? (intoFile ? " into a file" : ""))
  }
}
