package import Foundation

/// The processes of this machine, as the kernel tells of them.
package enum ProcessTable {
  /// A process that runs.
  package struct Entry: Hashable, Sendable, CustomStringConvertible {
    package var identifier: pid_t
    /// The words of its command line, with a space between two.
    package var words: String
    /// The folder that it works in.
    package var folder: String

    package var description: String { "\(identifier) \(words)" }
  }

  /// The processes whose command line or working folder holds a text.
  package static func entries(mentioning text: String) -> [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap(pid_t.init).compactMap(entry)
      .filter { $0.words.contains(text) || $0.folder.contains(text) }
  }

  /// Waits until a condition holds of the processes that mention a text.
  ///
  /// - Returns: What mentions it then, or when the time is over.
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

  /// What the kernel tells of a process; `nil` of one that has ended, reaped or not.
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
