package import Foundation

/// What a process asks the system on behalf of an extension point.
package enum PointQuestion: Codable, Hashable, Sendable {
  /// Have a call directory list its numbers again; answered with `done` or `failed`.
  case reloadCallDirectory(identifier: String)
  /// Whether the user has switched a call directory on; answered with `isOn` or `failed`.
  case callDirectoryState(identifier: String)
  /// Ask the app's server about a message; answered with `filterServer` or `failed`.
  case askFilterServer(ReceivedMessage)
  /// Ask widgets of a kind, or all of the app, for their timelines again; answered with `done`.
  case reloadTimelines(kind: String?)
  /// Return the app's widgets on the home screen; answered with `placedWidgets`.
  case placedWidgets
  // Changes of what the user can find; answered with `done` or `failed`.
  case indexItems([SearchItem])
  case deleteItems(index: String, [String])
  case deleteDomains(index: String, [String])
  case deleteAllItems(index: String)
  case credentials(CredentialQuestion)
  /// A file provider's folder has changed; answered with `done` or `failed`.
  case folderChanged(String)
  /// Access to a file that the user has chosen begins; answered with `done` or `failed`.
  case beginAccess(path: String)
  case endAccess(path: String)
  /// The document picker was removed from the screen by the program itself.
  case closePicker
  /// From a document picker extension: grant access to a file, or to none; answered with `done`.
  case grant(path: String?)
  /// An iMessage app's request to its conversation.
  case conversation(ConversationQuestion)
  /// Something about the network; answered as each says, otherwise with `done` or `failed`.
  case network(NetworkQuestion)
  /// A broadcast extension can't continue.
  case failBroadcast(ErrorDescription)
  /// The interface of a broadcast's set-up has finished.
  case endBroadcastSetup(BroadcastSetup)
  /// Something about Siri.
  case siri(SiriQuestion)
  /// What an app does with audio units; answered with `audio`.
  case audio(AudioCommand)
  /// Something about Screen Time.
  case screenTime(ScreenTimeQuestion)
  /// Something about a web extension; answered as each says.
  case webExtension(WebExtensionQuestion)
  /// Something about Live Activities; answered with `liveActivity` or `failed`.
  case liveActivity(LiveActivityQuestion)
  /// Something that a capture extension asks for.
  case capture(CaptureQuestion)
  /// Ask controls of a kind, or all of the app, for their values again; answered with `done`.
  case reloadControls(kind: String?)
  /// Return the app's controls in Control Centre; answered with `placedControls`.
  case placedControls
  /// Something about the values that iCloud keeps; answered as each says, or with `done`.
  case cloud(CloudQuestion)
  /// The values in the app's phrases have changed; answered with `done`.
  case appShortcuts([AppShortcutDescription])
}

extension PointQuestion {
  /// Whether a thread waits for the answer whatever else is to be done first: for access to a file,
  /// or for answers that are known at once.
  package var isWaitedFor: Bool {
    switch self {
    case .beginAccess, .endAccess, .closePicker, .siri(.status), .webExtension(.send), .cloud: true
    case .screenTime(.report): false
    case .screenTime: true
    case .liveActivity(let question): question.isWaitedFor
    default: false
    }
  }
}

/// The system's answer.
package enum PointInformation: Codable, Hashable, Sendable {
  case isOn(Bool)
  case filterServer(FilterServerAnswer)
  case placedWidgets([PlacedWidget])
  case configurations([NetworkConfiguration], [TunnelNews])
  case contents(Data?)
  case siri(SiriPermission)
  case audio(AudioOutcome)
  case screenTime(ScreenTimeInformation)
  case liveActivity(LiveActivityReply)
  /// The kinds of the app's controls.
  case placedControls([String])
  /// The values of a store in iCloud, each as a property list with it alone.
  case cloud([String: Data])
}
