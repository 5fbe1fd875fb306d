import Foundation

/// The pictures of a bundle's asset catalogs, as Xcode writes them.
struct ImageSet: Decodable {
  private struct Entry: AssetVariant {
    var idiom: String
    var scale: String?
    var filename: String?
    var appearances: [AssetAppearance]?

    /// The pixels per point; 1 for a file that is to be drawn at any size.
    var number: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
  }
  private struct Properties: Decodable {
    var intent: String?

    private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }
  private var images: [Entry]
  private var properties: Properties?

  /// A picture of a set, and how it is to be drawn.
  struct Picture {
    var file: URL
    var scale: CGFloat
    var mode: UIImage.RenderingMode
  }

  /// Returns the sharpest picture of a name for a style; `nil` if no catalog has one.
  static func picture(_ name: String, in bundle: Bundle, style: UIUserInterfaceStyle) -> Picture? {
    for folder in AssetCatalog.folders(name, kind: "imageset", in: bundle) {
      guard let set = AssetCatalog.contents(ImageSet.self, of: folder) else { continue }
      let fitting = set.images.fitting(luminosity: style == .dark ? "dark" : "light")
        .filter { $0.filename != nil }
      guard let sharpest = fitting.map(\.number).max(),
        let best = fitting.first(where: { $0.number == sharpest }), let file = best.filename
      else { continue }
      return Picture(
        file: folder.appendingPathComponent(file), scale: best.number, mode: set.mode)
    }
    return nil
  }

  private var mode: UIImage.RenderingMode {
    switch properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }
}
