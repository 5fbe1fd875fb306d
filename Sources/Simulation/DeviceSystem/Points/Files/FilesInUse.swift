import DeviceProtocol
import Foundation

/// What the device keeps about the files of file providers.
final class FilesInUse {
  /// The sessions of providers that are at work, by the extension's identifier.
  var sessions: [String: PointSession] = [:]
  /// The number of calls of providers in progress.
  var calls = 0
  /// When providers that aren't needed are released.
  var release: Agenda.Mark?
  /// The folders that the user looks at: one in Files, and one in each picker.
  var folders: [OpenFolder] = []
  /// The document pickers that are shown.
  var pickers: [OpenPicker] = []
  /// The files that the user has given to programs, by the program's container: whether they may be
  /// written.
  var granted: [String: [String: Bool]] = [:]
  /// The accesses to them that have begun.
  var accesses: [(process: ChildProcess, path: String)] = []
  /// The claims of coordinated access to providers' files.
  var claims: [ClaimTable.Key: [String]] = [:]
  /// The files that were accessed since their providers were last told that they no longer are.
  var provided: Set<String> = []
}

/// A file provider's folder that the user looks at.
final class OpenFolder {
  let place: FilesPlace
  let provider: InstalledExtension
  let container: String
  var shown: ShownFolder
  /// The point up to which changes have been reported; `nil` when the provider can't report them.
  var anchor: Data?

  init(place: FilesPlace, provider: InstalledExtension, container: String, path: [String]) {
    (self.place, self.provider, self.container) = (place, provider, container)
    shown = ShownFolder(path: path)
  }

  /// Returns the item that the user knows by a name.
  func item(_ name: String) -> ProvidedItem? { shown.items.first { $0.name == name } }

  /// Adds items that are new, and updates those that have changed.
  func update(_ items: [ProvidedItem]) {
    for item in items {
      let place = shown.items.firstIndex { $0.identifier == item.identifier }
      guard item.parent == container else {
        if let place { shown.items.remove(at: place) }
        continue
      }
      if let place { shown.items[place] = item } else { shown.items.append(item) }
    }
  }

  /// Removes items.
  func remove(_ identifiers: [String]) {
    shown.items.removeAll { identifiers.contains($0.identifier) }
  }
}

/// A document picker on the screen.
final class OpenPicker {
  let process: ChildProcess
  /// The number under which the process waits for the picker's end.
  let number: Int
  let wish: PickerWish
  /// The document picker extension that is shown in it.
  var session: PointSession?

  init(process: ChildProcess, number: Int, wish: PickerWish) {
    (self.process, self.number, self.wish) = (process, number, wish)
  }
}
