import DeviceProtocol
public import Foundation
import SimulatedFoundation
public import SimulatedUniformTypeIdentifiers

/// A controller in which the user chooses documents, or a place to put some.
///
/// Simulated: once it has been presented, a scene looks through the folders of the file providers
/// that are switched on, and picks or cancels; documents that conform to none of the wanted types
/// can't be picked (documented). Importing gives a copy in the app's own `tmp` folder (observed);
/// opening gives the document's own URL, which needs `startAccessingSecurityScopedResource()`
/// (documented). A document to be exported or moved is passed to the provider of the folder that
/// the user has chosen. Differs: there are no documents on the phone itself and none in iCloud
/// Drive; folders can't be picked; of several files to export only the first counts. The picker
/// itself draws nothing.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// The delegate, which is told what the user does.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// The purpose of the picker.
  public let documentPickerMode: UIDocumentPickerMode

  /// Whether several documents can be chosen.
  open var allowsMultipleSelection = false

  /// Whether names are shown with their extensions.
  ///
  /// Type-checks only: a scene always sees whole names.
  open var shouldShowFileExtensions = false

  /// The folder that is shown at first.
  ///
  /// Type-checks only: a scene specifies the folder that it opens.
  open var directoryURL: URL?

  private let types: [String]
  private let file: URL?
  private var isOpen = false

  /// Makes a picker for documents to be opened or copied.
  ///
  /// - Parameters:
  ///   - contentTypes: The types that can be chosen.
  ///   - asCopy: Whether the app gets a copy.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (documentPickerMode, file) = (asCopy ? .import : .open, nil)
    types = contentTypes.map(\.identifier)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker for documents to be opened in their place.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Makes a picker for a place to put files.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (documentPickerMode, file) = (asCopy ? .exportToService : .moveToService, urls.first)
    types = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker for a place to move files to.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Makes a picker for documents by the names of their types; deprecated since iOS 14.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    (documentPickerMode, types, file) = (mode, allowedUTIs, nil)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker for a place to put a file; deprecated since iOS 14.
  public init(url: URL, in mode: UIDocumentPickerMode) {
    (documentPickerMode, types, file) = (mode, [], url)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker that copies documents of any type.
  ///
  /// Type-checks only: an archive can't specify the purpose of a picker.
  public required init?(coder: NSCoder) {
    (documentPickerMode, types, file) = (.import, ["public.data"], nil)
    super.init(coder: coder)
  }

  /// Opens the picker; called when the controller has been presented.
  func openPicker() {
    guard let connection = DeviceConnection.shared else { return }
    isOpen = true
    let wish = PickerWish(
      mode: Int(documentPickerMode.rawValue), types: types,
      allowsSeveral: allowsMultipleSelection, file: file?.path)
    let controller = Weak(value: self)
    connection.request(.showPicker(wish)) { answer in
      guard case .pickerEnd(let end) = answer else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { controller.value?.finish(end) } }
    }
  }

  /// Closes the picker when the program itself dismisses it.
  ///
  /// Simulated: as for other view controllers; after that the user can't choose any more.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isOpen else { return }
    isOpen = false
    _ = DeviceConnection.shared?.ask(.pointQuestion(.closePicker))
  }

  private func finish(_ end: PickerEnd) {
    guard isOpen else { return }
    isOpen = false
    dismiss(animated: true)
    switch end {
    case .cancelled: delegate?.documentPickerWasCancelled(self)
    case .picked(let paths):
      delegate?.documentPicker(self, didPickDocumentsAt: paths.map { URL(fileURLWithPath: $0) })
    }
  }

  private struct Weak: @unchecked Sendable {
    // Read on the main queue only.
    weak var value: UIDocumentPickerViewController?
  }
}
