/// What the user does with the cameras of apps.
package enum CaptureCommand: Codable, Hashable, Sendable {
  /// Open the camera of an app, on the locked screen or on the unlocked one; answered with
  /// `interface`.
  case open(name: String, isLocked: Bool)
  /// Leave it, for the session's number.
  case leave(session: Int)
}

/// What a capture extension asks for.
package enum CaptureQuestion: Codable, Hashable, Sendable {
  /// Open the containing app for an activity; answered with `done` or `failed`.
  case openApp(ActivityDescription)
}

/// The folder in an app's container with what was captured for it.
package enum CaptureFolder {
  /// Its name, inside Library.
  package static let name = "LockedCameraCapture"
}
