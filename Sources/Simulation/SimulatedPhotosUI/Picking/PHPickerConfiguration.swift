public import SimulatedPhotos

/// The configuration of a picker.
///
/// Simulated: the filter and the limit decide what a scene can pick. Differs: further options are
/// missing.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The form in which pictures are supplied.
  ///
  /// Type-checks only: a picture is always supplied as it is in the library.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system's choice.
    case automatic
    /// The original form.
    case current
    /// The most compatible form.
    case compatible
  }

  /// The order of the results.
  ///
  /// Type-checks only: results are always in the order in which they were picked.
  public enum Selection: Int, Sendable {
    /// The system's choice.
    case `default`
    /// The order in which they were picked.
    case ordered
  }

  /// The maximum number of pictures; 0 for no limit.
  public var selectionLimit = 1
  /// The filter; `nil` shows everything.
  public var filter: PHPickerFilter?
  /// The form in which pictures are supplied.
  ///
  /// Type-checks only: a picture is always supplied as it is in the library.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the results.
  ///
  /// Type-checks only: results are always in the order in which they were picked.
  public var selection = Selection.default
  let namesAssets: Bool

  /// Makes a configuration whose results have no identifiers.
  public init() { namesAssets = false }
  /// Makes a configuration for a library, whose results have identifiers.
  public init(photoLibrary: PHPhotoLibrary) { namesAssets = true }
}
