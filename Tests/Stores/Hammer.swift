import ExtensionHost
import Foundation
import SimulatedFoundation

/// Eight extensions write to one store, for Tests/Hammer/run: `STORE SECONDS COUNT`.
struct Hammer {
  static let writers = 8
  static let group = "group.stores"

  let store: String
  /// How many real seconds each writer keeps writing.
  let seconds: Double
  /// The least number of times that each writes.
  let count: Int

  init?(_ words: String) {
    let words = words.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 3, let seconds = Double(words[1]), let count = Int(words[2]) else {
      return nil
    }
    (store, self.seconds, self.count) = (words[0], seconds, count)
  }

  static func folder() throws -> URL {
    let folder = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: group)
    guard let folder else { throw Broken("there is no group") }
    return folder
  }

  /// Plays the user: makes all extensions work at once, and then has the app check the store.
  static func scene() {
    let words = (try? String(contentsOfFile: "what", encoding: .utf8)) ?? ""
    let sheet = device.open(.browser).share(.text(words))
    let requests = (1...writers).map { sheet.begin("Share\($0)") }
    for request in requests { print("a writer has", request.wait()) }
    device.open("Stores")
  }

  /// Writes as one of the writers; returns how often, and in how many seconds.
  func write(as writer: Int) throws -> (count: Int, seconds: Double) {
    let folder = try Self.folder()
    try Data(store.utf8).write(to: folder.appendingPathComponent("store"), options: .atomic)
    let store = try Stores.open(store, in: folder)
    try awaitOthers(writer, folder)
    let start = RealClock.now()
    var done = 0
    while done < count || RealClock.now() - start < seconds {
      done += 1
      try store.add(done, by: writer)
    }
    return (done, RealClock.now() - start)
  }

  /// Waits until all writers have the store open.
  private func awaitOthers(_ writer: Int, _ folder: URL) throws {
    func file(_ writer: Int) -> String { folder.appendingPathComponent("ready \(writer)").path }
    try Data().write(to: URL(fileURLWithPath: file(writer)))
    while !(1...Self.writers).allSatisfy({ access(file($0), F_OK) == 0 }) { usleep(10_000) }
  }

  /// Counts what all have written.
  static func check() throws -> String {
    let folder = try folder()
    let name = try String(contentsOf: folder.appendingPathComponent("store"), encoding: .utf8)
    let counts = try Stores.open(name, in: folder).counts()
    return counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      .joined(separator: " ")
  }
}
