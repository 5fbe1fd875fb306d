import Foundation

/// The contents of a bundle's asset catalogs.
///
/// Xcode compiles catalogs into one file; here the bundle contains them as they were written.
enum AssetCatalog {
  /// Returns the folders of a kind, `colorset` or `imageset`, that have a name; the groups around
  /// them may be part of the name.
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

  /// Reads a folder's `Contents.json`; `nil` if it can't be read as that type.
  static func contents<Contents: Decodable>(_ type: Contents.Type, of folder: URL) -> Contents? {
    (try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))).flatMap {
      try? JSONDecoder().decode(type, from: $0)
    }
  }
}

/// The surroundings in which an entry of a set applies, as Xcode writes them.
protocol AssetVariant: Decodable {
  var idiom: String { get }
  var appearances: [AssetAppearance]? { get }
}

/// One of an entry's surroundings.
struct AssetAppearance: Decodable {
  var appearance, value: String
}

extension AssetVariant {
  /// The luminosity that the entry is for; `nil` for any.
  fileprivate var luminosity: String? {
    appearances?.first { $0.appearance == "luminosity" }?.value
  }
}

extension Sequence where Element: AssetVariant {
  /// Returns the entries for a luminosity, or if there are none, those for any; entries for the
  /// phone come before universal ones.
  func fitting(luminosity: String) -> [Element] {
    let forPhones = filter { ["iphone", "universal"].contains($0.idiom) }
      .sorted { $0.idiom < $1.idiom }
    let own = forPhones.filter { $0.luminosity == luminosity }
    return own.isEmpty ? forPhones.filter { $0.luminosity == nil } : own
  }
}
