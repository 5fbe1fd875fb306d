import Foundation
import TestSupport
import Testing

/// The pure modules are also for the browser: each is compiled as Embedded Swift.
@Suite struct EmbeddedTests {
  @Test(
    .enabled(if: Self.canCompile, "this toolchain has no Embedded Swift for WebAssembly"),
    .timeLimit(.minutes(40)))
  func pureModulesAreCompiledForWebAssembly() throws {
    let scratch = try TemporaryFolder()
    for module in try Self.pureModules() {
      let sources = try Self.sources(of: module)
      let result = try Tool.run("swiftc", Self.arguments(module) + sources, in: scratch.url)
      #expect(result.status == 0, "\(module): \(result.errors.prefix(2000))")
      let object = try Data(contentsOf: scratch.file("\(module).o"))
      #expect(object.prefix(4) == Data([0, 0x61, 0x73, 0x6D]), "\(module).o isn't WebAssembly")
    }
  }

  /// The modules, each after those that it imports.
  private static func pureModules() throws -> [String] {
    let targets = try Manifest.ofThisPackage.get().targets
    var ordered: [String] = []
    while ordered.count < ArchitectureTests.pure.count {
      let ready = targets.first { target in
        ArchitectureTests.pure.contains(target.name) && !ordered.contains(target.name)
          && target.dependencies.allSatisfy(ordered.contains)
      }
      ordered.append(try #require(ready, "a pure module depends on one that isn't").name)
    }
    return ordered
  }

  private static func arguments(_ module: String) -> [String] {
    [
      "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-wmo",
      "-Onone", "-parse-as-library", "-swift-version", "6", "-package-name", "tutor",
      "-enable-upcoming-feature", "InternalImportsByDefault", "-warnings-as-errors",
      "-module-name", module, "-I", ".", "-emit-module", "-emit-module-path",
      "\(module).swiftmodule", "-c", "-o", "\(module).o",
    ]
  }

  private static func sources(of module: String) throws -> [String] {
    let folder = Repository.root.appendingPathComponent("Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }
    try #require(!paths.isEmpty)
    return paths.sorted()
  }

  /// Whether the toolchain can compile an empty file in this way.
  private static let canCompile: Bool = {
    guard let scratch = try? TemporaryFolder(),
      (try? scratch.write("public func f() -> Int { 1 }\n", to: "f.swift")) != nil,
      let result = try? Tool.run("swiftc", arguments("Probe") + ["f.swift"], in: scratch.url)
    else { return false }
    return result.status == 0
  }()
}
