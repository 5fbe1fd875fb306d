import Foundation
import Testing

@testable import WebPages

/// What distributions call the packages that pages need, and where they install the engine.
@Suite struct PagePackagesTests {
  @Test(arguments: [
    ("ID=debian\nVERSION_CODENAME=bookworm\n", "libjavascriptcoregtk-4.0-bin"),
    ("ID=debian\nVERSION_CODENAME=trixie\n", "libjavascriptcoregtk-bin"),
    ("VERSION_CODENAME=noble\nUBUNTU_CODENAME=noble\n", "libjavascriptcoregtk-bin"),
    (
      "ID=linuxmint\nVERSION_CODENAME=vanessa\nUBUNTU_CODENAME=jammy",
      "libjavascriptcoregtk-4.0-bin"
    ),
    ("VERSION_CODENAME=\"faye\"\nDEBIAN_CODENAME='bookworm'\n", "libjavascriptcoregtk-4.0-bin"),
    ("ID=other\nVERSION_CODENAME\n=\n", "libjavascriptcoregtk-bin"),
    ("", "libjavascriptcoregtk-bin"),
  ])
  func aReleaseHasItsNames(_ release: String, _ engine: String) {
    #expect(PagePackages.named(in: release) == PagePackages(engine: engine, parser: "libxml2"))
  }

  @Test(arguments: PagePackages.releases)
  func theDocumentNamesThePackagesOfARelease(_ release: PagePackages.Release) throws {
    let row = try #require(
      Self.read("Docs/web-pages.md").split(separator: "\n")
        .first { $0.hasPrefix("| ") && $0.contains("(\(release.codename))") })
    #expect(row.contains("| `\(release.packages.engine)` | `\(release.packages.parser)` |"))
  }

  /// The launcher installs from a table with a column for each distribution.
  @Test func theLauncherInstallsTheSamePackages() throws {
    let rows = try Self.read("Sources/packages.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
    let columns = try #require(rows.first)
    let engines = try #require(rows.first { $0.contains("javascript-engine") })
    let parsers = try #require(rows.first { $0.contains("html-parser") })
    let codenames = try #require(rows.first { $0.first == "codename" })
    for (index, name) in columns.enumerated().dropFirst(2) {
      let release = try #require(PagePackages.releases.first { $0.name == name }, "\(name)")
      #expect(
        release.packages == PagePackages(engine: engines[index], parser: parsers[index]), "\(name)")
      for codename in codenames[index].split(separator: ",") {
        let like = PagePackages.releases.first { $0.codename == codename }
        #expect(like?.packages == release.packages, "\(codename)")
      }
    }
  }

  private static func read(_ path: String) throws -> String {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../" + path), encoding: .utf8)
  }

  @Test(arguments: [
    ("usr/bin/jsc", "usr/bin/jsc"),
    ("usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/jsc", "usr/lib/*/webkit*gtk-*/jsc"),
    ("usr/libexec/webkitgtk-6.0/jsc", "usr/lib*/webkit*gtk-*/jsc"),
  ])
  func theEngineIsFoundWhateverTheMachine(_ path: String, _ pattern: String) throws {
    #expect(ScriptEngine.usualPlaces.contains("/" + pattern))
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
    let patterns = [root.path + "/none", root.path + "/" + pattern]
    #expect(ScriptEngine.find(in: patterns) == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    #expect(ScriptEngine.find(in: patterns) == ScriptEngine(path: file.path))
  }
}
