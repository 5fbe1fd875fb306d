import Foundation
import SimulatedFoundation

/// One suite of UserDefaults; each writer has its own key, which it writes again and again.
struct DefaultsStore: Store {
  private static let suite = "group.stores"
  private let defaults: SimulatedFoundation.UserDefaults

  init(folder: URL) throws {
    guard let defaults = SimulatedFoundation.UserDefaults(suiteName: Self.suite) else {
      throw Broken("the suite doesn't open")
    }
    self.defaults = defaults
  }

  /// Replaces the domain's three keys at once.
  func replace(by number: Int) throws {
    let text = String(repeating: Stores.text(number), count: 8)
    defaults.setPersistentDomain(
      ["number": number, "text": text, "copy": number], forName: Self.suite)
  }

  func number() throws -> Int {
    let number = defaults.integer(forKey: "number")
    guard number > 0 else { return 0 }
    guard defaults.integer(forKey: "copy") == number,
      defaults.string(forKey: "text") == String(repeating: Stores.text(number), count: 8)
    else { throw Broken("\(number) is torn") }
    return number
  }

  func add(_ number: Int, by writer: Int) throws {
    let last = try self.last(of: writer)
    guard last == number - 1 else {
      throw Broken("writer \(writer): \(last) follows \(number - 1)")
    }
    defaults.set(["number": number, "text": Stores.text(number)], forKey: "writer \(writer)")
  }

  func counts() throws -> [Int: Int] {
    let domain = defaults.persistentDomain(forName: Self.suite) ?? [:]
    let writers = domain.keys.filter { $0.hasPrefix("writer ") }
      .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    return Dictionary(
      uniqueKeysWithValues: try writers.map { ($0, try last(of: $0)) })
  }

  private func last(of writer: Int) throws -> Int {
    guard let record = defaults.dictionary(forKey: "writer \(writer)") else { return 0 }
    let number = record["number"] as? Int ?? 0
    try Stores.check(record["text"] as? String, of: number, "writer \(writer):")
    return number
  }
}
