import DeviceProtocol

/// The interface of an extension that the system shows for itself, rather than in a share sheet.
public struct ExtensionInterface: UserInterface {
  /// Its view.
  public let place: ScreenPlace

  init(session: Int, link: DeviceLink) {
    place = ScreenPlace(owner: .session(session), link: link)
  }
}
