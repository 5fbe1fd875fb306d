import Foundation
import SimulatedFoundation

/// One file: replaced whole in three ways, or changed in place under file coordination.
struct FileStore: Store {
  private let whole: URL
  private let shared: URL

  init(folder: URL) throws {
    whole = folder.appendingPathComponent("whole.txt")
    shared = folder.appendingPathComponent("shared.json")
  }

  /// Replaces a file of nearly a megabyte: by an atomic write, a coordinated one, or another file.
  func replace(by number: Int) throws {
    let data = Data("\(number) \(Self.text(number))".utf8)
    switch number % 3 {
    case 0: try data.write(to: whole, options: .atomic)
    case 1: try coordinate { try data.write(to: $0, options: .atomic) }
    default:
      let other = whole.appendingPathExtension("new")
      try data.write(to: other)
      _ = try FileManager.default.replaceItemAt(whole, withItemAt: other)
    }
  }

  func number() throws -> Int {
    guard FileManager.default.fileExists(atPath: whole.path) else { return 0 }
    let parts = try String(contentsOf: whole, encoding: .utf8).split(separator: " ")
    guard parts.count == 2, let number = Int(parts[0]), parts[1] == Self.text(number) else {
      throw Broken("the file is torn")
    }
    return number
  }

  /// Overwrites the file in place: anybody who came in between would see half of it.
  func add(_ number: Int, by writer: Int) throws {
    try coordinate(at: shared) { url in
      var records = try Self.records(at: url)
      let last = try Self.last(of: writer, in: records)
      guard last == number - 1 else {
        throw Broken("writer \(writer): \(last) follows \(number - 1)")
      }
      records[String(writer)] = Record(number: number, text: Stores.text(number))
      try JSONEncoder().encode(records).write(to: url)
    }
  }

  func counts() throws -> [Int: Int] {
    let records = try Self.records(at: shared)
    let writers = records.keys.compactMap { Int($0) }
    return Dictionary(
      uniqueKeysWithValues: try writers.map { ($0, try Self.last(of: $0, in: records)) })
  }
}

extension FileStore {
  private struct Record: Codable {
    var number: Int
    var text: String
  }

  private static func text(_ number: Int) -> String {
    String(repeating: Character(Unicode.Scalar(UInt8(97 + number % 26))), count: 1_000_000)
  }

  private static func records(at url: URL) throws -> [String: Record] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    do {
      return try JSONDecoder().decode([String: Record].self, from: Data(contentsOf: url))
    } catch { throw Broken("the file is torn: \(error)") }
  }

  private static func last(of writer: Int, in records: [String: Record]) throws -> Int {
    guard let record = records[String(writer)] else { return 0 }
    try Stores.check(record.text, of: record.number, "writer \(writer):")
    return record.number
  }

  private func coordinate(at url: URL? = nil, _ body: (URL) throws -> Void) throws {
    var result: Result<Void, any Error> = .failure(Broken("the coordinator didn't call back"))
    NSFileCoordinator().coordinate(writingItemAt: url ?? whole, error: nil) { url in
      result = Result { try body(url) }
    }
    try result.get()
  }
}
