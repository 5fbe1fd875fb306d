import DeviceProtocol
public import Foundation
public import SimulatedFoundation
public import SimulatedUIKit

/// A picture that was picked.
///
/// Simulated: the provider has the file as it is in the library, with its name; there is an
/// identifier only if the configuration was made for a library (documented).
public struct PHPickerResult: Hashable {
  /// The picture.
  public let itemProvider: NSItemProvider
  /// The identifier on this device.
  public let assetIdentifier: String?
}

/// A delegate that is told of the picked pictures.
///
/// Simulated: called on the main queue. No known difference.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user is done; without results when they have cancelled.
  ///
  /// Simulated: the picker stays on the screen until the code removes it (documented).
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A controller in which the user picks pictures.
///
/// Simulated: once it has been presented, a scene picks from what it has added to Photos; no
/// permission is needed (documented). Differs: the picker itself draws nothing, and is used once.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  /// The configuration.
  public let configuration: PHPickerConfiguration
  /// The delegate, which is told of the picked pictures.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  private var isOpen = false
  private var isDone = false

  /// Makes a controller.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Type-checks only: a picker can't be made from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Shows the pictures.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isOpen, !isDone, let connection = DeviceConnection.shared else { return }
    isOpen = true
    let controller = Weak(value: self)
    connection.request(.showPhotoPicker(wish)) { answer in
      guard case .pickedPhotos(let photos) = answer else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { controller.value?.finish(photos) } }
    }
  }

  /// Closes the picker when the program itself dismisses it.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isOpen else { return }
    isOpen = false
    DeviceConnection.shared?.send(.closePhotoPicker)
  }

  private var wish: PhotoPickerWish {
    let filter = configuration.filter
    return PhotoPickerWish(
      limit: configuration.selectionLimit, images: filter?.showsImages ?? true,
      videos: filter?.showsVideos ?? true, namesAssets: configuration.namesAssets)
  }

  private func finish(_ photos: [PickedPhoto]) {
    guard isOpen else { return }
    (isOpen, isDone) = (false, true)
    delegate?.picker(
      self,
      didFinishPicking: photos.map {
        PHPickerResult(itemProvider: $0.provider, assetIdentifier: $0.identifier)
      })
  }

  private struct Weak: @unchecked Sendable {
    // Read on the main queue only.
    weak var value: PHPickerViewController?
  }
}

extension PickedPhoto {
  /// A provider of the file.
  var provider: NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = name
    let data = data
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
      $0(data, nil)
      return nil
    }
    return provider
  }
}
