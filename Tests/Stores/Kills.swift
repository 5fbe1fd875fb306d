import Foundation

/// The commands of Tests/Kills/run.
enum Kills {
  /// Replaces the store's record endlessly, and logs each number once it is written.
  static func write(_ store: any Store, in folder: URL) throws -> Never {
    let progress = open(progress(folder).path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    var number = try store.number()
    while true {
      number += 1
      try store.replace(by: number)
      let line = Array("\(number)\n".utf8)
      Foundation.write(progress, line, line.count)
    }
  }

  /// Checks that the store can be read, and holds the last number that was logged or the next one.
  static func check(_ store: any Store, in folder: URL) throws {
    let lines = try String(contentsOf: progress(folder), encoding: .utf8).split(separator: "\n")
    guard let last = lines.last.flatMap({ Int($0) }) else { throw Broken("nothing was written") }
    let number = try store.number()
    guard number == last || number == last + 1 else {
      throw Broken("\(last) was written, \(number) is there")
    }
  }

  private static func progress(_ folder: URL) -> URL { folder.appendingPathComponent("progress") }
}
