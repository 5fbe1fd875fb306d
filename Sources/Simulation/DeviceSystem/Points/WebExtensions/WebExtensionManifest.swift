import ContentRules
import Foundation

/// The manifest of a web extension, as far as the browser acts by it.
struct WebExtensionManifest: Hashable {
  /// Its text, which scripts can ask for.
  let text: String
  let version: Int
  let permissions: [String]
  let contentScripts: [ContentScripts]
  /// The background's files, if there are any.
  let background: [String]
  let isWorker: Bool
  /// What the simulation leaves out, in words.
  let leftOut: [String]

  /// Scripts that run in pages whose addresses match.
  struct ContentScripts: Hashable {
    var matches: [MatchPattern]
    var excluded: [MatchPattern]
    var files: [String]
    var moment: Moment

    /// Whether they run in a page.
    func run(in address: String) -> Bool {
      matches.contains { $0.matches(address) } && !excluded.contains { $0.matches(address) }
    }
  }

  /// `run_at`.
  enum Moment: String, Comparable {
    case start = "document_start"
    case end = "document_end"
    case idle = "document_idle"

    static func < (first: Moment, second: Moment) -> Bool {
      let order: [Moment] = [.start, .end, .idle]
      return (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
    }
  }

  /// Why the browser can't load an extension, in words.
  struct Problem: Error {
    let message: String
  }

  /// Reads a manifest.
  ///
  /// Simulated: what WebKit requires (observed in its source): an object with
  /// `manifest_version`, `name` and `version`; on iOS a background that doesn't persist
  /// (documented).
  ///
  /// - Parameter data: The file's contents; `nil` if there is no such file.
  /// - Throws: The reason why the browser can't load the extension.
  init(_ data: Data?) throws(Problem) {
    guard let data else { throw Problem(message: WebExtensionWords.noManifest) }
    guard let object = StrictJSON.value(of: data),
      let values = object as? [String: Any]
    else { throw Problem(message: WebExtensionWords.manifestNotJSON) }
    text = String(decoding: data, as: UTF8.self)
    guard let version = values["manifest_version"] as? Int, [2, 3].contains(version) else {
      throw Problem(message: WebExtensionWords.badManifestVersion)
    }
    for key in ["name", "version"] where (values[key] as? String ?? "").isEmpty {
      throw Problem(message: WebExtensionWords.missing(key))
    }
    self.version = version
    permissions = values["permissions"] as? [String] ?? []
    let scripts = values["content_scripts"] as? [[String: Any]] ?? []
    var leftOut: [String] = []
    var read: [ContentScripts] = []
    for entry in scripts {
      if entry["css"] != nil { leftOut.append(WebExtensionWords.noStyleSheets) }
      if entry["world"] as? String == "MAIN" {
        leftOut.append(WebExtensionWords.noMainWorld)
        continue
      }
      read.append(ContentScripts(entry))
    }
    contentScripts = read.enumerated().sorted {
      ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset)
    }.map(\.element)
    let background = values["background"] as? [String: Any] ?? [:]
    (self.background, isWorker) = try Self.background(background, version, &leftOut)
    self.leftOut = leftOut
  }

  private static func background(
    _ values: [String: Any], _ version: Int, _ leftOut: inout [String]
  ) throws(Problem) -> ([String], isWorker: Bool) {
    let worker = values["service_worker"] as? String
    let scripts = values["scripts"] as? [String]
    if values.isEmpty { return ([], false) }
    // Version 2 persists unless it says otherwise; version 3 never does.
    let persists = values["persistent"] as? Bool ?? (version == 2 && worker == nil)
    if persists { throw Problem(message: WebExtensionWords.persistentBackground) }
    if values["type"] as? String == "module" {
      leftOut.append(WebExtensionWords.noModules)
      return ([], false)
    }
    if let scripts { return (scripts, false) }
    if let worker { return ([worker], true) }
    leftOut.append(WebExtensionWords.noBackgroundPage)
    return ([], false)
  }
}

extension WebExtensionManifest.ContentScripts {
  fileprivate init(_ entry: [String: Any]) {
    func patterns(_ key: String) -> [MatchPattern] {
      (entry[key] as? [String] ?? []).compactMap(MatchPattern.init)
    }
    matches = patterns("matches")
    excluded = patterns("exclude_matches")
    files = entry["js"] as? [String] ?? []
    moment = (entry["run_at"] as? String).flatMap(WebExtensionManifest.Moment.init) ?? .idle
  }
}
