import Foundation
public import SimulatedCoreTransferable
import SimulatedUIKit
import SimulatedUniformTypeIdentifiers

extension Image: Transferable {
  /// The picture as a PNG.
  ///
  /// Simulated: any kind of picture is imported. Differs: symbols can't be exported.
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) { image in
      guard let data = image.pngData else { throw CocoaError(.fileWriteUnknown) }
      return data
    } importing: {
      try imported($0)
    }
    DataRepresentation(importedContentType: .image) { try imported($0) }
  }

  private nonisolated static func imported(_ data: Data) throws -> Image {
    guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return Image(uiImage: picture)
  }
}
