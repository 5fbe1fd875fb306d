import BundleRules
import Foundation
import UniformTypes

/// Installs a bundle on the device, or says why it can't be there.
///
/// It checks what a device itself refuses, not what only the App Store refuses.
enum Installer {
  static func install(_ path: String) -> Result<InstalledApp, InstallationFailure> {
    guard let bundle = BundleReader(path: path) else {
      return .failure(InstallationFailure(reasons: [InstallingWords.noInfo]))
    }
    var reasons = problems(of: bundle, packageType: "APPL")
    let plugIns = bundle.plugIns
    for plugIn in plugIns { reasons += problems(of: plugIn, inside: bundle) }
    reasons += duplicates(among: plugIns)
    guard reasons.isEmpty else { return .failure(InstallationFailure(reasons: reasons)) }
    return .success(
      InstalledApp(
        name: bundle.executableName, identifier: bundle.identifier, path: bundle.path,
        executable: bundle.executable, groups: bundle.groups,
        accessGroups: bundle.accessGroups,
        schemes: bundle.schemes, linkDomains: bundle.domains(of: "applinks:"),
        filterDomains: bundle.domains(of: "messagefilter:"),
        networkRights: bundle.networkRights, siri: bundle.siri,
        screenTime: bundle.screenTime, activities: bundle.activities,
        cloudStore: bundle.cloudStore,
        documentTypes: bundle.documentTypes,
        extensions: plugIns.map(installed),
        types: declaredTypes([bundle] + plugIns)))
  }

  /// Returns the types that bundles declare: all that they export, then all that they import.
  private static func declaredTypes(_ bundles: [BundleReader]) -> [UniformTypes.Declaration] {
    let declared = bundles.map(\.declaredTypes)
    return (declared.flatMap(\.exported) + declared.flatMap(\.imported)).map(\.declaration)
  }

  private static func installed(_ bundle: BundleReader) -> InstalledExtension {
    InstalledExtension(
      name: bundle.executableName, displayName: bundle.displayName,
      identifier: bundle.identifier, executable: bundle.executable, groups: bundle.groups,
      accessGroups: bundle.accessGroups,
      point: bundle.point ?? "", lowestVersion: bundle.lowestVersion,
      misplacedVersion: bundle.misplacedVersion,
      principal: bundle.principalClass ?? bundle.storyboard.map { $0 + ".storyboard" },
      rule: bundle.rule, schemes: bundle.schemes, documentTypes: bundle.documentTypes,
      script: bundle.script, mediaTypes: bundle.mediaTypes,
      documentGroup: bundle.documentGroup, supportsEnumeration: bundle.supportsEnumeration,
      pickerModes: bundle.pickerModes, pickerTypes: bundle.pickerTypes,
      requestsOpenAccess: bundle.requestsOpenAccess,
      isOn: !offAtFirst.contains(bundle.point ?? ""),
      notificationCategories: bundle.notificationCategories, filterServer: bundle.filterServer,
      previews: bundle.previews, credentials: bundle.credentials,
      intents: bundle.intents,
      networkRights: bundle.networkRights, broadcastMode: bundle.broadcastMode,
      audio: bundle.audio, hasFamilyControls: bundle.screenTime.isEntitled,
      cloudStore: bundle.cloudStore)
  }

  /// The points whose extensions the user has to switch on, or to add (documented; inferred for
  /// shared links).
  private static let offAtFirst = [
    Device.blockerPoint, Device.directoryPoint, Device.filterPoint, Device.linksPoint,
    Device.todayPoint, Device.keyboardPoint, Device.credentialPoint, Device.providerPoint,
    Device.webExtensionPoint,
  ]

  private static func problems(of bundle: BundleReader, packageType: String) -> [String] {
    var reasons: [String] = []
    let name = URL(fileURLWithPath: bundle.path).lastPathComponent
    if bundle.identifier.isEmpty { reasons.append(InstallingWords.noIdentifier(name)) }
    if bundle.packageType != packageType {
      reasons.append(
        InstallingWords.wrongPackageType(name, type: bundle.packageType, wanted: packageType))
    }
    if !FileManager.default.isExecutableFile(atPath: bundle.executable) {
      reasons.append(InstallingWords.noExecutable(name, executable: bundle.executableName))
    }
    // No provisioning profile allows a group of another team.
    for group in bundle.keychainGroups where !group.hasPrefix(Team.prefix) {
      reasons.append(InstallingWords.foreignKeychainGroup(name, group: group, prefix: Team.prefix))
    }
    return reasons
      + bundle.groups.filter { !$0.hasPrefix("group.") }.map {
        // Inferred: no developer account has such a group, so no provisioning profile allows it,
        // and a device refuses whatever its profile doesn't allow.
        InstallingWords.badGroup(name, group: $0)
      }
  }

  /// Returns the identifiers that more than one extension of the app has.
  private static func duplicates(among plugIns: [BundleReader]) -> [String] {
    let byIdentifier = Dictionary(grouping: plugIns, by: \.identifier)
    return byIdentifier.sorted { $0.key < $1.key }.filter { $0.value.count > 1 }.map {
      let names = $0.value.map { URL(fileURLWithPath: $0.path).lastPathComponent }
      return InstallingWords.sharedIdentifier(names, identifier: $0.key)
    }
  }

  private static func problems(of plugIn: BundleReader, inside app: BundleReader) -> [String] {
    var reasons = problems(of: plugIn, packageType: "XPC!")
    let name = URL(fileURLWithPath: plugIn.path).lastPathComponent
    if !plugIn.identifier.hasPrefix(app.identifier + ".") {
      reasons.append(
        InstallingWords.foreignIdentifier(
          name, identifier: plugIn.identifier, app: app.identifier))
    }
    if let point = plugIn.point {
      if KnownPoints.since[point] == nil {
        reasons.append(InstallingWords.unknownPoint(name, point: point))
      }
    } else {
      reasons.append(InstallingWords.noPoint(name))
    }
    return reasons
  }
}

/// The reasons why an app can't be installed, all at once.
struct InstallationFailure: Error {
  let reasons: [String]
}
