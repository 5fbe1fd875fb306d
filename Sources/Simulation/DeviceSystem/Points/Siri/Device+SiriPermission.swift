import DeviceEvents
import DeviceProtocol

/// Whether Siri may work with apps.
extension Device {
  /// Answers an app, or an extension of it, about Siri.
  ///
  /// An app without the entitlement is ended when it asks anything, and one without a usage
  /// description when it has the user asked (observed).
  func answer(_ question: SiriQuestion, from process: ChildProcess) -> Message.Body {
    guard let app = containingApp(of: process) else {
      return .failed(.connection(PointWords.noContainingApp, code: 4097))
    }
    let isApp = process.role == .containingApp
    if isApp, !app.siri.isEntitled {
      return .failed(.siri(SiriWords.appNotEntitled(SiriAbilities.entitlement)))
    }
    let known = siri.permissions[app.identifier] ?? .notDetermined
    guard question == .request, isApp, known == .notDetermined else {
      return .information(.siri(known))
    }
    guard app.siri.hasDescription else {
      return .failed(.siri(SiriWords.noUsageDescription))
    }
    recorder.record(
      process.name, .acted(SiriWords.allows(siri.isAllowed)))
    let permission: SiriPermission = siri.isAllowed ? .authorized : .denied
    siri.permissions[app.identifier] = permission
    return .information(.siri(permission))
  }

  /// Returns the reason why Siri can't work with an app; `nil` when it can.
  func reasonAgainstSiri(with app: InstalledApp) -> String? {
    guard app.siri.isEntitled else {
      return SiriWords.lacksEntitlement(SiriAbilities.entitlement)
    }
    return switch siri.permissions[app.identifier] ?? .notDetermined {
    case .authorized: nil
    case .notDetermined: SiriWords.permissionUnasked
    case .denied, .restricted: SiriWords.permissionDenied
    }
  }
}

extension ErrorDescription {
  fileprivate static func siri(_ message: String) -> ErrorDescription {
    ErrorDescription(domain: "NSInternalInconsistencyException", code: 0, message: message)
  }
}
