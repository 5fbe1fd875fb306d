import DeviceProtocol
import Foundation
import Glibc
import UniformTypes

extension Produced {
  /// Puts the value in a file that belongs to the receiver: a copy that lasts as long as the load.
  ///
  /// - Parameters:
  ///   - type: The registered type.
  ///   - name: The name that the provider suggests.
  ///   - inPlace: Whether the file is requested where it is.
  ///   - load: Shows the bytes as they are copied; cancelling it ends the copying.
  /// - Returns: The file; in place only if it was registered and requested so.
  /// - Throws: An error when the file can't be copied or the value has no bytes.
  func staged(
    _ type: String, named name: String?, inPlace: Bool, for load: Load<ProducedFile>
  ) throws -> ProducedFile {
    guard let file = file(type) else {
      return ProducedFile(url: try write(type, named: name), isStaged: true)
    }
    if file.isStaged || (inPlace && file.isInPlace) { return file }
    let path = try Self.place(for: FileNaming.name(of: file.url, suggested: name))
    do {
      try Self.copy(file.url.path, to: path, for: load)
    } catch {
      StagingFolder.remove(around: path)
      throw error
    }
    return ProducedFile(
      url: URL(fileURLWithPath: path), isStaged: true, isCoordinated: file.isCoordinated)
  }

  /// Puts the value in a file of this process, for the device to fetch.
  ///
  /// - Parameters:
  ///   - type: The registered type.
  ///   - name: The name that the provider suggests.
  ///   - inPlace: Whether the file is requested where it is.
  /// - Returns: A file that stays the same whatever the app does with its own.
  /// - Throws: An error when the file can't be read or the value has no bytes.
  func wireFile(_ type: String, named name: String?, inPlace: Bool) throws -> WireFile {
    guard let file = file(type) else {
      let url = try write(type, named: name)
      return WireFile(path: url.path, type: type, name: url.lastPathComponent, origin: .made)
    }
    let fileName = FileNaming.name(of: file.url, suggested: name)
    if inPlace && file.isInPlace {
      return WireFile(
        path: file.url.path, type: type, name: fileName, isInPlace: true,
        isCoordinated: file.isCoordinated)
    }
    let path = try Self.place(for: fileName)
    // A second name costs nothing, and keeps the file's bytes if the app removes its own at once.
    // Folders, and files on another disk, can't have one.
    var origin = WireFile.Origin.linked
    if link(file.url.path, path) != 0 {
      origin = .made
      do {
        try Self.copy(file.url.path, to: path, for: nil)
      } catch {
        StagingFolder.remove(around: path)
        throw error
      }
    }
    return WireFile(
      path: path, type: type, name: fileName, isCoordinated: file.isCoordinated, origin: origin)
  }

  private func write(_ type: String, named name: String?) throws -> URL {
    let data = try data(type)
    let path = try Self.place(for: FileNaming.name(for: type, suggested: name))
    let url = URL(fileURLWithPath: path)
    do {
      try data.write(to: url)
    } catch {
      StagingFolder.remove(around: path)
      throw error
    }
    return url
  }

  private static func place(for name: String) throws -> String {
    try StagingFolder.make(in: NSTemporaryDirectory()) + "/" + StagingFolder.fileName(name)
  }

  private static func copy(
    _ source: String, to path: String, for load: Load<ProducedFile>?
  ) throws {
    let copy = try FileCopy(source, to: path)
    while try !copy.advance(by: 4 << 20) {
      load?.move(LoadedBytes(completed: copy.completed, total: copy.total))
      if load?.isFinished == true { throw NSItemProvider.cancellation }
    }
  }
}

/// The names of files made for a load.
enum FileNaming {
  /// The name of a copy: the suggested one, or the file's own.
  static func name(of url: URL, suggested: String?) -> String {
    guard let suggested, !suggested.isEmpty else { return url.lastPathComponent }
    let ending = url.pathExtension
    return withEnding(suggested, [ending])
  }

  /// The name of a file that is written from data: the suggested one, with its type's extension.
  static func name(for type: String, suggested: String?) -> String {
    withEnding(suggested ?? "", InstalledTypes.all.filenameExtensions(of: type))
  }

  private static func withEnding(_ name: String, _ endings: [String]) -> String {
    let name = name.isEmpty ? "item" : name
    let ending = (name as NSString).pathExtension.lowercased()
    guard let first = endings.first, !first.isEmpty,
      !endings.contains(where: { $0.lowercased() == ending })
    else { return name }
    return name + "." + first
  }
}
