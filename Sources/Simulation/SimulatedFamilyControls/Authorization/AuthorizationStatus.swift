/// Whether an app may work with Screen Time.
///
/// Simulated: Apple's numbers. No known difference.
public enum AuthorizationStatus: Int, Codable, Hashable, Sendable, CustomStringConvertible {
  /// The user hasn't been asked.
  case notDetermined
  /// The user has refused.
  case denied
  /// The user has agreed.
  case approved

  /// The status in words.
  public var description: String {
    switch self {
    case .notDetermined: FamilyControlsWords.notDetermined
    case .denied: FamilyControlsWords.denied
    case .approved: FamilyControlsWords.approved
    }
  }
}

/// Whose device is to be controlled.
///
/// Simulated: the scene's user is an individual.
public enum FamilyControlsMember: Hashable, Sendable {
  /// A child in a Family Sharing group.
  case child
  /// The user of the device.
  case individual
}
