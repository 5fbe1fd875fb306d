import DeviceProtocol

/// What is said of web extensions.
enum WebExtensionWords {
  static let kind = "web extension"

  static func place(_ site: String?, _ access: SiteAccess) -> String {
    let sites = site.map { "for \($0)" } ?? "for all other websites"
    return access == .ask ? "\(sites), until the user is asked" : sites
  }

  static let noProfiles = "the browser has profiles since iOS 17"
  static let notLoaded = "its manifest can't be used"
  static func denied(_ site: String) -> String { "the user has denied it \(site)" }
  static func asks(_ site: String) -> String {
    "the user hasn't decided about \(site)"
  }
  static func noFile(_ name: String) -> String {
    "its manifest names \(name), which isn't in its bundle"
  }

  // MARK: Manifests

  static let noManifest = "there is no manifest.json in its bundle: the browser can't load it"
  static let manifestNotJSON = "its manifest.json isn't a JSON object: the browser can't load it"
  static let badManifestVersion =
    "its manifest_version is neither 2 nor 3: the browser can't load it"
  static func missing(_ key: String) -> String {
    "its manifest has no '\(key)': the browser can't load it"
  }
  static let persistentBackground =
    "its background is persistent, which iOS doesn't allow (\"persistent\": false): the browser can't"
    + " load it"
  static let noStyleSheets = "style sheets of content scripts aren't simulated"
  static let noMainWorld = "content scripts in the page's own world aren't simulated"
  static let noModules = "backgrounds that are modules aren't simulated"
  static let noBackgroundPage = "backgrounds that are HTML files aren't simulated"

  // MARK: Native halves

  static let unknown = "no web extension of this app has this identifier"
  static let unlaunchable = "it can't be launched"
  static let interrupted = "it ended before it had answered"
  static let noAnswer = "it doesn't answer its script, which waits"
  static let nothing = "nothing"
}
