import Foundation

/// The colours of a bundle's asset catalogs.
///
/// Xcode compiles catalogs into one file; here they lie in the bundle as they were written.
enum ColorCatalog {
  /// The parts of a colour in the light and in the dark; `nil` where no catalog has the name.
  static func parts(_ name: String, in bundle: Bundle) -> (light: ColorParts, dark: ColorParts)? {
    guard !name.isEmpty else { return nil }
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for catalog in names.sorted() where catalog.hasSuffix(".xcassets") {
      let root = folder.appendingPathComponent(catalog)
      guard let place = place(of: name, in: root) else { continue }
      let file = root.appendingPathComponent(place).appendingPathComponent("Contents.json")
      let set = (try? Data(contentsOf: file)).flatMap {
        try? JSONDecoder().decode(ColorSet.self, from: $0)
      }
      if let parts = set?.parts { return parts }
    }
    return nil
  }

  /// Where the colour is in a catalog: groups may be around it, which are part of its name or not.
  private static func place(of name: String, in catalog: URL) -> String? {
    let all = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String }
    return all?.sorted().first { $0 == "\(name).colorset" || $0.hasSuffix("/\(name).colorset") }
  }
}

/// What stands in a colour's `Contents.json`.
private struct ColorSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable { var appearance, value: String }
    struct Color: Decodable { var components: [String: String]? }
    var idiom: String
    var appearances: [Appearance]?
    var color: Color?

    /// The luminosity that it is for; `nil` for any.
    var luminosity: String? { appearances?.first { $0.appearance == "luminosity" }?.value }
  }
  var colors: [Entry]

  var parts: (light: ColorParts, dark: ColorParts)? {
    guard let light = part("light") else { return nil }
    return (light, part("dark") ?? light)
  }

  /// The phone's own colour, or else everybody's; one for any luminosity where there is none for
  /// this.
  private func part(_ luminosity: String) -> ColorParts? {
    let fitting = colors.filter { ["iphone", "universal"].contains($0.idiom) }
      .sorted { $0.idiom < $1.idiom }
    let own =
      fitting.first { $0.luminosity == luminosity } ?? fitting.first { $0.luminosity == nil }
    return own?.color?.components.flatMap(Self.parts)
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

  /// A part as Xcode writes it: `0.500`, `128` or `0x80`.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Int(text).map { CGFloat($0) / 255 }
  }
}
