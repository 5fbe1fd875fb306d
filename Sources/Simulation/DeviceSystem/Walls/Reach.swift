import Foundation

/// The files that a process behind a wall can reach: those for which the wall is open, and those
/// that it was handed.
struct Reach {
  /// Folders in which it may do anything.
  var own: [String]
  /// Folders that it may read.
  var readable: [String]
  /// Files and folders of others that it was handed, with whether it may write to them.
  private var handed: [String: Bool] = [:]

  init(own: [String], readable: [String]) {
    self.own = own.map(Self.plain)
    self.readable = readable.map(Self.plain)
  }

  /// Whether the process can read, or write to, what is at a path without symbolic links.
  func contains(_ path: String, writing: Bool) -> Bool {
    let isHanded = handed.contains { Self.holds($0.key, path) && ($0.value || !writing) }
    return isHanded || own.contains { Self.holds($0, path) }
      || !writing && readable.contains { Self.holds($0, path) }
  }

  /// Whether the process was handed the item at a path without symbolic links.
  func wasHanded(_ path: String, writing: Bool) -> Bool {
    handed.contains { Self.holds($0.key, path) && ($0.value || !writing) }
  }

  /// Adds an item that belongs to another process, for as long as the process lives.
  mutating func hand(_ path: String, writing: Bool) {
    handed[path] = writing || handed[path] == true
  }

  /// Takes back what was handed over.
  mutating func withdraw(_ path: String) { handed[path] = nil }

  /// Returns a path with its symbolic links followed; unchanged when nothing is there.
  static func plain(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/")
  }
}
