import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Opens a URL for a process, if the process may do that and an app takes the URL; `false`
  /// otherwise.
  func open(
    _ url: String, by technique: OpenTechnique, universalLinksOnly: Bool = false,
    for process: ChildProcess
  ) -> Bool {
    func refuse(_ reason: String) -> Bool {
      recorder.record(process.name, .openRefused(url: url, reason: reason))
      return false
    }
    let cell =
      process.role == .appExtension
      ? OpeningTable.cell(technique, point: point(of: process), version: systemVersion) : nil
    if let cell, !cell.verdict.mayOpen { return refuse(cell.reason) }
    switch taker(of: url) {
    case .failure(let failure): return refuse(failure.reason)
    case .success(let taker):
      if universalLinksOnly, !taker.isUniversalLink {
        return refuse(OpeningWords.noDomain)
      }
      if let cell, cell.verdict == .ownAppOnly, taker.name != container(of: process) {
        return refuse(cell.reason)
      }
      return hand(url, to: taker, from: process) || refuse(SceneWords.unlaunchable(taker.name))
    }
  }

  private func hand(_ url: String, to taker: URLTaker, from process: ChildProcess) -> Bool {
    let handed = HandedURL(
      text: url, source: source(of: process), isUniversalLink: taker.isUniversalLink)
    guard let app = running(taker.name) ?? launchApp(taker.name, for: handed) else { return false }
    recorder.record(process.name, .opened(url: url, remark: taker.remark), peer: taker.name)
    bringToFront(app, with: handed)
    return true
  }

  private func point(of process: ChildProcess) -> String? {
    apps.flatMap(\.extensions).first { $0.name == process.name }?.point
  }

  /// Returns the name of the app that contains an extension.
  private func container(of process: ChildProcess) -> String? {
    apps.first { $0.extensions.contains { $0.name == process.name } }?.name
  }

  /// Returns what an app learns about the process that opens a URL.
  ///
  /// Since iOS 13 that is nothing, unless both belong to one team (documented). All apps of a
  /// lesson do; the device's own belong to another developer.
  private func source(of process: ChildProcess) -> String? {
    let bundles = apps.flatMap { app in
      [(app.name, app.identifier)] + app.extensions.map { ($0.name, $0.identifier) }
    }
    if let own = bundles.first(where: { $0.0 == process.name }) { return own.1 }
    return systemVersion < 13 ? "tutor.\(process.name.lowercased())" : nil
  }
}
