import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Switches a file provider on or off among the locations in Files.
  func turnFileProvider(_ name: String, _ isOn: Bool) -> SceneAnswer {
    switch turn(name, isOn, at: Self.fileProviders) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let provider):
      if isOn, !provider.supportsEnumeration {
        recorder.record(
          provider.name,
          .leftOut(reason: FilesWords.noEnumeration))
      }
      if !isOn { closeFolders { $0.provider.identifier == provider.identifier } }
      return .done
    }
  }

  /// The file providers that Files and document pickers list: since iOS 11, those whose folders can
  /// be listed (documented).
  var locations: [InstalledExtension] {
    guard systemVersion >= 11 else { return [] }
    return installed(at: Self.providerPoint).filter { $0.isOn && $0.supportsEnumeration }
  }

  /// Returns the folder in which a provider keeps documents.
  func documentStorage(of provider: InstalledExtension) -> String? {
    let group = provider.documentGroup.flatMap { provider.groups.contains($0) ? $0 : nil }
    return containerPath(of: group ?? provider.name).map { $0 + "/File Provider Storage" }
  }

  /// Returns the provider that has a document at a path.
  func provider(of path: String) -> InstalledExtension? {
    installed(at: Self.providerPoint).first { provider in
      guard let storage = documentStorage(of: provider) else { return false }
      return Self.plainPath(path).isPath(inside: Reach.plain(storage))
    }
  }

  /// Calls a provider and waits for the answer.
  ///
  /// - Parameters:
  ///   - provider: The extension, which is launched when it isn't at work.
  ///   - body: The call.
  ///   - callback: Apple's name for the method; `nil` for what the log leaves out.
  ///   - subject: The subject.
  /// - Returns: The answer, or the error that it has answered with, or the error when there is no
  ///   answer.
  func tell(
    _ provider: InstalledExtension, _ body: FileProviderCall, _ callback: String?,
    about subject: String = ""
  ) -> Result<FileProviderAnswer, ErrorDescription> {
    inUse.calls += 1
    defer {
      inUse.calls -= 1
      releaseProvidersSoon()
    }
    guard let session = session(of: provider) else { return .failure(.providerGone) }
    let reply =
      callback.map { call(session, .file(body), callback: $0, about: subject) }
      ?? ask(session, .file(body))
    if !waitForAnswer(reply, of: session, seconds: Self.providerSeconds), session.isOpen {
      session.worker.kill(.expired)
      wait(seconds: 5) { session.isOver }
    }
    switch reply.answer {
    case .file(.refused(let error)):
      recorder.record(provider.name, .answered("\(error.domain) \(error.code)"))
      return .failure(error)
    case .file(let answer): return .success(answer)
    case .failed(let error):
      fail(session, error.message)
      return .failure(error)
    default: return .failure(.providerGone)
    }
  }

  /// Returns the session of a provider that is at work, or a new one.
  private func session(of provider: InstalledExtension) -> PointSession? {
    if let open = inUse.sessions[provider.identifier], open.isOpen { return open }
    inUse.sessions[provider.identifier] = nil
    if let storage = documentStorage(of: provider) {
      try? FileManager.default.createDirectory(
        atPath: storage, withIntermediateDirectories: true)
    }
    guard let session = beginSession(provider), session.isOpen else { return nil }
    inUse.sessions[provider.identifier] = session
    return session
  }

  /// Lets providers go that haven't been needed for a while; an app has the same time for its last
  /// calls.
  private func releaseProvidersSoon() {
    agenda.strike(inUse.release)
    inUse.release = later(plan.limits.suspensionSeconds) { [self] in
      inUse.release = nil
      guard inUse.calls == 0 else { return }
      for (identifier, session) in inUse.sessions.sorted(by: { $0.key < $1.key })
      where !isNeeded(session.installed) {
        inUse.sessions[identifier] = nil
        end(session)
      }
    }
  }

  private func isNeeded(_ provider: InstalledExtension) -> Bool {
    inUse.folders.contains { $0.provider.identifier == provider.identifier }
      || inUse.provided.contains { self.provider(of: $0)?.identifier == provider.identifier }
  }

  /// Returns a path whose folder has no symbolic links; there may be nothing at it.
  static func plainPath(_ path: String) -> String {
    let path = path as NSString
    return Reach.plain(path.deletingLastPathComponent) + "/" + path.lastPathComponent
  }

  static let providerPoint = "com.apple.fileprovider-nonui"
  private static let fileProviders = SwitchedPoint(
    point: providerPoint, kind: FilesWords.providerKind, place: FilesWords.providerPlace)
  /// The time that a provider may take for an answer; Apple publishes no number.
  private static let providerSeconds = 30.0
}

extension ErrorDescription {
  /// The provider's process is gone, or never gave an answer.
  static let providerGone = connection(FilesWords.providerGone, code: 4097)

  /// NSFileProviderError.noSuchItem.
  static let noSuchItem = ErrorDescription(
    domain: "NSFileProviderErrorDomain", code: -1005, message: FilesWords.noItem)

  /// What the user reads; the words are ours.
  var shownInFiles: String {
    guard domain == "NSFileProviderErrorDomain" else { return message }
    return switch code {
    case -1000: FilesWords.notSignedIn
    case -1001: FilesWords.nameTaken
    case -1003: FilesWords.noSpace
    case -1004: FilesWords.serverUnreachable
    case -1005: FilesWords.noItem
    case -1006: FilesWords.undeletable
    case -1007: FilesWords.folderNotEmpty
    default: message
    }
  }
}
