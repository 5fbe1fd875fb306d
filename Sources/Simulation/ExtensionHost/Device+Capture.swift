import DeviceProtocol

extension Device {
  /// Opens the camera of an app on the locked screen, as a control or the camera button does.
  ///
  /// - Parameters:
  ///   - camera: The capture extension's name as the user sees it.
  ///   - isLocked: Whether the device is locked.
  /// - Returns: The extension's interface; `nil` when it doesn't appear.
  @discardableResult
  public func open(camera: String, isLocked: Bool = true) -> CameraOnLockScreen? {
    let answer = link.perform(.point(.capture(.open(name: camera, isLocked: isLocked))))
    guard case .interface(let session) = answer else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return session.map { CameraOnLockScreen(session: $0, link: link) }
  }
}

/// The camera of an app on the locked screen.
public struct CameraOnLockScreen: UserInterface {
  private let session: Int
  private let link: DeviceLink
  /// Its view.
  public var place: ScreenPlace { ScreenPlace(owner: .session(session), link: link) }

  init(session: Int, link: DeviceLink) { (self.session, self.link) = (session, link) }

  /// Leaves the camera; what it has captured is the app's from then on.
  public func leave() { link.perform(.point(.capture(.leave(session: session)))) }
}
