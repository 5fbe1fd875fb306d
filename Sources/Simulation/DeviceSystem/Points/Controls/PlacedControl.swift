import DeviceProtocol

/// A control that the user has added to Control Centre.
struct PlacedControl {
  /// The number by which a scene names it.
  let number: Int
  /// The extension's identifier.
  let identifier: String
  let description: ControlDescription
  /// The user's settings for it.
  var settings: AppIntentRequest?
  /// What can be set, as it was last.
  var parameters: [AppIntentParameter] = []
  /// What it shows.
  var look: ShownControl?
}

/// The controls in Control Centre, and how many there have been.
struct ControlCentre {
  var placed: [PlacedControl] = []
  var count = 0
}
