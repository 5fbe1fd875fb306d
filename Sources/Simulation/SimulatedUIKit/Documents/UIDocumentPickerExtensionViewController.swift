package import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The principal class of a document picker extension; deprecated since iOS 14.
///
/// Simulated: a document picker lists the extension up to iOS 13, if its `UIDocumentPickerModes`
/// and `UIDocumentPickerSupportedFileTypes` fit what the app wants. It is told what the app wants,
/// then it is shown in the picker (documented). The picker closes when the extension has granted
/// access. Differs: extensions for exporting and moving are listed, but have no effect.
@preconcurrency @MainActor open class UIDocumentPickerExtensionViewController: UIViewController {
  private var wish: PickerWish?
  private var storage: String?

  /// The purpose of the picker.
  open var documentPickerMode: UIDocumentPickerMode {
    wish.flatMap { UIDocumentPickerMode(rawValue: UInt($0.mode)) } ?? .import
  }

  /// The document to be exported or moved.
  ///
  /// Type-checks only: nothing is exported or moved through an extension.
  open var originalURL: URL? { wish?.file.map { URL(fileURLWithPath: $0) } }

  /// The types that the app wants.
  open var validTypes: [String]? { wish.map(\.types) }

  /// The identifier of the app's file provider.
  ///
  /// Type-checks only: the identifier of the extension itself.
  open var providerIdentifier: String {
    DeviceConnection.shared?.context.bundleIdentifier ?? Bundle.main.bundleIdentifier ?? ""
  }

  /// The folder in which the app's file provider keeps documents.
  ///
  /// Simulated: `nil` if the app has no file provider, and for a copy (documented).
  open var documentStorageURL: URL? {
    documentPickerMode == .import ? nil : storage.map { URL(fileURLWithPath: $0) }
  }

  /// Prepares the picker to be shown.
  ///
  /// Simulated: called before the view appears (documented).
  open func prepareForPresentation(in mode: UIDocumentPickerMode) {}

  /// Grants the app access to a document, and ends the picker.
  ///
  /// Simulated: a document to be opened must be inside ``documentStorageURL`` (documented); one to
  /// be copied can be any that the extension can read. Any other document is refused: the picker
  /// stays, and the log says why (inferred). `nil` cancels.
  open func dismissGrantingAccess(to url: URL?) {
    DeviceConnection.shared?.ask(.grant(path: url?.path)) { _ in }
  }
}

extension UIDocumentPickerExtensionViewController: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .preparePicker(let wish, let storage) = call else {
      return reply(.notServed(by: self))
    }
    (self.wish, self.storage) = (wish, storage)
    prepareForPresentation(in: documentPickerMode)
    reply(.done)
  }
}
