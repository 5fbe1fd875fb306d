import Foundation
import UniformTypes

/// The plain way to have the same facts: a JSON file, read into a dictionary of types.
struct JSONGraph {
  private var types: [String: Fact]

  /// A type in the file.
  private struct Fact: Codable {
    var identifier: String
    var conformsTo: [String]
    var extensions: [String]
    var mimeTypes: [String]
  }

  /// Reads a file that ``write(to:)`` made.
  init(contentsOf file: URL) throws {
    let facts = try JSONDecoder().decode([Fact].self, from: Data(contentsOf: file))
    types = Dictionary(facts.map { ($0.identifier.lowercased(), $0) }) { first, _ in first }
  }

  /// Writes the standard types as JSON.
  static func write(to file: URL) throws {
    let types = UniformTypes.standard
    let facts = types.declaredTypes.map { type in
      Fact(
        identifier: type, conformsTo: types.directSupertypes(of: type),
        extensions: types.filenameExtensions(of: type), mimeTypes: types.mimeTypes(of: type))
    }
    try JSONEncoder().encode(facts).write(to: file)
  }

  /// Whether a type conforms to another, found by walking up.
  func conforms(_ type: String, to other: String) -> Bool {
    let goal = other.lowercased()
    var met: Set<String> = []
    var open = [type.lowercased()]
    while let next = open.popLast() {
      if next == goal { return true }
      guard met.insert(next).inserted, let fact = types[next] else { continue }
      for parent in fact.conformsTo { open.append(parent.lowercased()) }
    }
    return false
  }
}
