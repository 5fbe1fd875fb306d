import Foundation

extension Progress {
  /// The version of the file format that this tutor reads and writes.
  static let version = 1

  /// Why bytes can't be read as progress.
  enum Problem: Error, Hashable {
    /// No version writes such bytes; the text completes "it can't be understood (…)".
    case damaged(String)
    /// A later tutor wrote them.
    case newer(version: Int)
  }

  /// Reads a file's bytes.
  init(_ bytes: [UInt8]) throws(Problem) {
    guard !bytes.isEmpty else { throw .damaged(ProgressWords.empty) }
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      throw .damaged(ProgressWords.notJSON)
    }
    guard case .object(var fields) = value else { throw .damaged(ProgressWords.notAnObject) }
    // The version first: nothing else is known about what a later version writes.
    switch fields.removeValue(forKey: "version") {
    case .integer(Self.version): break
    case .integer(let version) where version > Self.version: throw .newer(version: version)
    default: throw .damaged(ProgressWords.noVersion)
    }
    for (path, entry) in try Self.object(fields.removeValue(forKey: "done"), "done") {
      done[path] = try DoneStep(entry)
    }
    for (path, count) in try Self.object(fields.removeValue(forKey: "hints"), "hints") {
      guard case .integer(let count) = count, count >= 0 else {
        throw .damaged(ProgressWords.notHints)
      }
      hints[path] = count
    }
    current = try Self.path(fields.removeValue(forKey: "current"), "current")
    exercise = try Self.path(fields.removeValue(forKey: "exercise"), "exercise")
    unchecked = try Self.paths(fields.removeValue(forKey: "unchecked"), "unchecked")
    others = fields
  }

  /// The file's content.
  var json: JSONValue {
    var fields = others
    fields["version"] = .integer(Self.version)
    fields["done"] = .object(done.mapValues(\.json))
    if !hints.isEmpty { fields["hints"] = .object(hints.mapValues { .integer($0) }) }
    if let current { fields["current"] = .text(current) }
    if let exercise { fields["exercise"] = .text(exercise) }
    if !unchecked.isEmpty { fields["unchecked"] = .list(unchecked.sorted().map { .text($0) }) }
    return .object(fields)
  }

  private static func paths(
    _ value: JSONValue?, _ name: String
  ) throws(Problem) -> Set<String> {
    guard let value else { return [] }
    guard case .list(let values) = value else { throw .damaged(ProgressWords.notAList(name)) }
    var paths: Set<String> = []
    for value in values {
      guard case .text(let path) = value else {
        throw .damaged(ProgressWords.notTexts(name))
      }
      paths.insert(path)
    }
    return paths
  }

  private static func path(_ value: JSONValue?, _ name: String) throws(Problem) -> String? {
    switch value {
    case nil, .null: nil
    case .text(let path): path
    default: throw .damaged(ProgressWords.notText(name))
    }
  }

  private static func object(
    _ value: JSONValue?, _ name: String
  ) throws(Problem) -> [String: JSONValue] {
    switch value {
    case nil: [:]
    case .object(let fields): fields
    default: throw .damaged(ProgressWords.notAnObject(name))
    }
  }
}

extension Progress.DoneStep {
  /// Reads an entry; the first versions wrote only the digest.
  fileprivate init(_ value: JSONValue) throws(Progress.Problem) {
    switch value {
    case .text(let digest):
      self.init(digest: digest)
    case .object(var fields):
      guard case .text(let digest) = fields.removeValue(forKey: "digest") else {
        throw .damaged(ProgressWords.noDigest)
      }
      self.init(digest: digest, others: fields)
    default:
      throw .damaged(ProgressWords.notAStep)
    }
  }

  fileprivate var json: JSONValue {
    .object(others.merging(["digest": .text(digest)]) { _, own in own })
  }
}
