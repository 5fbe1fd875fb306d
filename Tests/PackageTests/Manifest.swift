import Foundation
import TestSupport

/// What Package.swift declares, as `swift package dump-package` prints it.
///
/// Dumping only reads the manifest: it resolves no dependencies and doesn't lock the build folder,
/// so it works during `swift test` and without a network.
struct Manifest: Decodable {
  var targets: [Target]
  var products: [Product]

  /// The manifest of this checkout, read once for all tests.
  static let ofThisPackage = Result { try Manifest(readingPackageAt: Repository.root) }

  /// Reads a package's manifest with extra environment variables, given as NAME=VALUE.
  init(readingPackageAt folder: URL, environment: [String] = []) throws {
    let scratch = try TemporaryFolder()
    // The table is for a toolchain without its own swift-syntax, which shows more dependencies.
    let dumped = try Tool.run(
      "env",
      ["TUTOR_TESTS=", "TUTOR_BUILD=", "TUTOR_SWIFT_SYNTAX=source"] + environment + [
        "swift", "package", "--package-path", folder.path,
        "--scratch-path", scratch.file("build").path, "dump-package",
      ], in: folder)
    guard dumped.status == 0 else { throw Unreadable(output: dumped.errors) }
    self = try JSONDecoder().decode(Manifest.self, from: Data(dumped.output.utf8))
  }

  struct Unreadable: Error, CustomStringConvertible {
    var output: String
    var description: String { "'swift package dump-package' failed:\n\(output)" }
  }
}

extension Manifest {
  /// A product with the names of its targets.
  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  /// A target with the names of the targets and products that it depends on.
  struct Target: Decodable {
    var name: String
    var path: String?
    var isTest: Bool
    var dependencies: [String]

    /// Whether the target is part of the simulated device.
    var isSimulation: Bool { path?.hasPrefix("Sources/Simulation/") ?? false }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      path = try values.decodeIfPresent(String.self, forKey: .path)
      isTest = try values.decode(String.self, forKey: .type) == "test"
      dependencies = try values.decode([Dependency].self, forKey: .dependencies).map(\.name)
    }

    private enum CodingKeys: String, CodingKey {
      case name, path, type, dependencies
    }

    /// A dependency is an object with one key (`byName`, `product`, `target`), whose value is a
    /// list that starts with the name.
    private struct Dependency: Decodable {
      var name: String

      init(from decoder: any Decoder) throws {
        let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
        guard case .text(let name) = kinds.values.first?.first else {
          throw Unreadable(output: "a dependency has no name: \(kinds)")
        }
        self.name = name
      }
    }

    private enum Part: Decodable {
      case text(String)
      case other

      init(from decoder: any Decoder) throws {
        let text = try? decoder.singleValueContainer().decode(String.self)
        self = text.map { .text($0) } ?? .other
      }
    }
  }
}
