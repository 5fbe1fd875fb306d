/// What the scripts of a web extension have done until they had to wait.
package struct WorldTurn: Hashable, Sendable {
  /// What they ask of the browser.
  package var calls: [WorldCall] = []
  /// Their answers to messages.
  package var replies: [WorldReply] = []
  /// The errors that they threw, or the reason why they were stopped.
  package var failures: [PageResult.Outcome] = []
  /// What they wrote to the console, one line per call.
  package var messages: [String] = []
  /// The changes that they made to the page, in order.
  package var changes: [PageChange] = []
  /// Members that they asked for but the simulation lacks.
  package var notSimulated: [String] = []
  /// What else their author should know.
  package var remarks: [String] = []
  /// Whether a timer is still to go off.
  package var hasTimers = false

  init() {}
}

/// What a script asks of the browser, which answers by ``ScriptWorld/settle(_:with:)``.
package struct WorldCall: Hashable, Sendable, Decodable {
  /// The number by which the script's world knows it.
  package var id: Int
  package var kind: Kind
  /// The message, as JSON.
  package var message: String?
  /// Pairs of a key and a value as JSON.
  package var items: [[String]]?
  package var keys: [String]?
  /// The number of the tab to which a message goes.
  package var tab: Int?

  /// The kind of call.
  package enum Kind: String, Hashable, Sendable, Decodable {
    /// `runtime.sendMessage`, `runtime.sendNativeMessage`.
    case message, native
    /// `tabs.query`, `tabs.sendMessage`.
    case tabs, tabMessage
    /// The methods of `storage.local`.
    case storageGet, storageSet, storageRemove, storageClear
  }
}

/// A script's answer to a message.
package struct WorldReply: Hashable, Sendable, Decodable {
  /// The number that the message had.
  package var id: Int
  /// The answer as JSON; `nil` if there is none.
  package var value: String?
}

/// What the browser answers.
package enum WorldAnswer: Hashable, Sendable {
  /// A value as JSON, or none.
  case value(String?)
  /// The call fails with this message.
  case failure(String)
}
