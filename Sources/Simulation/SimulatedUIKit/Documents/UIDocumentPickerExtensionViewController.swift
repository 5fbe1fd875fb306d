package import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The principal class of a document picker extension; deprecated since iOS 14.
///
/// Simulated: a document picker lists the extension up to iOS 13, where its `UIDocumentPickerModes` and
/// `UIDocumentPickerSupportedFileTypes` fit what the app wants. It is told what is wanted, then it is shown
/// in the picker (documented), and the picker is over when it has granted access. Differs: exporting and
/// moving are listed, and nothing comes of them.
@preconcurrency @MainActor open class UIDocumentPickerExtensionViewController: UIViewController {
  private var wish: PickerWish?
  private var storage: String?

  /// What the picker is for.
  open var documentPickerMode: UIDocumentPickerMode {
    wish.flatMap { UIDocumentPickerMode(rawValue: UInt($0.mode)) } ?? .import
  }

  /// The document that is exported or moved.
  ///
  /// Type-checks only: nothing is exported or moved by way of an extension.
  open var originalURL: URL? { wish?.file.map { URL(fileURLWithPath: $0) } }

  /// The types that the app wants.
  open var validTypes: [String]? { wish.map(\.types) }

  /// What names the app's file provider.
  ///
  /// Type-checks only: the identifier of the extension itself.
  open var providerIdentifier: String {
    DeviceConnection.shared?.context.bundleIdentifier ?? Bundle.main.bundleIdentifier ?? ""
  }

  /// The folder that the app's file provider keeps documents in.
  ///
  /// Simulated: `nil` when the app has no file provider, and for a copy (documented).
  open var documentStorageURL: URL? {
    documentPickerMode == .import ? nil : storage.map { URL(fileURLWithPath: $0) }
  }

  /// Gets ready to be shown.
  ///
  /// Simulated: called before the view appears (documented).
  open func prepareForPresentation(in mode: UIDocumentPickerMode) {}

  /// Grants the app access to a document, and ends the picker.
  ///
  /// Simulated: a document that is opened has to lie inside ``documentStorageURL`` (documented), one that is
  /// copied can be any that the extension can read. Another one is refused: the picker stays, and the log says
  /// why (inferred). `nil` gives up.
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
