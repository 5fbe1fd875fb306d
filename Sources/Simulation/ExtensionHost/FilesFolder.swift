import DeviceProtocol
public import Foundation

/// A folder of a file provider that the user looks at, in Files or in a document picker.
public struct FilesFolder: Sendable, CustomStringConvertible {
  private let place: FilesPlace
  private let path: [String]
  private let link: DeviceLink

  init(place: FilesPlace, path: [String], link: DeviceLink) {
    (self.place, self.path, self.link) = (place, path, link)
    _ = link.folder(.browse(path, place))
  }

  /// Its items, as they are listed now; none when it can't be listed.
  public var items: [FileEntry] {
    let shown = shown
    return shown.items.map { FileEntry($0, isDimmed: shown.dimmed.contains($0.name)) }
  }

  /// The message when it can't be listed.
  public var failure: String? { shown.failure?.message }

  /// Opens a folder in it.
  ///
  /// - Parameter folder: Its name.
  /// - Returns: That folder; this one is no longer open.
  @discardableResult
  public func open(_ folder: String) -> FilesFolder {
    FilesFolder(place: place, path: path + [folder], link: link)
  }

  /// Opens a document and reads it, in Files.
  ///
  /// - Parameter name: Its name.
  /// - Returns: The document.
  @discardableResult
  public func read(_ name: String) -> OpenedFile {
    guard case .document(let data, let error) = link.files(.read(name, place)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return OpenedFile(data: data, failure: error?.message)
  }

  /// Puts a document into the folder.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - name: Its name.
  /// - Returns: The result.
  @discardableResult
  public func put(_ text: String, named name: String) -> FilesResult {
    put(Data(text.utf8), named: name)
  }

  /// Puts a document into the folder.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - name: Its name.
  /// - Returns: The result.
  @discardableResult
  public func put(_ data: Data, named name: String) -> FilesResult {
    link.result(.put(data, name: name, place))
  }

  /// Makes a folder in it.
  @discardableResult
  public func makeFolder(_ name: String) -> FilesResult { link.result(.makeFolder(name, place)) }

  /// Renames an item in it.
  @discardableResult
  public func rename(_ name: String, to new: String) -> FilesResult {
    link.result(.rename(name, to: new, place))
  }

  /// Moves an item in it into a folder in it.
  @discardableResult
  public func move(_ name: String, into folder: String) -> FilesResult {
    link.result(.move(name, toFolder: folder, place))
  }

  /// Deletes an item in it.
  @discardableResult
  public func delete(_ name: String) -> FilesResult { link.result(.delete(name, place)) }

  /// Goes back to the list of locations.
  public func close() { link.perform(.point(.files(.close(place)))) }

  /// One line for each item, or the reason why it can't be listed.
  public var description: String {
    failure.map(FolderWords.failed) ?? items.map(\.description).joined(separator: "\n")
  }

  private var shown: ShownFolder {
    let shown = link.folder(.look(place))
    precondition(shown.path == path, FolderWords.closed(path))
    return shown
  }
}

/// A document or folder as it is listed.
public struct FileEntry: Sendable, Equatable, CustomStringConvertible {
  /// Its name.
  public let name: String
  /// Its uniform type.
  public let type: String
  /// The number of its bytes, if the provider says so.
  public let size: Int?
  /// Whether it can't be picked here.
  public let isDimmed: Bool

  init(_ item: ProvidedItem, isDimmed: Bool) {
    (name, type, size, self.isDimmed) = (item.name, item.type, item.size, isDimmed)
  }

  /// A line such as `Letter.txt, 12 bytes`, and `Letters/` for a folder.
  public var description: String {
    if type == "public.folder" { return name + "/" }
    return FolderWords.document(name, bytes: size, isDimmed: isDimmed)
  }
}
