import Digests
import Foundation

/// What compiled programs depend on: the interfaces of the simulation's modules, by their content; and what their runs
/// depend on.
///
/// Programs are linked against a library that is there when they start, so a function that does something else
/// leaves them as they are. What they are compiled against (declarations, the layout of types, bodies that are
/// inlined) is in the modules' `.swiftmodule` files, which come out the same when none of that has changed.
struct SimulationInterfaces: Sendable {
  let simulation: SimulationProducts
  let cache: CacheFolder

  /// The digest of a file's content, for as long as its stamp is this one.
  private struct Known: Codable, Hashable {
    var stamp: String
    var digest: String
  }

  private static let name = "interfaces.json"

  /// The digest of what every program is compiled and linked against.
  var core: Digest {
    Digest(
      of: contents(of: SimulationProducts.coreModules)
        + SimulationProducts.modulesOfC.flatMap { module in
          // There is no such file of these.
          [module] + FileStamp.objects(in: "\(simulation.folder)/\(module).build")
        })
  }

  /// The digest of the further frameworks, and of nothing where they aren't built.
  var further: Digest {
    Digest(of: contents(of: SimulationProducts.furtherModules))
  }

  /// The digest of what a program runs on: the device, and the library that programs load.
  var device: Digest {
    Digest(of: contents(ofFiles: [simulation.device, simulation.zygote, simulation.library]))
  }

  /// The digest of what a program may need besides: the further frameworks' library, and the web server.
  var furtherDevice: Digest {
    Digest(of: contents(ofFiles: [simulation.furtherLibrary, simulation.server]))
  }

  /// The modules' names and digests.
  private func contents(of modules: [String]) -> [String] {
    let paths = modules.map { "\(simulation.modules)/\($0).swiftmodule" }
    return zip(modules, contents(ofFiles: paths)).map { "\($0) \($1)" }
  }

  /// The files' digests; those that haven't been written since the last time aren't read.
  private func contents(ofFiles paths: [String]) -> [String] {
    let old =
      cache.read(Self.name).flatMap { try? JSONDecoder().decode([String: Known].self, from: $0) }
      ?? [:]
    var new = old
    for path in paths {
      let stamp = FileStamp(path: path).text
      guard old[path]?.stamp != stamp else { continue }
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      new[path] = Known(stamp: stamp, digest: Digest(bytes).description)
    }
    if new != old, let data = try? JSONEncoder().encode(new) { cache.write(data, Self.name) }
    return paths.map { new[$0]?.digest ?? "" }
  }
}
