import DeviceProtocol
public import Foundation

extension Device {
  /// Switches a file provider on among the locations of Files.
  ///
  /// It is off when its app is installed (documented).
  ///
  /// - Parameter fileProvider: The extension's name as the user sees it.
  public func turnOn(fileProvider: String) {
    link.perform(.point(.files(.turn(name: fileProvider, isOn: true))))
  }

  /// Switches a file provider off: its documents can't be seen any more.
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

/// What became of something that the user did with a file.
public enum FilesResult: Sendable, Equatable, CustomStringConvertible {
  case done
  /// It can't be done, for this reason.
  case failed(String)

  init(_ error: ErrorDescription?) { self = error.map { .failed($0.message) } ?? .done }

  /// The result in words: `done`, `failed: there is no space left`.
  public var description: String {
    switch self {
    case .done: "done"
    case .failed(let reason): "failed: \(reason)"
    }
  }
}

/// A document that the user has opened in Files.
public struct OpenedFile: Sendable, Equatable, CustomStringConvertible {
  /// What is in it; `nil` when it can't be had.
  public let data: Data?
  /// Why it can't be had.
  public let failure: String?

  /// What is in it, as text.
  public var text: String? { data.map { String(decoding: $0, as: UTF8.self) } }

  /// The text, or `failed: the server can't be reached`.
  public var description: String { text ?? "failed: \(failure ?? "")" }
}

extension DeviceLink {
  func files(_ command: FilesCommand) -> FilesAnswer {
    guard case .point(.files(let answer)) = perform(.point(.files(command))) else {
      preconditionFailure("the device answered something else")
    }
    return answer
  }

  func names(of place: FilesPlace) -> [String] {
    guard case .names(let names) = files(.locations(place)) else {
      preconditionFailure("the device answered something else")
    }
    return names
  }

  func folder(_ command: FilesCommand) -> ShownFolder {
    guard case .folder(let folder) = files(command) else {
      preconditionFailure("the device answered something else")
    }
    return folder
  }

  func result(_ command: FilesCommand) -> FilesResult {
    guard case .ended(let error) = files(command) else {
      preconditionFailure("the device answered something else")
    }
    return FilesResult(error)
  }
}
