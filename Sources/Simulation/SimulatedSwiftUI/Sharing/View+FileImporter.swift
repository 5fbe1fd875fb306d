public import Foundation
import SimulatedUIKit
public import SimulatedUniformTypeIdentifiers

extension View {
  /// Shows a document picker while a value is true.
  ///
  /// Simulated: as UIDocumentPickerViewController for documents in their place. Cancelling calls
  /// nothing (documented).
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false
    ) { result in
      switch result {
      case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
      case .failure(let error): onCompletion(.failure(error))
      }
    }
  }

  /// Shows a document picker for one or several documents while a value is true.
  ///
  /// Simulated: as for one.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Shows a document picker while a value is true, and tells when it is cancelled.
  ///
  /// Simulated: as without that.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    presenting(isPresented) {
      ImportPicker(
        allowedContentTypes, several: allowsMultipleSelection,
        picked: {
          isPresented.wrappedValue = false
          onCompletion(.success($0))
        },
        cancelled: {
          isPresented.wrappedValue = false
          onCancellation()
        })
    }
  }
}

/// A document picker that calls closures.
private final class ImportPicker: UIDocumentPickerViewController, UIDocumentPickerDelegate {
  private var picked: ([URL]) -> Void = { _ in }
  private var cancelled: () -> Void = {}

  convenience init(
    _ types: [UTType], several: Bool, picked: @escaping ([URL]) -> Void,
    cancelled: @escaping () -> Void
  ) {
    self.init(forOpeningContentTypes: types, asCopy: false)
    allowsMultipleSelection = several
    (self.picked, self.cancelled) = (picked, cancelled)
    delegate = self
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { picked(urls) }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancelled() }
}
