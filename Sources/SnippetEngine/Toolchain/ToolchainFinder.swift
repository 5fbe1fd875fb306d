import Digests
import Foundation

/// Finds the toolchain and asks it how it links, once; the answer is kept in the cache.
enum ToolchainFinder {
  /// The toolchain of the `swiftc` on the path.
  ///
  /// - Throws: ``EngineFailure`` when there is none, or it doesn't answer as expected.
  static func find(
    with command: Command, cache: CacheFolder
  ) async throws(EngineFailure) -> Toolchain {
    guard let swiftc = path(of: "swiftc") else {
      throw EngineFailure(ToolchainWords.swiftMissing)
    }
    let key = Digest(of: ["toolchain 6", swiftc, FileStamp(path: swiftc).text]).description
    if let data = cache.read("toolchain/\(key).json"),
      let known = try? JSONDecoder().decode(Toolchain.self, from: data)
    {
      return known
    }
    let found = try await probe(swiftc, with: command)
    if let data = try? JSONEncoder().encode(found) {
      cache.write(data, "toolchain/\(key).json")
    }
    return found
  }

  private static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
      .map { $0.appendingPathComponent(name).path }
  }

  private static func probe(
    _ swiftc: String, with command: Command
  ) async throws(EngineFailure) -> Toolchain {
    let folder = URL(fileURLWithPath: swiftc).deletingLastPathComponent().path
    let answer = try await command.finish(swiftc, ["-print-target-info"])
    guard
      let information = try? JSONDecoder().decode(
        TargetInformation.self, from: Data(answer.output.utf8))
    else { throw EngineFailure(ToolchainWords.targetUnknown) }
    let libraries = information.paths.runtimeResourcePath + "/linux"
    let link = try await command.finish(
      folder + "/clang",
      ["-###", "-fuse-ld=lld", "-shared", "-xnone", "/dev/null", "-o", "/dev/null"])
    let line = link.errors.split(separator: "\n").last.map(String.init) ?? ""
    var words = QuotedWords.split(line)
    guard words.count > 4, let input = words.firstIndex(of: "/dev/null", behind: "-o") else {
      throw EngineFailure(ToolchainWords.linkerUnknown)
    }
    let linker = words.removeFirst()
    let (head, tail) = (Array(words[..<(input - 1)]), Array(words[input...]))
    return Toolchain(
      version: information.compilerVersion, frontend: folder + "/swift-frontend",
      plugins: information.paths.runtimeResourcePath + "/host/plugins", linker: linker,
      target: information.target.triple, libraryFolder: libraries,
      linkerHead: head.withoutOutput + [
        "-L\(libraries)", "-rpath", libraries,
        "\(libraries)/\(information.target.arch)/swiftrt.o",
      ],
      linkerTail: tail)
  }
}

/// The part of `swiftc -print-target-info` that matters here.
private struct TargetInformation: Decodable {
  struct Target: Decodable {
    var triple: String
    var arch: String
  }
  struct Paths: Decodable { var runtimeResourcePath: String }

  var compilerVersion: String
  var target: Target
  var paths: Paths
}

extension [String] {
  /// The position of a word, leaving out any that follows `flag`.
  fileprivate func firstIndex(of word: String, behind flag: String) -> Int? {
    indices.first { self[$0] == word && $0 > 0 && self[$0 - 1] != flag }
  }

  /// The arguments without `-o` and its file.
  fileprivate var withoutOutput: [String] {
    guard let flag = firstIndex(of: "-o"), flag + 1 < count else { return self }
    return Array(self[..<flag] + self[(flag + 2)...])
  }
}
