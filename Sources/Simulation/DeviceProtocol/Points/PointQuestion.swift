/// What a process asks the system on behalf of an extension point.
package enum PointQuestion: Codable, Hashable, Sendable {
  /// Have a call directory list its numbers anew; answered with `done` or `failed`.
  case reloadCallDirectory(identifier: String)
  /// Whether the user has switched a call directory on; answered with `isOn` or `failed`.
  case callDirectoryState(identifier: String)
  /// Ask the app's server about a message; answered with `filterServer` or `failed`.
  case askFilterServer(ReceivedMessage)
  /// Ask widgets of a kind, or all of the app, for their timelines anew; answered with `done`.
  case reloadTimelines(kind: String?)
  /// The app's widgets on the home screen; answered with `placedWidgets`.
  case placedWidgets
  // Changes of what the user can search for; answered with `done` or `failed`.
  case indexItems([SearchItem])
  case deleteItems(index: String, [String])
  case deleteDomains(index: String, [String])
  case deleteAllItems(index: String)
  case credentials(CredentialQuestion)
}

/// What the system answers.
package enum PointInformation: Codable, Hashable, Sendable {
  case isOn(Bool)
  case filterServer(FilterServerAnswer)
  case placedWidgets([PlacedWidget])
}
