import Foundation

/// The colours of a bundle's asset catalogs, as Xcode writes them.
struct ColorSet: Decodable {
  private struct Entry: AssetVariant {
    struct Color: Decodable { var components: [String: String]? }
    var idiom: String
    var appearances: [AssetAppearance]?
    var color: Color?
  }
  private var colors: [Entry]

  /// Returns the components of a colour in light and in dark mode; `nil` if no catalog has the
  /// name.
  static func parts(_ name: String, in bundle: Bundle) -> (light: ColorParts, dark: ColorParts)? {
    AssetCatalog.folders(name, kind: "colorset", in: bundle).lazy.compactMap {
      AssetCatalog.contents(ColorSet.self, of: $0)?.parts
    }.first
  }

  private var parts: (light: ColorParts, dark: ColorParts)? {
    guard let light = part("light") else { return nil }
    return (light, part("dark") ?? light)
  }

  private func part(_ luminosity: String) -> ColorParts? {
    colors.fitting(luminosity: luminosity).first?.color?.components.flatMap(Self.parts)
  }

  private static func parts(_ components: [String: String]) -> ColorParts? {
    let alpha = components["alpha"].flatMap(Double.init) ?? 1
    if let white = components["white"].flatMap(number) {
      return ColorParts(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = components["red"].flatMap(number),
      let green = components["green"].flatMap(number),
      let blue = components["blue"].flatMap(number)
    else { return nil }
    return ColorParts(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Reads a component as Xcode writes it: `0.500`, `128` or `0x80`.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Int(text).map { CGFloat($0) / 255 }
  }
}
