package import DeviceProtocol
import Foundation
import SimulatedAVFoundation
import SimulatedImageIO
import SimulatedUIKit

extension PHAdjustmentData {
  /// Makes a record of changes from the form that crosses between processes.
  package convenience init(_ adjustment: PhotoAdjustment) {
    self.init(
      formatIdentifier: adjustment.formatIdentifier, formatVersion: adjustment.formatVersion,
      data: adjustment.data)
  }
}

extension PHContentEditingInput {
  /// Makes the picture that Photos supplies; `nil` if its file can't be written to the extension's
  /// container.
  package convenience init?(_ photo: PhotoToEdit) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Photos-\(UUID().uuidString)")
    let file = folder.appendingPathComponent(photo.fileName)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try photo.file.write(to: file)
      // The original is read-only; the result is written elsewhere.
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    } catch { return nil }
    let image = photo.isMovie ? nil : UIImage(data: photo.file)
    self.init(
      adjustmentData: photo.adjustment.map { PHAdjustmentData($0) }, displaySizeImage: image,
      fullSizeImageURL: photo.isMovie ? nil : file,
      fullSizeImageOrientation: image.map { Self.number($0.imageOrientation) } ?? 1,
      mediaType: photo.isMovie ? .video : .image, creationDate: photo.created,
      uniformTypeIdentifier: photo.type, film: photo.isMovie ? file : nil)
  }

  /// Returns the number that files use for an orientation.
  private static func number(_ orientation: UIImage.Orientation) -> Int32 {
    let number: CGImagePropertyOrientation =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    return Int32(number.rawValue)
  }
}

extension PHContentEditingOutput {
  /// The result, in the form that crosses between processes.
  package var edited: EditedPhoto {
    let adjustment: PHAdjustmentData? = adjustmentData
    return EditedPhoto(
      adjustment: adjustment.map {
        PhotoAdjustment(
          formatIdentifier: $0.formatIdentifier, formatVersion: $0.formatVersion, data: $0.data)
      },
      rendered: try? Data(contentsOf: renderedContentURL))
  }
}
