import Foundation

/// A sticker pack as Xcode stores it in a catalog: a folder for each sticker.
///
/// Xcode compiles the catalog for a device; here the bundle contains it as it was written. The keys
/// are those that Xcode writes (observed).
struct StickerPack {
  var size: MSStickerSize
  var stickers: [MSSticker]

  /// Returns the first pack in the extension's bundle.
  static func inBundle(_ bundle: Bundle = .main) -> StickerPack? {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    for catalogue in folders(in: folder, ending: "xcassets") {
      if let pack = folders(in: catalogue, ending: "stickerpack").first {
        return StickerPack(folder: pack)
      }
    }
    return nil
  }

  private init?(folder: URL) {
    guard let contents = Contents(folder) else { return nil }
    let sizes: [String: MSStickerSize] = ["small": .small, "large": .large]
    size = sizes[contents.properties?.size ?? ""] ?? .regular
    stickers = (contents.stickers ?? []).compactMap { entry in
      let folder = folder.appendingPathComponent(entry.filename)
      guard let one = Contents(folder), let file = one.properties?.filename else { return nil }
      let name = (entry.filename as NSString).deletingPathExtension
      // Invalid stickers are left out, as by Xcode, which warns about them (observed).
      return try? MSSticker(
        contentsOfFileURL: folder.appendingPathComponent(file),
        localizedDescription: one.properties?.label ?? name)
    }
  }

  init(size: MSStickerSize, stickers: [MSSticker]) {
    (self.size, self.stickers) = (size, stickers)
  }

  private static func folders(in folder: URL, ending: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix("." + ending) }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  /// The contents of a folder's Contents.json.
  private struct Contents: Decodable {
    var properties: Properties?
    var stickers: [Entry]?

    init?(_ folder: URL) {
      guard
        let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
        let read = try? JSONDecoder().decode(Contents.self, from: data)
      else { return nil }
      self = read
    }

    struct Entry: Decodable { var filename: String }

    struct Properties: Decodable {
      var size: String?
      var filename: String?
      var label: String?

      private enum CodingKeys: String, CodingKey {
        case size = "grid-size"
        case filename
        case label = "accessibility-label"
      }
    }
  }
}
