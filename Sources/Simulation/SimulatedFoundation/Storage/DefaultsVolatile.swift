import Foundation
import Synchronization

/// The domains of settings that last as long as the process, and are shared by all of it.
enum DefaultsVolatile {
  private struct Domains: @unchecked Sendable {
    // Values are copies, which nothing changes any more.
    var all: [String: [String: Any]]
  }

  private static let domains = Mutex(
    Domains(all: [
      UserDefaults.argumentDomain: arguments(CommandLine.arguments),
      UserDefaults.registrationDomain: [:],
    ]))

  /// The domains' names, in order.
  static var names: [String] { domains.withLock { $0 }.all.keys.sorted() }

  /// The contents of a domain; empty when there is no such domain.
  static func values(_ name: String) -> [String: Any] { domains.withLock { $0 }.all[name] ?? [:] }

  /// Replaces the contents of a domain; `nil` removes the domain.
  static func replace(_ name: String, by values: [String: Any]?) {
    let copy = Domains(all: values.map { [name: copies($0)] } ?? [:])
    domains.withLock { $0.all[name] = copy.all[name] }
  }

  /// Adds values to the registered ones.
  static func register(_ values: [String: Any]) {
    let copy = Domains(all: ["": copies(values)])
    domains.withLock {
      $0.all[UserDefaults.registrationDomain, default: [:]].merge(copy.all[""] ?? [:]) { $1 }
    }
  }

  /// The settings among a program's arguments: `-key value`; a value stays a text.
  static func arguments(_ arguments: [String]) -> [String: String] {
    var values: [String: String] = [:]
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word.count > 1, let value = rest.first else { continue }
      // Another key where a value should be: this key has none.
      guard !value.hasPrefix("-") || Double(value) != nil else { continue }
      values[String(word.dropFirst())] = rest.removeFirst()
    }
    return values
  }

  private static func copies(_ values: [String: Any]) -> [String: Any] {
    // A value that can't be copied isn't stored anywhere either, so it is taken as it is.
    values.mapValues { DefaultsValue.copy($0) ?? $0 }
  }
}
