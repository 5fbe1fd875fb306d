import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Carries out what the user does with files.
  func obey(_ command: FilesCommand) -> SceneAnswer {
    switch command {
    case .turn(let name, let isOn): return turnFileProvider(name, isOn)
    case .locations(let place): return with(place) { locations(in: place) }
    case .browse(let path, let place):
      return with(place) {
        switch browse(path, place) {
        case .success(let folder): files(.folder(view(of: folder)))
        case .failure(let mistake): .impossible(mistake.message)
        }
      }
    case .look(let place): return withFolder(place) { files(.folder(view(of: $0))) }
    case .read(let name, let place): return withItem(name, place) { read($0, $1) }
    case .put(let data, let name, let place):
      return withFolder(place) { put(data, name: name, into: $0) }
    case .makeFolder(let name, let place):
      return withFolder(place) {
        change(
          $0, .makeFolder(name, parent: $0.container),
          "createDirectory(withName:inParentItemIdentifier:completionHandler:)", about: name)
      }
    case .rename(let name, let new, let place):
      return withItem(name, place) { folder, item in
        needs(.renaming, item)
          ?? change(
            folder, .rename(item.identifier, to: new),
            "renameItem(withIdentifier:toName:completionHandler:)",
            about: FilesWords.renamed(name, to: new),
            item)
      }
    case .move(let name, let target, let place): return move(name, to: target, place)
    case .delete(let name, let place):
      return withItem(name, place) { folder, item in
        needs(.deleting, item)
          ?? change(
            folder, .delete(item.identifier), "deleteItem(withIdentifier:completionHandler:)",
            about: name, item)
      }
    case .close(let place):
      return with(place) {
        closeFolders { $0.place == place }
        return .done
      }
    case .pick(let names, let place): return withFolder(place) { pick(names, in: $0) }
    case .cancelPicker(let place): return with(place) { cancelPicker(place) }
    case .openPickerExtension(let name, let place):
      return with(place) { openPickerExtension(name, place) }
    }
  }

  func files(_ answer: FilesAnswer) -> SceneAnswer { .point(.files(answer)) }

  /// Performs an action in a place, if the user sees that place.
  private func with(_ place: FilesPlace, _ act: () -> SceneAnswer) -> SceneAnswer {
    switch place {
    case .app(let name):
      guard name == BuiltInApps.files else {
        return .impossible(FilesWords.hasNoFolders(name))
      }
      guard let app = running(name), front === app else {
        return .impossible(SceneWords.notInFront(name))
      }
    case .picker(let owner):
      guard picker(of: owner) != nil else { return .impossible(PickerWords.noPicker) }
    }
    return act()
  }

  private func withFolder(
    _ place: FilesPlace, _ act: (OpenFolder) -> SceneAnswer
  ) -> SceneAnswer {
    with(place) { folder(in: place).map(act) ?? .impossible(FilesWords.noFolderOpen) }
  }

  private func withItem(
    _ name: String, _ place: FilesPlace, _ act: (OpenFolder, ProvidedItem) -> SceneAnswer
  ) -> SceneAnswer {
    withFolder(place) { folder in
      switch item(name, of: folder) {
      case .success(let item): act(folder, item)
      case .failure(let mistake): .impossible(mistake.message)
      }
    }
  }

  private func read(_ folder: OpenFolder, _ item: ProvidedItem) -> SceneAnswer {
    guard !isFolder(item) else { return .impossible(SceneWords.isFolder(item.name)) }
    recorder.record(BuiltInApps.files, .acted(FilesWords.opens(item.name)))
    switch contents(of: item, folder.provider) {
    case .success(let data): return files(.document(data, failure: nil))
    case .failure(let error):
      forget(item, of: folder, error)
      return files(.document(nil, failure: error.inWords))
    }
  }

  private func move(_ name: String, to target: String, _ place: FilesPlace) -> SceneAnswer {
    withItem(name, place) { folder, moved in
      switch item(target, of: folder) {
      case .failure(let mistake): .impossible(mistake.message)
      case .success(let target):
        needs(.reparenting, moved) ?? needs(.addingSubItems, target)
          ?? change(
            folder, .move(moved.identifier, parent: target.identifier),
            "reparentItem(withIdentifier:toParentItemWithIdentifier:newName:completionHandler:)",
            about: FilesWords.moved(name, into: target.name), moved)
      }
    }
  }

  /// Adds a document to a folder, from a place that the provider has to ask for.
  private func put(_ data: Data, name: String, into folder: OpenFolder) -> SceneAnswer {
    guard let host = running(BuiltInApps.files) else { return .impossible(FilesWords.notRunning) }
    let file = StagingFolder.fileName(name)
    let path = host.home + "/tmp/" + file
    guard FileManager.default.createFile(atPath: path, contents: data) else {
      return .impossible(SceneWords.unwritable(name))
    }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let place = folder.shown.path.last ?? ""
    recorder.record(BuiltInApps.files, .acted(FilesWords.puts(file, into: place)))
    return take(path, into: folder)
  }

  /// Has a provider import a file, to which it has access until that is done.
  func take(_ path: String, into folder: OpenFolder) -> SceneAnswer {
    let home = containerPath(of: folder.provider.name) ?? ""
    let plain = Self.plainPath(path)
    inUse.granted[home, default: [:]][plain] = false
    defer { inUse.granted[home]?[plain] = nil }
    return change(
      folder, .take(file: plain, parent: folder.container),
      "importDocument(at:toParentItemIdentifier:completionHandler:)",
      about: (path as NSString).lastPathComponent)
  }

  /// Has a provider change something, and shows the result.
  private func change(
    _ folder: OpenFolder, _ call: FileProviderCall, _ callback: String, about subject: String,
    _ item: ProvidedItem? = nil
  ) -> SceneAnswer {
    switch tell(folder.provider, call, callback, about: subject) {
    case .success(.item(let new)):
      folder.update([new])
      return files(.ended(nil))
    case .success:
      if let item { folder.remove([item.identifier]) }
      return files(.ended(nil))
    case .failure(let error):
      if let item { forget(item, of: folder, error) }
      return files(.ended(error.inWords))
    }
  }

  /// Removes an item that no longer exists from the listing (documented).
  private func forget(_ item: ProvidedItem, of folder: OpenFolder, _ error: ErrorDescription) {
    if error.domain == "NSFileProviderErrorDomain", error.code == -1005 {
      folder.remove([item.identifier])
    }
  }

  /// Returns the reason why the user isn't offered an action for an item; `nil` when they are.
  private func needs(_ capability: Capability, _ item: ProvidedItem) -> SceneAnswer? {
    guard item.capabilities & capability.rawValue == 0 else { return nil }
    return files(
      .ended(
        ErrorDescription(
          domain: "", code: 0,
          message: FilesWords.notAllowed(capability.name, by: item.name))))
  }

  /// Apple's bits.
  private enum Capability: UInt {
    case addingSubItems = 2
    case reparenting = 4
    case renaming = 8
    case deleting = 32

    var name: String {
      switch self {
      case .addingSubItems: "AddingSubItems"
      case .reparenting: "Reparenting"
      case .renaming: "Renaming"
      case .deleting: "Deleting"
      }
    }
  }
}

extension ErrorDescription {
  /// The error with the text that the user reads.
  var inWords: ErrorDescription {
    ErrorDescription(domain: domain, code: code, message: shownInFiles)
  }
}
