import DeviceEvents
import DeviceProtocol
import Foundation
import UniformTypes

/// Folders of file providers that the user looks at.
extension Device {
  /// Opens the folder at a path, step by step, as taps do.
  func browse(_ path: [String], _ place: FilesPlace) -> Result<OpenFolder, SceneMistake> {
    guard let name = path.first else { return .failure(SceneMistake(FilesWords.noLocationName)) }
    guard let provider = locations.first(where: { $0.displayName == name }) else {
      return .failure(
        SceneMistake(FilesWords.noLocation(name, among: locations.map(\.displayName))))
    }
    if let open = folder(in: place), path.count == open.shown.path.count + 1,
      Array(path.dropLast()) == open.shown.path, let last = path.last
    {
      return enter(last, of: open)
    }
    var open = openFolder(Self.rootContainer, [name], provider, place)
    for name in path.dropFirst() {
      switch enter(name, of: open) {
      case .success(let inner): open = inner
      case .failure(let mistake): return .failure(mistake)
      }
    }
    return .success(open)
  }

  private func enter(_ name: String, of folder: OpenFolder) -> Result<OpenFolder, SceneMistake> {
    switch item(name, of: folder) {
    case .failure(let mistake): return .failure(mistake)
    case .success(let item):
      guard isFolder(item) else { return .failure(SceneMistake(FilesWords.notFolder(name))) }
      return .success(
        openFolder(item.identifier, folder.shown.path + [name], folder.provider, folder.place))
    }
  }

  /// Returns the folder that is open in a place.
  func folder(in place: FilesPlace) -> OpenFolder? { inUse.folders.last { $0.place == place } }

  /// Returns an item of a folder, by its name.
  func item(_ name: String, of folder: OpenFolder) -> Result<ProvidedItem, SceneMistake> {
    if let item = folder.item(name) { return .success(item) }
    return .failure(
      SceneMistake(
        FilesWords.noItem(
          name, in: folder.shown.path, among: folder.shown.items.map(\.name))))
  }

  /// Opens a folder instead of the one that is open there, and lists it.
  private func openFolder(
    _ container: String, _ path: [String], _ provider: InstalledExtension, _ place: FilesPlace
  ) -> OpenFolder {
    closeFolders { $0.place == place }
    let folder = OpenFolder(place: place, provider: provider, container: container, path: path)
    inUse.folders.append(folder)
    let name = path.last ?? ""
    if case .failure(let error) = tell(
      provider, .openFolder(container), "enumerator(for:)", about: name)
    {
      folder.shown.failure = shown(error)
    } else {
      list(folder)
    }
    return folder
  }

  /// Lists a folder from its first page on; if a page has expired, the listing begins again, once.
  func list(_ folder: OpenFolder, isAgain: Bool = false) {
    folder.shown.items = []
    folder.shown.failure = nil
    var page: Data?
    for _ in 0..<Self.mostPages {
      let told = tell(
        folder.provider, .list(folder.container, page: page),
        "enumerateItems(for:startingAt:)", about: page == nil ? "" : FilesWords.nextPage)
      switch told {
      case .success(.items(let items, let next)):
        folder.update(items)
        guard let next else { return noteAnchor(of: folder) }
        page = next
      case .failure(let error) where error.isExpired && !isAgain:
        return list(folder, isAgain: true)
      case .failure(let error):
        folder.shown.failure = shown(error)
        return
      default: return
      }
    }
  }

  private func noteAnchor(of folder: OpenFolder) {
    if case .success(.anchor(let anchor)) = tell(
      folder.provider, .anchor(folder.container), nil)
    {
      folder.anchor = anchor
    }
  }

  /// Handles the news from a provider, or its app, that a folder's listing has changed.
  ///
  /// As documented, the system asks what has changed when the folder is on the screen, and
  /// otherwise isn't interested.
  func folderChanged(_ container: String, by process: ChildProcess) -> Message.Body {
    let provider = containingApp(of: process)?.extensions.first {
      $0.point == Self.providerPoint
    }
    guard let provider else {
      return .failed(
        ErrorDescription(
          domain: "NSFileProviderErrorDomain", code: -2001, message: FilesWords.noProvider))
    }
    let open = inUse.folders.filter {
      $0.provider.identifier == provider.identifier && $0.container == container
    }
    if open.isEmpty {
      recorder.record(provider.name, .leftOut(reason: FilesWords.unseenFolder))
    }
    for folder in open { refresh(folder) }
    return .done
  }

  private func refresh(_ folder: OpenFolder) {
    guard folder.anchor != nil else { return list(folder) }
    for _ in 0..<Self.mostPages {
      guard let anchor = folder.anchor else { return }
      let told = tell(
        folder.provider, .changes(folder.container, since: anchor),
        "enumerateChanges(for:from:)")
      switch told {
      case .success(.changes(let changes)):
        folder.update(changes.updated)
        folder.remove(changes.deleted)
        folder.anchor = changes.anchor
        guard changes.moreComing else { return }
      case .failure(let error) where error.isExpired: return list(folder)
      case .failure(let error):
        folder.shown.failure = shown(error)
        return
      default: return
      }
    }
  }

  /// Leaves folders.
  func closeFolders(where isMeant: (OpenFolder) -> Bool) {
    let leaving = inUse.folders.filter(isMeant)
    inUse.folders.removeAll(where: isMeant)
    for folder in leaving where inUse.sessions[folder.provider.identifier]?.isOpen == true {
      _ = tell(folder.provider, .closeFolder(folder.container), nil)
    }
  }

  /// Returns what the user sees of a folder; in a picker only some items can be chosen.
  func view(of folder: OpenFolder) -> ShownFolder {
    var shown = folder.shown
    guard case .picker(let owner) = folder.place, let picker = picker(of: owner) else {
      return shown
    }
    shown.dimmed = Set(
      shown.items.filter { item in
        !isFolder(item) && !picker.wish.types.contains { types.conforms(item.type, to: $0) }
      }.map(\.name))
    return shown
  }

  func isFolder(_ item: ProvidedItem) -> Bool { types.conforms(item.type, to: "public.folder") }

  /// Returns an error with the text that the user reads.
  private func shown(_ error: ErrorDescription) -> ErrorDescription {
    ErrorDescription(domain: error.domain, code: error.code, message: error.shownInFiles)
  }

  static let rootContainer = "NSFileProviderRootContainerItemIdentifier"
  /// A listing that never ends is cut off.
  private static let mostPages = 1000
}

extension ErrorDescription {
  /// NSFileProviderError.syncAnchorExpired and pageExpired, which share a number.
  fileprivate var isExpired: Bool { domain == "NSFileProviderErrorDomain" && code == -1002 }
}
