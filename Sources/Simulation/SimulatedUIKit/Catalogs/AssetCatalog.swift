import Foundation

/// The asset catalogs of a bundle, by what lies in them.
///
/// Xcode compiles catalogs into one file; here they lie in the bundle as they were written.
enum AssetCatalog {
  /// The folders of a kind, `colorset` or `imageset`, that have a name; groups may be around them,
  /// which are part of the name or not.
  static func folders(_ name: String, kind: String, in bundle: Bundle) -> [URL] {
    guard !name.isEmpty else { return [] }
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".xcassets") }.compactMap { catalog in
      let root = folder.appendingPathComponent(catalog)
      let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      let place = all?.sorted().first {
        $0 == "\(name).\(kind)" || $0.hasSuffix("/\(name).\(kind)")
      }
      return place.map { root.appendingPathComponent($0) }
    }
  }

  /// What stands in a folder's `Contents.json`; `nil` where that can't be read so.
  static func contents<Contents: Decodable>(_ type: Contents.Type, of folder: URL) -> Contents? {
    (try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))).flatMap {
      try? JSONDecoder().decode(type, from: $0)
    }
  }
}

/// In which surroundings an entry of a set counts, as Xcode writes it.
protocol AssetVariant: Decodable {
  var idiom: String { get }
  var appearances: [AssetAppearance]? { get }
}

/// One of an entry's surroundings.
struct AssetAppearance: Decodable {
  var appearance, value: String
}

extension AssetVariant {
  /// The luminosity that it is for; `nil` for any.
  fileprivate var luminosity: String? {
    appearances?.first { $0.appearance == "luminosity" }?.value
  }
}

extension Sequence where Element: AssetVariant {
  /// Those for a luminosity, or for any where there is none for it; those for the phone before
  /// everybody's.
  func fitting(luminosity: String) -> [Element] {
    let forPhones = filter { ["iphone", "universal"].contains($0.idiom) }
      .sorted { $0.idiom < $1.idiom }
    let own = forPhones.filter { $0.luminosity == luminosity }
    return own.isEmpty ? forPhones.filter { $0.luminosity == nil } : own
  }
}
