package import DeviceEvents
package import Foundation

/// Whether an app may work with Screen Time: Apple's numbers.
package enum ScreenTimePermission: Int, Codable, Hashable, Sendable {
  case notDetermined, denied, approved
}

/// What a process asks the device about Screen Time.
package enum ScreenTimeQuestion: Codable, Hashable, Sendable {
  /// Whether its app may work with Screen Time; answered with `permission`.
  case status
  /// Ask the user; answered with `permission` or `failed`.
  case request(isForChild: Bool)
  /// Give the permission back; answered with `done` or `failed`.
  case revoke
  /// What the user can pick; answered with `activities`.
  case pickable
  /// What a token stands for, to be drawn for the user; answered with `activities`.
  case described(token: Data)
  /// A setting of a store; answered with `setting`.
  case setting(store: String, key: ManagedKey)
  /// Change a setting of a store, or take it back; answered with `done`.
  case change(store: String, key: ManagedKey, ManagedValue?)
  /// Take back all settings of a store; answered with `done`.
  case clear(store: String)
  /// Monitor an activity; answered with `done` or `failed`.
  case startMonitoring(String, MonitoredSchedule, [String: MonitoredEvent])
  /// Stop monitoring activities, or all if none is named; answered with `done`.
  case stopMonitoring([String])
  /// The activities that are monitored; answered with `monitored`.
  case monitored
  /// Have a report drawn by the app's extension; answered with `report`.
  case report(ReportWish)
}

/// What the device answers.
package enum ScreenTimeInformation: Codable, Hashable, Sendable {
  case permission(ScreenTimePermission)
  case activities([UsedThing])
  case setting(ManagedValue?)
  case monitored([MonitoredDescription])
  /// What a report shows; `nil` when no extension draws it.
  case report(Screen?)
}

/// What a scene does.
package enum ScreenTimeCommand: Codable, Hashable, Sendable {
  /// Set the user's answer from now on when an app asks.
  case answerRequests(isAllowed: Bool)
  /// Whether an app is covered by a shield; answered with `isShielded`.
  case isShielded(app: String)
}

/// Something that the user does on the device, as Screen Time knows it.
package struct UsedThing: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    case application, category, webDomain
  }

  package var kind: Kind
  /// What stands for it in apps, which can't read it.
  package var token: Data
  /// The name that the user sees, or the domain.
  package var name: String
  /// An app's bundle identifier.
  package var identifier: String?
  /// The token of the category that it is in.
  package var category: Data?

  package init(kind: Kind, token: Data, name: String) {
    self.kind = kind
    self.token = token
    self.name = name
  }
}
