import DeviceProtocol

extension UserInterface {
  /// The photo picker that an app or an extension shows.
  public var photoPicker: PhotoPicker { PhotoPicker(place: place) }
}

/// A photo picker on the screen; it shows what is in Photos.
public struct PhotoPicker: Sendable {
  private let owner: ScreenPlace

  init(place: ScreenPlace) { owner = place }

  /// The names of the pictures and films that can be picked: "IMG_0001".
  public var photos: [String] {
    guard
      case .point(.pickable(let names)) = owner.link.perform(
        .point(.photoPicker(.look(owner.owner))))
    else { preconditionFailure(LinkWords.otherAnswer) }
    return names
  }

  /// Picks pictures in this order, and taps Add; afterwards the picker is gone.
  ///
  /// - Parameter names: Their names.
  public func pick(_ names: String...) {
    owner.link.perform(.point(.photoPicker(.pick(names, owner.owner))))
  }

  /// Taps Cancel.
  public func cancel() { owner.link.perform(.point(.photoPicker(.cancel(owner.owner)))) }
}
