public import Foundation
import SimulatedFoundation
import SimulatedUIKit
public import SimulatedUniformTypeIdentifiers

extension View {
  /// Lets the user put a document somewhere while a value is true.
  ///
  /// Simulated: as UIDocumentPickerViewController for files to be copied. Cancelling calls nothing
  /// (documented).
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user put a document somewhere while a value is true, and tells when it is cancelled.
  ///
  /// Simulated: as without that, in the first of the types.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    let wanted = Binding(
      get: { isPresented.wrappedValue && document != nil },
      set: { isPresented.wrappedValue = $0 })
    return presenting(wanted) {
      let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
      let file = Result { try ExportedFile.make(of: document, type, named: defaultFilename) }
      return ExportPicker(file) { end in
        isPresented.wrappedValue = false
        end.map(onCompletion) ?? onCancellation()
      }
    }
  }
}

/// A document picker for a file to be copied, which calls a closure: with nothing if the user has
/// cancelled.
private final class ExportPicker: UIDocumentPickerViewController, UIDocumentPickerDelegate {
  private var end: (Result<URL, any Error>?) -> Void = { _ in }
  private var failure: (any Error)?

  convenience init(
    _ file: Result<URL, any Error>, _ end: @escaping (Result<URL, any Error>?) -> Void
  ) {
    self.init(forExporting: (try? file.get()).map { [$0] } ?? [], asCopy: true)
    self.end = end
    if case .failure(let error) = file { failure = error }
    delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let failure else { return }
    dismiss(animated: true)
    end(.failure(failure))
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { if let url = urls.first { end(.success(url)) } }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end(nil) }
}

/// The file that is copied.
package enum ExportedFile {
  /// Returns a file with a document, in a folder of its own.
  package static func make<D: FileDocument>(
    of document: D?, _ type: UTType, named name: String?
  ) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let wrapper = try document?.fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    let base = name ?? wrapper?.preferredFilename ?? "Document"
    var file = folder.appendingPathComponent(base)
    if file.pathExtension.isEmpty, let ending = type.preferredFilenameExtension {
      file.appendPathExtension(ending)
    }
    try wrapper?.write(to: file, options: [], originalContentsURL: nil)
    return file
  }
}
