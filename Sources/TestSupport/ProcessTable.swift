package import Foundation

/// The processes of this machine, according to the kernel.
package enum ProcessTable {
  /// A running process.
  package struct Entry: Hashable, Sendable, CustomStringConvertible {
    package var identifier: pid_t
    /// The words of its command line, separated by spaces.
    package var words: String
    /// Its working folder.
    package var folder: String

    package var description: String { "\(identifier) \(words)" }
  }

  /// The processes whose command line or working folder contains a text.
  package static func entries(mentioning text: String) -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap(pid_t.init).compactMap(entry)
      .filter { $0.words.contains(text) || $0.folder.contains(text) }
  }

  /// Waits until a condition holds for the processes that mention a text.
  ///
  /// - Returns: The processes that mention it then, or when the time is up.
  package static func wait(
    seconds: Double, mentioning text: String, until condition: ([Entry]) -> Bool
  ) -> [Entry] {
    let end = ContinuousClock.now + .seconds(seconds)
    var found = entries(mentioning: text)
    while !condition(found), ContinuousClock.now < end {
      Thread.sleep(forTimeInterval: 0.02)
      found = entries(mentioning: text)
    }
    return found
  }

  /// The kernel's entry for a process; `nil` if it has ended, reaped or not.
  private static func entry(_ identifier: pid_t) -> Entry? {
    let place = "/proc/\(identifier)"
    guard let words = FileManager.default.contents(atPath: place + "/cmdline"), !words.isEmpty
    else {
      return nil
    }
    let folder = try? FileManager.default.destinationOfSymbolicLink(atPath: place + "/cwd")
    let line = words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return Entry(
      identifier: identifier, words: line.joined(separator: " "), folder: folder ?? "")
  }
}
