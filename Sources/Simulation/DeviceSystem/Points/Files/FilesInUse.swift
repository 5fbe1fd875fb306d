import DeviceProtocol
import Foundation

/// What the device keeps about the files of file providers.
final class FilesInUse {
  /// The sessions of providers that are at work, by the extension's identifier.
  var sessions: [String: PointSession] = [:]
  /// How many calls of providers are under way.
  var calls = 0
  /// When providers are let go that nobody needs.
  var release: Agenda.Mark?
  /// The folders that the user looks at: one in Files, and one in each picker.
  var folders: [OpenFolder] = []
  /// The document pickers that are shown.
  var pickers: [OpenPicker] = []
  /// What the user has let programs have, by the container of the program: whether it may be written.
  var granted: [String: [String: Bool]] = [:]
  /// The accesses to them that have begun.
  var accesses: [(process: ChildProcess, path: String)] = []
  /// The claims of coordinated access to providers' files.
  var claims: [ClaimTable.Key: [String]] = [:]
  /// The files that were accessed since their providers were last told that they aren't.
  var provided: Set<String> = []
}

/// A folder of a file provider's that the user looks at.
final class OpenFolder {
  let place: FilesPlace
  let provider: InstalledExtension
  let container: String
  var shown: ShownFolder
  /// How far changes have been told; `nil` when the provider can't tell them.
  var anchor: Data?

  init(place: FilesPlace, provider: InstalledExtension, container: String, path: [String]) {
    (self.place, self.provider, self.container) = (place, provider, container)
    shown = ShownFolder(path: path)
  }

  /// The item that the user knows by a name.
  func item(_ name: String) -> ProvidedItem? { shown.items.first { $0.name == name } }

  /// Takes in items that are new or different.
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

  /// Takes items out.
  func remove(_ identifiers: [String]) {
    shown.items.removeAll { identifiers.contains($0.identifier) }
  }
}

/// A document picker on the screen.
final class OpenPicker {
  let process: ChildProcess
  /// The number under which the process waits for its end.
  let number: Int
  let wish: PickerWish
  /// The document picker extension that is shown in it.
  var session: PointSession?

  init(process: ChildProcess, number: Int, wish: PickerWish) {
    (self.process, self.number, self.wish) = (process, number, wish)
  }
}
