import DeviceProtocol
public import Foundation

extension Device {
  /// Switches a file provider on among the locations in Files.
  ///
  /// It is off when its app is installed (documented).
  ///
  /// - Parameter fileProvider: The extension's name as the user sees it.
  public func turnOn(fileProvider: String) {
    link.perform(.point(.files(.turn(name: fileProvider, isOn: true))))
  }

  /// Switches a file provider off: its documents are no longer visible.
  ///
  /// - Parameter fileProvider: The extension's name as the user sees it.
  public func turnOff(fileProvider: String) {
    link.perform(.point(.files(.turn(name: fileProvider, isOn: false))))
  }
}

extension App {
  /// The locations that Files lists: the file providers that are switched on.
  public var locations: [String] { link.names(of: .app(name)) }

  /// Opens a folder in Files, and returns when it is listed.
  ///
  /// - Parameter path: The location's name, and those of the folders in it.
  /// - Returns: The folder.
  @discardableResult
  public func browse(_ path: String...) -> FilesFolder {
    FilesFolder(place: .app(name), path: path, link: link)
  }
}

/// The result of the user's action on a file.
public enum FilesResult: Sendable, Equatable, CustomStringConvertible {
  case done
  /// It isn't possible, for this reason.
  case failed(String)

  init(_ error: ErrorDescription?) { self = error.map { .failed($0.message) } ?? .done }

  /// The result as text: `done`, `failed: there is no space left`.
  public var description: String {
    switch self {
    case .done: FolderWords.done
    case .failed(let reason): FolderWords.failed(reason)
    }
  }
}

/// A document that the user has opened in Files.
public struct OpenedFile: Sendable, Equatable, CustomStringConvertible {
  /// Its contents; `nil` when they aren't available.
  public let data: Data?
  /// The reason why they aren't available.
  public let failure: String?

  /// Its contents, as text.
  public var text: String? { data.map { String(decoding: $0, as: UTF8.self) } }

  /// The text, or `failed: the server can't be reached`.
  public var description: String { text ?? FolderWords.failed(failure ?? "") }
}

extension DeviceLink {
  func files(_ command: FilesCommand) -> FilesAnswer {
    guard case .point(.files(let answer)) = perform(.point(.files(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return answer
  }

  func names(of place: FilesPlace) -> [String] {
    guard case .names(let names) = files(.locations(place)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return names
  }

  func folder(_ command: FilesCommand) -> ShownFolder {
    guard case .folder(let folder) = files(command) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return folder
  }

  func result(_ command: FilesCommand) -> FilesResult {
    guard case .ended(let error) = files(command) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return FilesResult(error)
  }
}
