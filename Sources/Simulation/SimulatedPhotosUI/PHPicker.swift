public import Foundation
public import SimulatedFoundation
public import SimulatedPhotos
public import SimulatedUIKit

/// Which pictures can be picked.
///
/// Type-checks only: the device has no photo library yet.
public struct PHPickerFilter: Hashable, Sendable {
  let kinds: Set<String>
  /// Pictures.
  public static let images = PHPickerFilter(kinds: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(kinds: ["videos"])
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])
  /// Any of these.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// How pictures are picked.
///
/// Type-checks only: keeps its values; the device has no photo library yet.
public struct PHPickerConfiguration: Sendable {
  /// In which form they come.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the system likes.
    case automatic
    /// As they are.
    case current
    /// As most can read.
    case compatible
  }
  /// How many.
  public var selectionLimit = 1
  /// Which.
  public var filter: PHPickerFilter?
  /// In which form they come.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Makes a configuration.
  public init() {}
  /// Makes a configuration for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that was picked.
///
/// Type-checks only: the device has no photo library yet.
public struct PHPickerResult {
  /// The picture.
  public let itemProvider: NSItemProvider
  /// What names it on this device.
  public let assetIdentifier: String?
}

/// Told of pictures that were picked.
///
/// Type-checks only: nobody picks any.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user is done.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user pick pictures.
///
/// Type-checks only: the device has no photo library yet; nobody picks any.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  /// How pictures are picked.
  public let configuration: PHPickerConfiguration
  /// Told of pictures that were picked.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Makes a controller.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// None can be made so.
  public required init?(coder: NSCoder) { nil }
}
