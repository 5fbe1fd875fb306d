import DeviceProtocol
public import Foundation

extension App {
  /// Looks at a file in the Files app.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: Its name, whose extension says its type: "bread.recipe".
  /// - Returns: What the user sees of it.
  @discardableResult
  public func preview(_ data: Data, name: String) -> FilePreview {
    let command = PreviewCommand.open(app: self.name, name: name, data: data)
    guard case .point(.preview(let shown)) = link.perform(.point(.previews(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return FilePreview(shown, link: link)
  }

  /// Looks at one of the course's own files in the Files app.
  ///
  /// - Parameter fixture: The file.
  /// - Returns: What the user sees of it.
  @discardableResult
  public func preview(_ fixture: Fixture) -> FilePreview {
    preview(fixture.data, name: fixture.fileName)
  }

  /// Shows a file in a list of the Files app.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: Its name, whose extension says its type: "bread.recipe".
  ///   - size: The maximum length of either side of the picture, in points of three pixels.
  /// - Returns: The picture or icon that stands for it.
  public func thumbnail(_ data: Data, name: String, size: Double = 64) -> FileThumbnail {
    let command = PreviewCommand.list(app: self.name, name: name, data: data, side: size)
    guard case .point(.listed(let listed)) = link.perform(.point(.previews(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return FileThumbnail(listed)
  }
}

/// What the user sees of a file; an extension's view is used like any interface.
public struct FilePreview: UserInterface, CustomStringConvertible {
  /// The extension that shows it; `nil` if none does.
  public let provider: String?
  /// The file's uniform type, or that of the data that an extension has supplied.
  public let type: String?
  /// The data that an extension has supplied to be shown; `nil` if it has a view, or if there is
  /// none.
  public let data: Data?
  /// The name that the extension wants above it; empty for the file's own.
  public let title: String
  /// Whether the system shows it without an extension.
  public let isShownBySystem: Bool
  private let session: Int?
  private let link: DeviceLink

  init(_ shown: ShownFile, link: DeviceLink) {
    self.link = link
    switch shown {
    case .interface(let session, let provider):
      (self.provider, type, data, title) = (provider, nil, nil, "")
      (self.session, isShownBySystem) = (session, false)
    case .content(let content, let provider):
      (self.provider, type, data, title) = (provider, content.type, content.data, content.title)
      (session, isShownBySystem) = (nil, false)
    case .bySystem(let type):
      (provider, self.type, data, title) = (nil, type, nil, "")
      (session, isShownBySystem) = (nil, true)
    case .icon(let type):
      (provider, self.type, data, title) = (nil, type, nil, "")
      (session, isShownBySystem) = (nil, false)
    }
  }

  /// The place of the extension's view; there is nothing on it when there is no view.
  public var place: ScreenPlace { ScreenPlace(owner: .session(session ?? -1), link: link) }

  /// Closes the extension's view.
  public func close() {
    if let session { link.perform(.point(.previews(.close(session: session)))) }
  }

  /// A description in one line: `shown by Recipes`, `public.html from Recipes`, `shown by the
  /// system`, or `the icon of com.example.recipe`.
  public var description: String {
    let type = type ?? ""
    guard let provider else {
      return isShownBySystem ? ShownFileWords.bySystem : ShownFileWords.icon(of: type)
    }
    return data == nil
      ? ShownFileWords.interface(of: provider) : ShownFileWords.content(type, from: provider)
  }
}

/// The picture or icon that stands for a file in a list.
public struct FileThumbnail: Sendable, Equatable, CustomStringConvertible {
  /// The file's uniform type.
  public let type: String
  /// The picture that an extension has made; `nil` if there is only the icon of the type.
  public let data: Data?
  /// That extension.
  public let provider: String?

  init(_ listed: ListedFile) {
    type = listed.type
    data = listed.picture
    provider = listed.provider
  }

  /// The width in pixels, if there is a picture.
  public var width: Int? { data.flatMap(PictureColor.size)?.width }
  /// The height in pixels, if there is a picture.
  public var height: Int? { data.flatMap(PictureColor.size)?.height }

  /// The average colour, as in a web page: "#B9AE93".
  public var averageColor: String? { data.flatMap { PictureColor.average($0) } }

  /// Returns the colour at a place, from 0 to 1 of the width and of the height, as in a web page.
  public func color(x: Double, y: Double) -> String? {
    data.flatMap { PictureColor.color($0, x: x, y: y) }
  }

  /// A description in one line: `192 x 192, #D02020, from Pictures`, or `the icon of
  /// com.example.recipe`.
  public var description: String {
    guard let width, let height, let provider else { return ShownFileWords.icon(of: type) }
    return ShownFileWords.picture(
      width: width, height: height, color: averageColor, from: provider)
  }
}
