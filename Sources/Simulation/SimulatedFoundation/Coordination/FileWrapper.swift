public import Foundation

/// A file, a folder with files in it, or a link, in memory.
///
/// Simulated: reading, writing, and the contents of folders. Differs: everything is read at once,
/// and archives aren't made by `serializedRepresentation`.
open class FileWrapper: NSObject, @unchecked Sendable {
  // As on iOS, nothing is locked: code that changes one on two threads at once is at fault.
  private var content: Content

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  /// Options for reading a file.
  ///
  /// Simulated: the documented values. Differs: files are read at once.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt
    /// Makes options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without mapping it into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// Options for writing a file.
  ///
  /// Simulated: the documented values.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt
    /// Makes options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All or nothing.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The file names of the wrappers inside become those on disk.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The name that it should have.
  open var preferredFilename: String?
  /// The name that it has on disk.
  open var filename: String?
  /// The attributes of the file.
  open var fileAttributes: [String: Any] = [:]

  /// Reads a file, a folder or a link.
  ///
  /// - Throws: An error when it can't be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?:
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      let files = try names.map {
        ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options))
      }
      content = .folder(Dictionary(files) { first, _ in first })
    case .typeSymbolicLink?:
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      content = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    default: content = .file(try Data(contentsOf: url))
    }
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, $1) })
  }

  /// Makes a file.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  /// Makes a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
    content = .folder(childrenByPreferredName)
    super.init()
  }

  /// Makes a link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The contents of a file.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The target of a link.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }
  /// The wrappers in a folder, by their names.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let files) = content { files } else { nil }
  }

  /// Puts a wrapper into a folder; if its name is taken, a number is added to the name.
  ///
  /// - Returns: The name that it was given.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var files) = content else {
      preconditionFailure("a file wrapper that is no folder can't have others in it")
    }
    guard let name = child.preferredFilename, !name.isEmpty else {
      preconditionFailure("a file wrapper without a preferred name can't be put into another")
    }
    var key = name
    var number = 2
    while files[key] != nil {
      key = "\(number)__#$!@%!#__\(name)"
      number += 1
    }
    files[key] = child
    content = .folder(files)
    return key
  }

  /// Puts a file into a folder.
  ///
  /// - Returns: The name that it was given.
  @discardableResult
  open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Takes a wrapper out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let files) = content else { return }
    content = .folder(files.filter { $0.value !== child })
  }

  /// Returns the name that a wrapper has in a folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  /// Whether a file on disk is as it was when this wrapper was read.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return isSame(as: other)
  }

  /// Writes everything to disk.
  ///
  /// - Throws: An error when it can't be written.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let files):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, file) in files {
        if options.contains(.withNameUpdating) { file.filename = name }
        try file.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
  }

  private func isSame(as other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.file(let one), .file(let two)): one == two
    case (.link(let one), .link(let two)): one.path == two.path
    case (.folder(let one), .folder(let two)):
      one.count == two.count
        && one.allSatisfy { name, file in two[name].map(file.isSame) ?? false }
    default: false
    }
  }
}
