import DeviceEvents
import DeviceProtocol
import Foundation
import UniformTypes

/// Receives what another device sends by AirDrop.
///
/// The system itself receives it, and passes it to an app that declares the scheme or the type,
/// never to an extension, whatever that declares (documented: extensions can't receive data by
/// AirDrop).
extension Device {
  /// Receives something that the user has accepted, and opens the app that takes it.
  func airDrop(_ thing: SharedThing) -> SceneAnswer {
    switch thing {
    case .link(let url, _), .page(_, let url, _, _): return airDrop(link: url)
    case .text:
      return .impossible(OpeningWords.textAlone)
    case .data(let data, let type, let name):
      let ending = types.filenameExtensions(of: type).first.map { "." + $0 } ?? ""
      return airDrop(file: name ?? "item" + ending, type: type) { try data.write(to: $0) }
    case .file(let data, let name):
      return airDrop(file: name, type: type(ofFile: name)) { try data.write(to: $0) }
    case .fileAt(let path):
      let file = URL(fileURLWithPath: path)
      return airDrop(file: file.lastPathComponent, type: type(ofFile: path)) {
        try FileManager.default.copyItem(at: file, to: $0)
      }
    }
  }

  private func airDrop(link text: String) -> SceneAnswer {
    let scheme = URL(string: text)?.scheme?.lowercased() ?? ""
    leaveOutExtensions { $0.schemes.contains(scheme) }
    switch taker(of: text) {
    case .failure(let failure): return untaken(text, failure.reason)
    case .success(let taker):
      recorder.record(
        "Device", .airDropped(what: text, remark: taker.remark), peer: taker.name)
      return give(HandedURL(text: text, isUniversalLink: taker.isUniversalLink), to: taker.name)
    }
  }

  private func airDrop(
    file name: String, type: String, write: (URL) throws -> Void
  ) -> SceneAnswer {
    let name = StagingFolder.fileName(name)
    leaveOutExtensions { [self] in opens($0.documentTypes, type) }
    if ["public.image", "public.movie"].contains(where: { types.conforms(type, to: $0) }) {
      recorder.record(
        "Device",
        .airDropped(what: name, remark: OpeningWords.toPhotos),
        peer: BuiltInApps.photos)
      return give(nil, to: BuiltInApps.photos)
    }
    let declaring = apps.filter { opens($0.documentTypes, type) }
    guard let app = declaring.first else {
      return untaken(name, OpeningWords.undeclaredType(type))
    }
    let others = declaring.dropFirst().map(\.name)
    let remark = OpeningWords.alsoDeclared(by: others, first: app.name)
    recorder.record(
      "Device", .airDropped(what: name, remark: others.isEmpty ? nil : remark), peer: app.name)
    guard let file = place(name, in: app.name, write: write) else {
      return .impossible(OpeningWords.notPlaced(name, in: app.name))
    }
    let handed = HandedURL(
      text: file.absoluteString, file: "Documents/Inbox/\(file.lastPathComponent)")
    return give(handed, to: app.name)
  }

  /// Puts a file into an app's inbox, where the app may read and remove it (documented).
  private func place(_ name: String, in app: String, write: (URL) throws -> Void) -> URL? {
    guard let home = containerPath(of: app) else { return nil }
    guard let folder = OwnFolder.make("Documents/Inbox", in: home) else { return nil }
    let inbox = URL(fileURLWithPath: folder)
    let manager = FileManager.default
    var file = inbox.appendingPathComponent(name)
    var number = 1
    while OwnFolder.isTaken(file.path) {
      let ending = (name as NSString).pathExtension
      let base = (name as NSString).deletingPathExtension
      file = inbox.appendingPathComponent(
        "\(base)-\(number)" + (ending.isEmpty ? "" : ".\(ending)"))
      number += 1
    }
    guard (try? write(file)) != nil else { return nil }
    try? manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    return file
  }

  private func give(_ handed: HandedURL?, to name: String) -> SceneAnswer {
    guard let app = running(name) ?? launchApp(name, for: handed) else {
      return .impossible(SceneWords.unlaunchable(name))
    }
    bringToFront(app, with: handed)
    return .taken(by: name)
  }

  private func untaken(_ what: String, _ reason: String) -> SceneAnswer {
    recorder.record("Device", .airDropped(what: what, remark: reason))
    return .taken(by: nil)
  }

  /// Explains why extensions that declare the scheme or the type aren't asked.
  private func leaveOutExtensions(that declare: (InstalledExtension) -> Bool) {
    for installed in apps.flatMap(\.extensions) where declare(installed) {
      recorder.record(
        installed.name,
        .leftOut(reason: OpeningWords.extensionsLeftOut))
    }
  }

  private func opens(_ documentTypes: [String], _ type: String) -> Bool {
    documentTypes.contains { types.conforms(type, to: $0) }
  }

  private func type(ofFile name: String) -> String {
    types.preferredType(forFilenameExtension: (name as NSString).pathExtension)
  }
}
