import DeviceProtocol
public import Foundation

extension App {
  /// Puts a picture or film into the photo library; it is named as a camera would: `IMG_0001`.
  ///
  /// - Parameter fixture: One of the course's own files.
  /// - Returns: The picture.
  @discardableResult
  public func add(_ fixture: Fixture) -> LibraryPhoto { add(fixture.data, type: fixture.type) }

  /// Puts a picture or film into the photo library.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - type: Its uniform type: "public.jpeg".
  /// - Returns: The picture.
  @discardableResult
  public func add(_ data: Data, type: String) -> LibraryPhoto { photo(.add(data, type: type)) }

  /// Looks at a picture of the photo library.
  ///
  /// - Parameter name: Its name: "IMG_0001".
  /// - Returns: The picture as it is now.
  public func photo(_ name: String) -> LibraryPhoto { photo(.look(name)) }

  /// Returns the extensions that Photos offers for editing a picture: those that accept its kind.
  ///
  /// - Parameter name: The picture's name.
  /// - Returns: Their names as the user sees them.
  public func editors(of name: String) -> [String] {
    guard case .editors(let names) = ask(.editors(name)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return names
  }

  /// Edits a picture with an extension, and returns when that has the picture on the screen.
  ///
  /// - Parameters:
  ///   - name: The picture's name.
  ///   - editor: The extension's name as the user sees it.
  /// - Returns: The extension's interface, with Done and Cancel above it.
  @discardableResult
  public func edit(_ name: String, with editor: String) -> PhotoEdit {
    guard case .editing(let session) = ask(.edit(name, with: editor)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return PhotoEdit(app: self, session: session)
  }

  /// Removes all edits, so that the picture is as it was taken.
  ///
  /// - Parameter name: The picture's name.
  public func revert(_ name: String) { ask(.revert(name)) }

  private func photo(_ command: PhotoCommand) -> LibraryPhoto {
    guard case .photo(let description) = ask(command) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return LibraryPhoto(description)
  }

  @discardableResult
  func ask(_ command: PhotoCommand) -> PhotoAnswer {
    guard case .photos(let answer) = link.perform(.photos(app: name, command)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return answer
  }
}

/// A picture that an extension is editing: its interface, and the buttons that Photos has above it.
public struct PhotoEdit: UserInterface {
  let app: App
  let session: Int

  /// The place of its interface on the screen.
  public var place: ScreenPlace { ScreenPlace(owner: .session(session), link: app.link) }

  /// Taps Done, and waits until the library has the extension's result, or the edit has failed.
  @discardableResult
  public func done() -> PhotoEditResult {
    guard case .ended(let end) = app.ask(.finish(session: session)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return switch end {
    case .saved: .saved
    case .unchanged: .unchanged
    case .failed(let error): .failed(error.message)
    }
  }

  /// Taps Cancel; if Photos asks whether to discard the changes, they are discarded.
  ///
  /// - Parameter discarding: `false` makes the user continue editing when asked.
  /// - Returns: Whether the editor is gone.
  @discardableResult
  public func cancel(discarding: Bool = true) -> Bool {
    guard case .cancelled(let isGone) = app.ask(.cancel(session: session, discards: discarding))
    else { preconditionFailure(LinkWords.otherAnswer) }
    return isGone
  }
}

/// The result of an edit when the user taps Done.
public enum PhotoEditResult: Sendable, Equatable, CustomStringConvertible {
  /// The library has the picture as it was edited.
  case saved
  /// The extension supplied nothing.
  case unchanged
  /// Photos can't save what it was given, and tells the user that the changes can't be saved.
  case failed(String)

  /// The result as text: `saved`, `failed: nothing was written at renderedContentURL`.
  public var description: String {
    switch self {
    case .saved: ShownFileWords.saved
    case .unchanged: ShownFileWords.unchanged
    case .failed(let reason): ShownFileWords.failed(reason)
    }
  }
}
