import DeviceEvents
import Foundation

/// What a version of iOS doesn't have of the apps that a lesson brings.
struct LeftOut {
  /// The apps that it refuses.
  var apps: [InstalledApp] = []
  /// The extensions that are built for later versions, by the identifier of their app.
  var extensions: [String: [InstalledExtension]] = [:]
  /// The names of apps that no version would install.
  var broken: Set<String> = []

  /// Forgets an app that is deleted or replaced, and returns its extensions.
  @discardableResult mutating func forget(_ identifier: String) -> [InstalledExtension] {
    apps.removeAll { $0.identifier == identifier }
    return extensions.removeValue(forKey: identifier) ?? []
  }
}

extension Device {
  /// What a scene is told when it names an app that isn't there.
  func missing(_ name: String) -> String {
    let isRefused = left.broken.contains(name) || left.apps.contains { $0.name == name }
    return isRefused ? SceneWords.refusedApp(name) : SceneWords.noApp(name)
  }

  /// Leaves out what wouldn't be installed on the version of iOS that the device runs.
  ///
  /// An extension whose MinimumOSVersion is later isn't there (observed:
  /// https://github.com/scastiel/kado/pull/101). If an extension is there whose point the version
  /// doesn't know, the app isn't (observed; see ``KnownPoints``). With a later version both are back.
  func fitApps() {
    let (before, refused) = (apps, left.apps)
    (apps, left.apps) = ([], [])
    for app in before { fit(app, wasThere: true) }
    for app in refused { fit(app, wasThere: false) }
  }

  private func fit(_ installed: InstalledApp, wasThere: Bool) {
    var app = installed
    let all = app.extensions + (left.extensions.removeValue(forKey: app.identifier) ?? [])
    let ordered = all.sorted { $0.executable < $1.executable }
    app.extensions = ordered.filter { $0.lowestVersion <= systemVersion }
    let later = ordered.filter { $0.lowestVersion > systemVersion }
    if !later.isEmpty { left.extensions[app.identifier] = later }
    let unknown = app.extensions.filter { KnownPoints.since[$0.point] ?? 0 > systemVersion }
    guard unknown.isEmpty else {
      left.apps.append(app)
      if wasThere { record(refusing: unknown, of: app) }
      return
    }
    apps.append(app)
    if !wasThere {
      recorder.record(app.name, .installed(extensions: app.extensions.map(\.name)))
    }
  }

  private func record(refusing extensions: [InstalledExtension], of app: InstalledApp) {
    let reasons = extensions.map { part in
      InstallingWords.newPoint(
        part.name + ".appex", point: part.point, version: systemVersion,
        misplaced: part.misplacedVersion)
    }
    recorder.record(app.name, .installationRefused(reasons: reasons))
  }
}
