import DeviceEvents
import DeviceProtocol
import Foundation
import UniformTypes

extension Device {
  /// Installs an app and makes its containers, or writes into the log why that isn't possible.
  func install(_ path: String, withExtensions: Bool = true) {
    switch Installer.install(path) {
    case .success(var app):
      if !withExtensions { app.extensions = [] }
      // As on a device, an app replaces one that has its identifier.
      apps.removeAll { $0.identifier == app.identifier }
      left.forget(app.identifier)
      left.broken.remove(app.name)
      apps.append(app)
      order += app.extensions.map(\.name).filter { !order.contains($0) }
      types = types.declaring(app.types)
      for group in Set(app.groups + app.extensions.flatMap(\.groups)) { makeGroup(group) }
      recorder.record(app.name, .installed(extensions: app.extensions.map(\.name)))
      fitApps()
    case .failure(let failure):
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      left.broken.insert(name)
      recorder.record(name, .installationRefused(reasons: failure.reasons))
    }
  }

  /// Deletes an app: it ends, and its containers go; those of groups go with their last app.
  func uninstall(_ name: String) -> SceneAnswer {
    guard let index = apps.firstIndex(where: { $0.name == name }) else {
      return .impossible(missing(name))
    }
    var app = apps.remove(at: index)
    app.extensions += left.forget(app.identifier)
    let names = Set([name] + app.extensions.map(\.name))
    for process in processes where names.contains(process.name) && process.isRunning {
      process.kill(.byUser)
      wait(seconds: 5) { !process.isRunning }
    }
    order.removeAll { names.contains($0) }
    types = apps.reduce(.standard) { $0.declaring($1.types) }
    for session in transfers.sessions where session.app == name { endSession(session) }
    for mark in notifications.removeValue(forKey: app.identifier)?.marks.values.map({ $0 }) ?? [] {
      agenda.strike(mark)
    }
    searchIndex[app.identifier] = nil
    credentialIdentities[app.identifier] = nil
    siri.permissions[app.identifier] = nil
    screenTime.forget(app.identifier, &agenda)
    if screenTime.shield?.app == name { leaveShield() }
    reconsiderShields()
    closeFolders { names.contains($0.provider.name) }
    forget { $0.app == app.identifier }
    for identifier in app.extensions.map(\.identifier) {
      contentRules[identifier] = nil
      webExtensionWork.forget(identifier)
      callDirectories[identifier] = nil
      today.memories[identifier] = nil
    }
    recorder.record(name, .uninstalled)
    let kept = Set(apps.flatMap { $0.groups + $0.extensions.flatMap(\.groups) })
    let groups = Set(app.groups + app.extensions.flatMap(\.groups)).subtracting(kept)
    let own = [app.identifier] + app.extensions.map(\.identifier)
    let folders = groups.map(groupFolder) + own.map(dataFolder)
    for folder in folders {
      inUse.granted[folder] = nil
      try? FileManager.default.removeItem(atPath: folder)
    }
    return .done
  }

  /// Installs an app of the lesson that was deleted, or installs it again over itself.
  func installAgain(_ name: String, _ isDevelopmentRun: Bool) -> SceneAnswer {
    let path = plan.apps.first {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent == name
    }
    guard let path else { return .impossible(SceneWords.notInLesson(name)) }
    if let index = apps.firstIndex(where: { $0.name == name }) {
      // An update: containers stay, and nothing of the old version keeps running.
      let app = apps.remove(at: index)
      for process in processes
      where ([name] + app.extensions.map(\.name)).contains(process.name) && process.isRunning {
        process.kill(.byUser)
        wait(seconds: 5) { !process.isRunning }
      }
    }
    install(path, withExtensions: !isDevelopmentRun)
    return .done
  }

  /// Returns the containers of a bundle: its own, and those of its groups.
  func context(
    name: String, role: Role, identifier: String, groups: [String], accessGroups: [String] = []
  ) -> LaunchContext {
    var context = LaunchContext(
      name: name, role: role, bundleIdentifier: identifier,
      home: dataFolder(identifier),
      groups: Dictionary(
        groups.map { ($0, groupFolder($0)) }, uniquingKeysWith: { first, _ in first }),
      systemVersion: systemVersion, types: declaredTypes)
    context.accessGroups = accessGroups
    return context
  }

  /// The types that the installed bundles declare, for the processes.
  private var declaredTypes: [TypeDeclaration] {
    apps.flatMap(\.types).map {
      TypeDeclaration(
        identifier: $0.identifier, conformsTo: $0.conformsTo,
        filenameExtensions: $0.filenameExtensions, mimeTypes: $0.mimeTypes,
        isExported: $0.origin == .exported)
    }
  }

  /// Returns the folder of a container, which belongs to an app, an extension, or a group; `nil`
  /// for other names.
  func containerPath(of name: String) -> String? {
    let bundles = apps.flatMap { app in
      [(app.name, app.identifier)] + app.extensions.map { ($0.name, $0.identifier) }
    }
    if let bundle = bundles.first(where: { $0.0 == name }) {
      return dataFolder(bundle.1)
    }
    return groups.contains(name) ? groupFolder(name) : nil
  }

  /// The names of everything that has a container: apps, their extensions, and groups.
  var containerNames: [String] {
    apps.flatMap { [$0.name] + $0.extensions.map(\.name) } + Set(groups).sorted()
  }

  private var groups: [String] {
    apps.flatMap { $0.groups + $0.extensions.flatMap(\.groups) }
  }

  private func dataFolder(_ identifier: String) -> String {
    plan.storage + "/Data/" + identifier.asFileName
  }

  private func groupFolder(_ group: String) -> String {
    plan.storage + "/Groups/" + group.asFileName
  }

  private func makeGroup(_ group: String) {
    try? FileManager.default.createDirectory(
      atPath: groupFolder(group) + "/Library/Caches", withIntermediateDirectories: true)
  }

  /// Returns the installed app whose bundle contains a process's program: the app's own, or an
  /// extension's.
  func containingApp(of process: ChildProcess) -> InstalledApp? {
    apps.first { app in
      app.name == process.name || app.extensions.contains { $0.name == process.name }
    }
  }
}

extension String {
  /// The identifier as one safe component of a path.
  fileprivate var asFileName: String {
    let plain = String(
      map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }.prefix(200))
    return plain.hasPrefix(".") || plain.isEmpty ? "_" + plain : plain
  }
}
