import DeviceEvents
import DeviceProtocol
import Foundation

/// Document pickers that programs show; the program is given what the user chooses there.
extension Device {
  /// Shows a picker for a program.
  func showPicker(_ wish: PickerWish, number: Int, by process: ChildProcess) {
    inUse.pickers.append(OpenPicker(process: process, number: number, wish: wish))
  }

  /// Returns the picker that a process shows.
  func picker(of owner: ScreenOwner) -> OpenPicker? {
    guard case .success(let (process, _)) = process(of: owner) else { return nil }
    return inUse.pickers.last { $0.process === process }
  }

  /// Returns the names of the locations; up to iOS 13, a picker also lists document picker
  /// extensions.
  func locations(in place: FilesPlace) -> SceneAnswer {
    var names = locations.map(\.displayName)
    if case .picker(let owner) = place, let picker = picker(of: owner) {
      names += pickerExtensions(for: picker.wish).map(\.displayName)
    }
    return files(.names(names))
  }

  /// Picks documents, or the folder itself for a file that is to be saved.
  func pick(_ names: [String], in folder: OpenFolder) -> SceneAnswer {
    guard case .picker(let owner) = folder.place, let picker = picker(of: owner) else {
      return .impossible(PickerWords.noPicker)
    }
    if let file = picker.wish.file { return save(file, in: folder, picker) }
    guard names.count == 1 || picker.wish.allowsSeveral else {
      return .impossible(PickerWords.onlyOne(names.count))
    }
    let dimmed = view(of: folder).dimmed
    var paths: [String] = []
    for name in names {
      switch item(name, of: folder) {
      case .failure(let mistake): return .impossible(mistake.message)
      case .success(let item):
        guard !dimmed.contains(name), !isFolder(item) else {
          return .impossible(PickerWords.unwanted(name))
        }
        recorder.record(picker.process.name, .acted(PickerWords.picks(name)))
        switch hand(item, folder.provider, to: picker) {
        case .success(let path): paths.append(path)
        case .failure(let error): return files(.ended(error.inWords))
        }
      }
    }
    end(picker, .picked(paths))
    return files(.ended(nil))
  }

  /// Hands a document over: a copy, or the right to ask for it where it is.
  private func hand(
    _ item: ProvidedItem, _ provider: InstalledExtension, to picker: OpenPicker
  ) -> Result<String, ErrorDescription> {
    guard picker.wish.mode == PickerMode.open else {
      return contents(of: item, provider).flatMap { copy($0, named: item.name, to: picker.process) }
    }
    return path(of: item, provider).flatMap { path in
      if let error = makePlaceholder(at: path, provider) { return .failure(error) }
      grant(path, writing: item.capabilities & 2 != 0, to: picker.process)
      return .success(path)
    }
  }

  /// Copies a document into a program's container, to one of the system's folders (observed).
  func copy(
    _ data: Data, named name: String, to process: ChildProcess
  ) -> Result<String, ErrorDescription> {
    let bundle = (process.home as NSString).lastPathComponent
    guard let inbox = OwnFolder.make("tmp/\(bundle)-Inbox", in: process.home) else {
      return .failure(.notReachable)
    }
    let path = inbox + "/" + StagingFolder.fileName(name)
    // Anything that is there is removed; a link would be followed.
    unlink(path)
    guard (try? data.write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)) != nil
    else { return .failure(.notReachable) }
    return .success(path)
  }

  /// Saves a program's file in a folder of a provider.
  private func save(_ file: String, in folder: OpenFolder, _ picker: OpenPicker) -> SceneAnswer {
    let plain = Self.plainPath(file)
    guard picker.process.reach?.contains(plain, writing: false) ?? true,
      FileManager.default.fileExists(atPath: plain)
    else { return files(.ended(.notReachable)) }
    recorder.record(
      picker.process.name, .acted(PickerWords.saves(in: folder.shown.path.last ?? "")))
    let before = Set(folder.shown.items.map(\.identifier))
    let answer = take(plain, into: folder)
    guard case .point(.files(.ended(nil))) = answer else { return answer }
    let new = folder.shown.items.first { !before.contains($0.identifier) }
    guard let new, case .success(let path) = path(of: new, folder.provider) else {
      end(picker, .picked([]))
      return answer
    }
    if picker.wish.mode == PickerMode.move { try? FileManager.default.removeItem(atPath: plain) }
    grant(path, writing: true, to: picker.process)
    end(picker, .picked([path]))
    return answer
  }

  /// Cancels a picker.
  func cancelPicker(_ place: FilesPlace) -> SceneAnswer {
    guard case .picker(let owner) = place, let picker = picker(of: owner) else {
      return .impossible(PickerWords.noPicker)
    }
    recorder.record(picker.process.name, .acted(PickerWords.tapsCancel))
    end(picker, .cancelled)
    return .done
  }

  /// Ends a picker; when this returns, the program has reacted.
  func end(_ picker: OpenPicker, _ how: PickerEnd) {
    putAway(picker)
    picker.process.send(.pickerEnd(how), number: picker.number)
    settle(picker.process)
  }

  /// Closes a picker that a program removes from the screen itself.
  func closePickers(of process: ChildProcess) -> Message.Body {
    for picker in inUse.pickers where picker.process === process { putAway(picker) }
    return .done
  }

  /// Removes a picker from the screen.
  func putAway(_ picker: OpenPicker) {
    inUse.pickers.removeAll { $0 === picker }
    if let session = picker.session { end(session) }
    closeFolders { folder in
      guard case .picker(let owner) = folder.place else { return false }
      return self.picker(of: owner) == nil
    }
  }
}

/// UIDocumentPickerMode's numbers.
enum PickerMode {
  static let importing = 0
  static let open = 1
  static let export = 2
  static let move = 3
}
