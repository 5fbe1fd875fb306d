/// What is said of a container's files, and of how they have changed.
enum ContainerWords {
  static func noFile(_ file: String) -> String { "there is no \(file)" }
  static let empty = "empty"
  static let unchanged = "nothing has changed"
  static func changes(in name: String) -> String { "what has changed in \(name)" }
  static func more(_ lines: Int) -> String { "… \(lines) more" }

  static func otherSnapshot(of former: String, than name: String) -> String {
    "the snapshot is of '\(former)', but this is '\(name)'"
  }

  static func outside(_ file: String, _ name: String) -> String {
    "'\(file)' leads out of the container of '\(name)'"
  }
}
