public import Foundation
public import SimulatedFoundation
public import SimulatedPhotos
public import SimulatedUIKit

/// A filter for the pictures that can be picked.
///
/// Type-checks only: the device has no photo library yet.
public struct PHPickerFilter: Hashable, Sendable {
  let kinds: Set<String>
  /// Pictures.
  public static let images = PHPickerFilter(kinds: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(kinds: ["videos"])
  /// Live Photos.
  public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])
  /// Returns a filter for any of these.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// The configuration of a picker.
///
/// Type-checks only: keeps its values; the device has no photo library yet.
public struct PHPickerConfiguration: Sendable {
  /// The form in which pictures are supplied.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system's choice.
    case automatic
    /// The original form.
    case current
    /// The most compatible form.
    case compatible
  }
  /// The maximum number of pictures.
  public var selectionLimit = 1
  /// The filter.
  public var filter: PHPickerFilter?
  /// The form in which pictures are supplied.
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
  /// The identifier on this device.
  public let assetIdentifier: String?
}

/// A delegate that is told of the picked pictures.
///
/// Type-checks only: pictures can't be picked.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user is done.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A controller in which the user picks pictures.
///
/// Type-checks only: the device has no photo library yet; pictures can't be picked.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  /// The configuration.
  public let configuration: PHPickerConfiguration
  /// The delegate, which is told of the picked pictures.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Makes a controller.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`: a picker can't be made from an archive.
  public required init?(coder: NSCoder) { nil }
}
