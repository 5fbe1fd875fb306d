public import SimulatedFoundation
public import SimulatedUniformTypeIdentifiers

/// A document that is read from a file, and written to one.
///
/// Simulated: written by `fileExporter`. Differs: there are no apps that consist of documents.
public protocol FileDocument {
  /// What it is read from.
  ///
  /// Type-checks only: no document is read for the program.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How it is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types as which it can be written.
  static var writableContentTypes: [UTType] { get }

  /// Makes the document from a file.
  ///
  /// Type-checks only: no document is read for the program.
  init(configuration: ReadConfiguration) throws
  /// Returns the file for the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
///
/// Type-checks only: no document is read for the program.
public struct FileDocumentReadConfiguration {
  /// The type.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// How a document is written.
///
/// Simulated: no known difference.
public struct FileDocumentWriteConfiguration {
  /// The type.
  public let contentType: UTType
  /// The file that is there already.
  public let existingFile: FileWrapper?
}
