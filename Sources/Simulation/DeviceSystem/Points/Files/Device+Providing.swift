import DeviceEvents
import DeviceProtocol
import Foundation

/// Files that are fetched on demand, and what providers learn about their use.
///
/// As documented, a provider is asked for a file when another process accesses its placeholder by
/// file coordination, and is told about a coordinated write, and when the file is no longer
/// accessed.
extension Device {
  /// Returns the place where an item's file is or will be, if that is inside the provider's storage
  /// (documented).
  func path(
    of item: ProvidedItem, _ provider: InstalledExtension
  ) -> Result<String, ErrorDescription> {
    tell(provider, .path(of: item.identifier), nil).flatMap { answer in
      guard case .path(let path?) = answer else {
        recorder.record(
          provider.name,
          .sessionFailed(reason: FilesWords.noURL))
        return .failure(.noSuchItem)
      }
      guard self.provider(of: path)?.identifier == provider.identifier else {
        let reason = FilesWords.urlOutside(item.name)
        recorder.record(provider.name, .sessionFailed(reason: reason))
        return .failure(ErrorDescription(domain: NSCocoaErrorDomain, code: 257, message: reason))
      }
      return .success(Self.plainPath(path))
    }
  }

  /// Has a placeholder made if there is no file yet.
  func makePlaceholder(at path: String, _ provider: InstalledExtension) -> ErrorDescription? {
    guard !FileManager.default.fileExists(atPath: path),
      !FileManager.default.fileExists(atPath: Self.placeholder(of: path))
    else { return nil }
    let told = tell(
      provider, .placeholder(at: path), "providePlaceholder(at:completionHandler:)",
      about: (path as NSString).lastPathComponent)
    guard case .failure(let error) = told else { return nil }
    return error
  }

  /// Has a file fetched that isn't there.
  func fetch(_ path: String, _ provider: InstalledExtension) -> ErrorDescription? {
    inUse.provided.insert(path)
    guard !FileManager.default.fileExists(atPath: path) else { return nil }
    let told = tell(
      provider, .start(at: path), "startProvidingItem(at:completionHandler:)",
      about: (path as NSString).lastPathComponent)
    if case .failure(let error) = told { return error }
    guard FileManager.default.fileExists(atPath: path) else {
      let reason = FilesWords.notProvided
      recorder.record(provider.name, .sessionFailed(reason: reason))
      return ErrorDescription(domain: NSCocoaErrorDomain, code: 260, message: reason)
    }
    try? FileManager.default.removeItem(atPath: Self.placeholder(of: path))
    return nil
  }

  /// Returns the place of a file's placeholder (observed).
  private static func placeholder(of path: String) -> String {
    let path = path as NSString
    return path.deletingLastPathComponent + "/." + path.lastPathComponent + ".icloud"
  }

  /// Has an item's file fetched for immediate reading.
  func contents(
    of item: ProvidedItem, _ provider: InstalledExtension
  ) -> Result<Data, ErrorDescription> {
    path(of: item, provider).flatMap { path in
      defer { stopProviding(path) }
      if let error = makePlaceholder(at: path, provider) ?? fetch(path, provider) {
        return .failure(error)
      }
      guard let data = FileManager.default.contents(atPath: path) else {
        return .failure(
          ErrorDescription(domain: NSCocoaErrorDomain, code: 256, message: FilesWords.unreadable))
      }
      return .success(data)
    }
  }

  /// Tells the provider that a file is no longer accessed, if that is so.
  func stopProviding(_ path: String) {
    guard inUse.provided.contains(path),
      !inUse.accesses.contains(where: { $0.path == path }),
      !inUse.claims.values.contains(where: { $0.contains(path) })
    else { return }
    inUse.provided.remove(path)
    guard let provider = provider(of: path) else { return }
    _ = tell(
      provider, .stop(at: path), "stopProvidingItem(at:)",
      about: (path as NSString).lastPathComponent)
  }
}

extension Device {
  /// Has the files fetched that a process is about to access by coordination.
  ///
  /// - Returns: The reason why one isn't available, which is the error of the access (documented).
  func provide(
    for claim: FileClaim, _ key: ClaimTable.Key, to process: ChildProcess
  ) -> ErrorDescription? {
    let files = claim.accesses.compactMap { access in
      providedFile(at: access.path, to: process).map { (access, $0) }
    }
    guard !files.isEmpty else { return nil }
    inUse.claims[key] = files.map { Self.plainPath($0.0.path) }
    return whileAsking(process) {
      for (access, provider) in files {
        let path = Self.plainPath(access.path)
        inUse.provided.insert(path)
        guard !access.isOfContents, let error = fetch(path, provider) else { continue }
        // A new file may be written where there was none.
        if access.isWriting, error.isNoSuchItem { continue }
        inUse.claims[key] = nil
        stopProviding(path)
        return error
      }
      return nil
    }
  }

  /// Tells providers what has happened to their files when an access is over.
  func provided(
    _ accesses: [FileAccess], _ changes: [FileChange], _ key: ClaimTable.Key,
    by process: ChildProcess
  ) {
    // The claim counts until the provider knows about the change; the process continues in the
    // meantime.
    guard let paths = inUse.claims[key] else { return }
    let written = zip(accesses.filter(\.isWriting), changes)
      .filter { $1 == .changed || $1 == .appeared }
    whileAsking(process) {
      for (access, _) in written {
        guard let provider = providedFile(at: access.path, to: process) else { continue }
        _ = tell(
          provider, .changed(at: Self.plainPath(access.path)), "itemChanged(at:)",
          about: (access.path as NSString).lastPathComponent)
        if let session = inUse.sessions[provider.identifier] { settle(session.worker) }
      }
      inUse.claims[key] = nil
      for path in paths { stopProviding(path) }
    }
  }

  /// Returns the provider of a file, unless the process is the provider itself or may not have the
  /// file.
  private func providedFile(at path: String, to process: ChildProcess) -> InstalledExtension? {
    let plain = Self.plainPath(path)
    guard let provider = provider(of: path), provider.name != process.name,
      process.reach?.contains(plain, writing: false) ?? true
    else { return nil }
    return provider
  }

  /// Does something that a process waits for; the scene continues after it.
  func whileAsking<Value>(_ process: ChildProcess, _ body: () -> Value) -> Value {
    let wasAsking = process.isAsking
    process.isAsking = true
    defer {
      process.isAsking = wasAsking
      obeyPostponed()
    }
    return body()
  }
}

extension ErrorDescription {
  fileprivate var isNoSuchItem: Bool { self == .noSuchItem || code == -1005 }
}
