/// What errors of Live Activities say.
enum ActivityWords {
  static func reason(_ error: ActivityAuthorizationError) -> String {
    switch error {
    case .attributesTooLarge: "The attributes and the state have more than 4 KB."
    case .denied: "The user has switched Live Activities off."
    case .globalMaximumExceeded: "The device has too many Live Activities."
    case .malformedActivityIdentifier: "The identifier of the Live Activity can't be read."
    case .missingProcessIdentifier: "The process has no identifier."
    case .persistenceFailure: "The Live Activity couldn't be kept."
    case .reconnectNotPermitted: "Another process has started the Live Activity."
    case .targetMaximumExceeded: "The app has too many Live Activities."
    case .unentitled: "The app lacks an entitlement for Live Activities."
    case .unsupported: "The device has no Live Activities."
    case .unsupportedTarget: "The app's Info.plist lacks NSSupportsLiveActivities."
    case .visibility: "The app isn't in the foreground."
    }
  }

  static func remedy(_ error: ActivityAuthorizationError) -> String? {
    switch error {
    case .attributesTooLarge: "Put less into the attributes and the state."
    case .denied: "Ask the user to switch Live Activities on in the settings."
    case .globalMaximumExceeded, .targetMaximumExceeded: "End another Live Activity before."
    case .unsupportedTarget: "Set NSSupportsLiveActivities to YES in the app's Info.plist."
    case .visibility: "Start the Live Activity while the app is in the foreground."
    case .malformedActivityIdentifier, .missingProcessIdentifier, .persistenceFailure,
      .reconnectNotPermitted, .unentitled, .unsupported:
      nil
    }
  }
}
