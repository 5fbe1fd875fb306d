import Digests
import Foundation

/// What compiled programs depend on, namely the content of the simulation's module interfaces; and
/// what their runs depend on.
///
/// A program depends on the modules that it imports, and on those that they use in turn. It is
/// linked to a library that is loaded when it starts, so a change inside a function doesn't affect
/// it. Whatever it is compiled against (declarations, the layout of types, inlined bodies) is in
/// the modules' `.swiftmodule` files, which come out the same when none of that has changed.
struct SimulationInterfaces: Sendable {
  let simulation: SimulationProducts
  let cache: CacheFolder

  /// The digest of a file's content, valid as long as the file has this stamp.
  private struct Known: Codable, Hashable {
    var stamp: String
    var digest: String
  }

  private static let name = "interfaces.json"

  /// The digests of some modules' interfaces and of those that they use, by module name.
  func digests(of modules: Set<String>) -> [String: String] {
    let modules = SimulationGraph.closure(of: modules).sorted()
    let files = modules.map { self.files(of: $0) }
    var contents = self.contents(ofFiles: files.flatMap(\.self))[...]
    var digests: [String: String] = [:]
    for (module, files) in zip(modules, files) {
      let own: [String] = Array(contents.prefix(files.count))
      digests[module] = Digest(of: own).description
      contents = contents.dropFirst(files.count)
    }
    return digests
  }

  /// The files that are a module's interface: for Swift, the `.swiftmodule`; for C, the headers; for
  /// macros, the program that expands them.
  private func files(of module: String) -> [String] {
    if module == SimulationProducts.moduleOfMacros { return [simulation.macros] }
    guard SimulationProducts.modulesOfC.contains(module) else {
      return ["\(simulation.modules)/\(module).swiftmodule"]
    }
    let map = simulation.moduleMap(of: module)
    let text = (try? String(contentsOfFile: map, encoding: .utf8)) ?? ""
    guard let header = text.split(separator: "\"").first(where: { $0.hasSuffix(".h") }) else {
      return [map]
    }
    let folder = URL(fileURLWithPath: String(header)).deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return [map] + names.filter { $0.hasSuffix(".h") }.sorted().map { "\(folder.path)/\($0)" }
  }

  /// The digest of what a program runs on: the device, and the libraries that programs load.
  var device: Digest {
    Digest(of: contents(ofFiles: [simulation.device, simulation.zygote, simulation.library]))
  }

  /// The digest of what a program may need in addition: the further frameworks' library and the web
  /// server.
  var furtherDevice: Digest {
    Digest(of: contents(ofFiles: [simulation.furtherLibrary, simulation.server]))
  }

  /// The files' digests; files that haven't changed since the last time aren't read.
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
