public import Foundation
public import SimulatedCoreMedia

/// The preset that keeps a film as it is.
///
/// Type-checks only: as AVAssetExportSession.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The preset for small files.
///
/// Type-checks only: as AVAssetExportSession.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The preset between the two.
///
/// Type-checks only: as AVAssetExportSession.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The preset for good pictures.
///
/// Type-checks only: as AVAssetExportSession.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The preset for 720 lines.
///
/// Type-checks only: as AVAssetExportSession.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// The preset for 1080 lines.
///
/// Type-checks only: as AVAssetExportSession.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// Writes a film anew.
///
/// Type-checks only: nothing encodes films here: it fails with `operationNotSupportedForAsset`.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  // Whoever has made it sets it up before it starts.
  /// How far it is.
  public enum Status: Int, Sendable {
    /// Not begun.
    case unknown
    /// It waits.
    case waiting
    /// It works.
    case exporting
    /// Done.
    case completed
    /// It couldn't.
    case failed
    /// It was given up.
    case cancelled
  }
  /// The film.
  public let asset: AVAsset
  /// What is made of it.
  public let presetName: String
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it couldn't.
  open private(set) var error: (any Error)?
  /// How much is done.
  open var progress: Float { 0 }
  /// Where it goes.
  open var outputURL: URL?
  /// What kind of file it becomes.
  open var outputFileType: AVFileType?
  /// Whether it is for the network.
  open var shouldOptimizeForNetworkUse = false
  /// Which part is written.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The kinds of files that it can write: none.
  open var supportedFileTypes: [AVFileType] { [] }

  /// Makes a session for a film.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
    super.init()
  }

  /// Starts, and calls the handler at the end.
  @preconcurrency open func exportAsynchronously(
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    status = .failed
    error = AVError(.operationNotSupportedForAsset)
    DispatchQueue.global().async { handler() }
  }
  /// Does it.
  open func export() async {
    status = .failed
    error = AVError(.operationNotSupportedForAsset)
  }
  /// Gives up.
  open func cancelExport() {}
  /// The presets that a film can be written by: none.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}
