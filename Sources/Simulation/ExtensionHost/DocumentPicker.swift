import DeviceProtocol

extension UserInterface {
  /// The document picker that an app or an extension shows.
  public var documentPicker: DocumentPicker { DocumentPicker(place: place) }
}

/// A document picker on the screen.
public struct DocumentPicker: Sendable {
  private let owner: ScreenPlace
  private var place: FilesPlace { .picker(owner.owner) }

  init(place: ScreenPlace) { owner = place }

  /// The locations that it lists: file providers that are switched on, and up to iOS 13 also
  /// document picker extensions for what the app wants.
  public var locations: [String] { owner.link.names(of: place) }

  /// Opens a folder in it.
  ///
  /// - Parameter path: The location's name, and those of the folders in it.
  /// - Returns: The folder.
  @discardableResult
  public func browse(_ path: String...) -> FilesFolder {
    FilesFolder(place: place, path: path, link: owner.link)
  }

  /// Picks documents of the folder that is open in it; afterwards the picker is gone.
  ///
  /// - Parameter names: Their names.
  /// - Returns: Whether the app has received them; otherwise the picker is still there.
  @discardableResult
  public func pick(_ names: String...) -> FilesResult { owner.link.result(.pick(names, place)) }

  /// Saves what the app exports in the folder that is open in it.
  @discardableResult
  public func save() -> FilesResult { owner.link.result(.pick([], place)) }

  /// Taps Cancel.
  public func cancel() { owner.link.perform(.point(.files(.cancelPicker(place)))) }

  /// Chooses a document picker extension among the locations, up to iOS 13.
  ///
  /// - Parameter pickerExtension: Its name as the user sees it.
  /// - Returns: Its interface; `nil` when it doesn't appear.
  @discardableResult
  public func open(pickerExtension: String) -> ExtensionInterface? {
    let command = FilesCommand.openPickerExtension(pickerExtension, place)
    guard case .interface(let session) = owner.link.perform(.point(.files(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return session.map { ExtensionInterface(session: $0, link: owner.link) }
  }
}
