import DeviceEvents
import DeviceProtocol
import Foundation
import UniformTypes

extension Device {
  /// Installs an app and makes its containers, or writes into the log why it can't be.
  func install(_ path: String) {
    switch Installer.install(path) {
    case .success(let app):
      apps.append(app)
      types = types.declaring(app.types)
      for group in Set(app.groups + app.extensions.flatMap(\.groups)) { makeGroup(group) }
      recorder.record(app.name, .installed(extensions: app.extensions.map(\.name)))
    case .failure(let failure):
      let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      recorder.record(name, .installationRefused(reasons: failure.reasons))
    }
  }

  /// The containers of a bundle: its own, and those of its groups.
  func context(
    name: String, role: Role, identifier: String, groups: [String]
  ) -> LaunchContext {
    LaunchContext(
      name: name, role: role, bundleIdentifier: identifier,
      home: plan.storage + "/Data/" + identifier.asFileName,
      groups: Dictionary(
        groups.map { ($0, groupFolder($0)) }, uniquingKeysWith: { first, _ in first }),
      systemVersion: systemVersion, types: declaredTypes)
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

  /// The folder of a container: an app's, an extension's, or a group's; `nil` for other names.
  func containerPath(of name: String) -> String? {
    let bundles = apps.flatMap { app in
      [(app.name, app.identifier)] + app.extensions.map { ($0.name, $0.identifier) }
    }
    if let bundle = bundles.first(where: { $0.0 == name }) {
      return plan.storage + "/Data/" + bundle.1.asFileName
    }
    let groups = apps.flatMap { $0.groups + $0.extensions.flatMap(\.groups) }
    return groups.contains(name) ? groupFolder(name) : nil
  }

  private func groupFolder(_ group: String) -> String {
    plan.storage + "/Groups/" + group.asFileName
  }

  private func makeGroup(_ group: String) {
    try? FileManager.default.createDirectory(
      atPath: groupFolder(group) + "/Library/Caches", withIntermediateDirectories: true)
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
