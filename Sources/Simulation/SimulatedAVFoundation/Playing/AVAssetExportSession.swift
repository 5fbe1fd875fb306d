public import Foundation
public import SimulatedCoreMedia

/// The preset that keeps a film unchanged.
///
/// Type-checks only: as AVAssetExportSession.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The preset for small files.
///
/// Type-checks only: as AVAssetExportSession.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The preset for medium-sized files.
///
/// Type-checks only: as AVAssetExportSession.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The preset for the best quality.
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

/// A session that exports a film.
///
/// Type-checks only: films can't be encoded here, so it fails with `operationNotSupportedForAsset`.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  // Its owner sets it up before it starts.
  /// The status of an export.
  public enum Status: Int, Sendable {
    /// It hasn't begun.
    case unknown
    /// It is waiting.
    case waiting
    /// It is exporting.
    case exporting
    /// It is complete.
    case completed
    /// It has failed.
    case failed
    /// It was cancelled.
    case cancelled
  }
  /// The film.
  public let asset: AVAsset
  /// The name of the preset.
  public let presetName: String
  /// The status.
  open private(set) var status = Status.unknown
  /// The reason for a failure.
  open private(set) var error: (any Error)?
  /// The progress.
  open var progress: Float { 0 }
  /// The URL of the exported file.
  open var outputURL: URL?
  /// The type of the exported file.
  open var outputFileType: AVFileType?
  /// Whether the file is optimized for the network.
  open var shouldOptimizeForNetworkUse = false
  /// The part that is exported.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The types of files that it can export: none.
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
  /// Starts, and returns at the end.
  open func export() async {
    status = .failed
    error = AVError(.operationNotSupportedForAsset)
  }
  /// Cancels the export.
  open func cancelExport() {}
  /// Returns the presets with which a film can be exported: none.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}
