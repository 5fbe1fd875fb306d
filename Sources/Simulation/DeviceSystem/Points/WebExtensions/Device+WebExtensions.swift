import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Carries out what the user does with web extensions in the browser's settings.
  func obey(_ command: WebExtensionCommand) -> SceneAnswer {
    switch command {
    case .turn(let name, let isOn):
      switch turn(name, isOn, at: Self.webExtensions) {
      case .failure(let mistake): return .impossible(mistake.message)
      case .success(let installed):
        if isOn, case .failure(let problem) = manifest(of: installed) {
          recorder.record(installed.name, .sessionFailed(reason: problem.message))
        }
        return .done
      }
    case .setAccess(let name, let site, let access): return setAccess(name, site, access)
    }
  }

  /// Answers a process about a web extension.
  func answer(_ question: WebExtensionQuestion, from process: ChildProcess) -> Message.Body {
    switch question {
    case .send(let message, let identifier): return send(message, to: identifier)
    case .state(let identifier):
      let own = containingApp(of: process)?.extensions ?? []
      guard
        let found = own.first(where: {
          $0.identifier == identifier && $0.point == Self.webExtensionPoint
        })
      else { return .failed(.noWebExtension) }
      return .information(.isOn(found.isOn))
    }
  }

  private func setAccess(_ name: String, _ site: String?, _ access: SiteAccess) -> SceneAnswer {
    switch installed(name, at: Self.webExtensions) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let installed):
      if let site {
        webExtensionWork.sites[installed.identifier, default: [:]][site.lowercased()] = access
      } else {
        webExtensionWork.others[installed.identifier] = access
      }
      recorder.record(
        installed.name,
        .switched(
          isOn: access == .allow,
          place: WebExtensionWords.place(site?.lowercased(), access)))
      return .done
    }
  }

  /// Adds the web extensions that are on to a page that the user visits.
  ///
  /// - Returns: The names of those that wait until the user decides about the site.
  func addExtensions(to page: inout PageVisit) -> [String] {
    var asking: [String] = []
    let profile = page.profile.map { webExtensionWork.identifier(ofProfile: $0) }
    page.profileIdentifier = profile
    for installed in installed(at: Self.webExtensionPoint) where installed.isOn {
      guard case .success(let manifest) = manifest(of: installed) else {
        recorder.record(installed.name, .leftOut(reason: WebExtensionWords.notLoaded))
        continue
      }
      let files = manifest.contentScripts.filter { $0.run(in: page.url) }.flatMap(\.files)
      var made = described(installed, manifest, profile)
      made.background = scripts(manifest.background, of: installed)
      if !files.isEmpty {
        let host = URL(string: page.url)?.host?.lowercased() ?? ""
        switch webExtensionWork.access(of: installed.identifier, to: host) {
        case .allow: made.contentScripts = scripts(files, of: installed)
        case .deny:
          recorder.record(installed.name, .leftOut(reason: WebExtensionWords.denied(host)))
        case .ask:
          recorder.record(installed.name, .leftOut(reason: WebExtensionWords.asks(host)))
          asking.append(installed.displayName)
        }
      }
      page.extensions.append(made)
    }
    return asking
  }

  /// Keeps what web extensions have stored during a visit, and lets their native halves go.
  func finishExtensions(of page: PageVisit, _ view: PageView?) {
    for made in page.extensions {
      let place = WebExtensionWork.Place(
        identifier: made.identifier, profile: page.profileIdentifier)
      webExtensionWork.known.insert(place)
      if let stored = view?.stored.first(where: { $0.identifier == made.identifier }) {
        webExtensionWork.stored[place] = stored.values
      }
    }
    let sessions = webExtensionWork.sessions.sorted { $0.key < $1.key }.map(\.value)
    webExtensionWork.sessions = [:]
    for session in sessions { end(session) }
  }

  /// Reads an extension's manifest; what the simulation leaves out is said when it is on.
  private func manifest(
    of installed: InstalledExtension
  ) -> Result<WebExtensionManifest, WebExtensionManifest.Problem> {
    do throws(WebExtensionManifest.Problem) {
      return .success(try WebExtensionManifest(file("manifest.json", of: installed)))
    } catch {
      return .failure(error)
    }
  }

  private func described(
    _ installed: InstalledExtension, _ manifest: WebExtensionManifest, _ profile: UUID?
  ) -> PageExtension {
    let place = WebExtensionWork.Place(identifier: installed.identifier, profile: profile)
    let isNew = !webExtensionWork.known.contains(place)
    if isNew {
      for reason in manifest.leftOut { recorder.record(installed.name, .leftOut(reason: reason)) }
    }
    return PageExtension(
      name: installed.displayName, identifier: installed.identifier,
      scriptIdentifier: "\(installed.identifier) (\(Team.prefix.dropLast()))",
      manifest: manifest.text, permissions: manifest.permissions, isWorker: manifest.isWorker,
      storage: webExtensionWork.stored[place] ?? [:], isNew: isNew)
  }

  private func scripts(_ names: [String], of installed: InstalledExtension) -> [ScriptText] {
    names.compactMap { name in
      guard let data = file(name, of: installed) else {
        recorder.record(installed.name, .leftOut(reason: WebExtensionWords.noFile(name)))
        return nil
      }
      return ScriptText(name: name, text: String(decoding: data, as: UTF8.self))
    }
  }

  private func file(_ name: String, of installed: InstalledExtension) -> Data? {
    let folder = URL(fileURLWithPath: installed.executable).deletingLastPathComponent()
    let file = folder.appendingPathComponent(name).standardizedFileURL
    guard file.path.hasPrefix(folder.standardizedFileURL.path + "/") else { return nil }
    return FileManager.default.contents(atPath: file.path)
  }

  /// Hands a message to an extension's native half, and waits for its answer.
  ///
  /// It works until the visit is over: a second message finds its process still there, and has a
  /// principal object of its own (inferred: each message is a request).
  private func send(_ message: NativeMessage, to identifier: String) -> Message.Body {
    guard
      let installed = installed(at: Self.webExtensionPoint).first(where: {
        $0.identifier == identifier
      })
    else { return .failed(.noWebExtension) }
    let earlier = webExtensionWork.sessions[identifier]
    guard let session = beginSession(installed) else {
      return .failed(.interrupted(WebExtensionWords.unlaunchable))
    }
    webExtensionWork.sessions[identifier] = session
    if let earlier { end(earlier) }
    let reply = call(
      session, .webMessage(message), callback: "beginRequest(with:)", about: message.json)
    guard session.isOpen, waitForAnswer(reply, of: session, seconds: Self.nativeSeconds) else {
      if session.isOpen {
        // Safari waits for ever; so does the script.
        recorder.record(
          installed.name, .sessionFailed(reason: WebExtensionWords.noAnswer))
        return .done
      }
      return .failed(.interrupted(session.failure ?? WebExtensionWords.interrupted))
    }
    switch reply.answer {
    case .webReply(let json):
      recorder.record(installed.name, .answered(json ?? WebExtensionWords.nothing))
      return .information(.contents(json.map { Data($0.utf8) }))
    case .failed(let error):
      recorder.record(installed.name, .sessionFailed(reason: error.message))
      return .failed(error)
    default: return .failed(.interrupted(WebExtensionWords.interrupted))
    }
  }

  static let webExtensionPoint = "com.apple.Safari.web-extension"
  private static let webExtensions = SwitchedPoint(
    point: webExtensionPoint, kind: WebExtensionWords.kind, place: BrowserWords.blockerPlace)
  /// The time that the device waits for an answer; Safari has no limit that is published.
  private static let nativeSeconds = 30.0
}

extension ErrorDescription {
  /// SFErrorNoExtensionFound.
  fileprivate static let noWebExtension = ErrorDescription(
    domain: "SFErrorDomain", code: 1, message: WebExtensionWords.unknown)
  fileprivate static func interrupted(_ reason: String) -> ErrorDescription {
    ErrorDescription(domain: "NSCocoaErrorDomain", code: 4097, message: reason)
  }
}
