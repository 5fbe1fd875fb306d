import Foundation
import SimulatedFoundation

/// A store as Tests/Kills/run and Tests/Hammer/run use it.
///
/// A record is a number and a text derived from it, so that a torn record shows.
protocol Store {
  /// Opens the store in a folder, creating it if it doesn't exist.
  init(folder: URL) throws

  /// Replaces the store's only record by the one with the next number.
  func replace(by number: Int) throws

  /// The number of that record; 0 before the first.
  ///
  /// - Throws: `Broken` if it is torn.
  func number() throws -> Int

  /// Adds a writer's record with this number; the one before must be the last.
  ///
  /// - Throws: `Broken` if that one is lost.
  func add(_ number: Int, by writer: Int) throws

  /// How many records each writer has.
  ///
  /// - Throws: `Broken` if one is lost or torn.
  func counts() throws -> [Int: Int]
}

/// What is wrong with a store.
struct Broken: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// All stores.
enum Stores {
  static let all: [String: any Store.Type] = [
    "defaults": DefaultsStore.self, "files": FileStore.self, "sqlite": DatabaseStore.self,
    "coredata": ObjectStore.self,
  ]

  static func open(_ name: String, in folder: URL) throws -> any Store {
    guard let type = all[name] else { throw Broken("there is no store '\(name)'") }
    return try type.init(folder: folder)
  }

  /// The text of a record: its length and letter differ from those of the neighbouring numbers.
  static func text(_ number: Int) -> String {
    String(
      repeating: Character(Unicode.Scalar(UInt8(97 + number % 26))), count: number * 7919 % 3000)
  }

  static func check(_ text: String?, of number: Int, _ what: String) throws {
    guard text == self.text(number) else { throw Broken("\(what) \(number) is torn") }
  }
}
