import DeviceEvents
import DeviceProtocol
import Foundation
import KeychainItems

extension Device {
  /// Answers a process's request to the keychain, according to its entitlements.
  func answer(_ question: KeychainQuestion, number: Int, for process: ChildProcess) {
    let (answer, changes) = keychain.perform(
      question, groups: process.accessGroups, user: keychainUser(question.prompt, of: process))
    for change in changes {
      switch change {
      case .stored(let item):
        recorder.record(
          process.name,
          .stored(
            store: StoreWords.keychain(item.group), key: item.name,
            value: ListWords.bytes(item.data?.count ?? 0)
          ))
      case .removed(let item):
        recorder.record(
          process.name, .removed(store: StoreWords.keychain(item.group), key: item.name))
      case .refused(let group):
        recorder.record(process.name, .groupRefused(group: group))
      }
    }
    process.send(.keychainAnswer(answer), number: number)
  }
}

/// The developer's team; all apps of a lesson belong to it.
enum Team {
  /// The prefix of application identifiers and keychain groups.
  ///
  /// In entitlements it is written `$(AppIdentifierPrefix)`.
  static let prefix = "TUTOR12345."
}
