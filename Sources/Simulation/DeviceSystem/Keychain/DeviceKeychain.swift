import Foundation
import KeychainItems

/// The device's keychain: a file that no process can reach and that outlives the apps.
struct DeviceKeychain {
  private var store: KeychainStore
  private let file: URL

  /// Opens the keychain in a folder of the device.
  init(folder: String) {
    file = URL(fileURLWithPath: folder).appendingPathComponent("keychain.plist")
    store = (try? Data(contentsOf: file)).map { KeychainStore(data: $0) } ?? KeychainStore()
  }

  /// Does what a process asks for, and writes the items to the file when they have changed.
  mutating func perform(
    _ question: KeychainQuestion, groups: [String], user: KeychainUser
  ) -> (KeychainAnswer, [KeychainStore.Change]) {
    let result = store.perform(question, groups: groups, user: user)
    if !result.1.isEmpty { write() }
    return result
  }

  private func write() {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A full disk leaves the items in memory, for as long as the device runs.
    try? store.data?.write(to: file, options: .atomic)
  }
}
