import Foundation

/// Finds a bundle's pictures by their names.
enum ImageNames {
  /// The file of the name: with or without an ending, the sharpest first.
  static func path(_ name: String, in bundle: Bundle) -> String? {
    guard !name.isEmpty else { return nil }
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let ending = (name as NSString).pathExtension
    let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
    let endings = ending.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [ending]
    for scale in ["@3x", "@2x", ""] {
      for ending in endings {
        let path = folder.appendingPathComponent("\(stem)\(scale).\(ending)").path
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    let plain = folder.appendingPathComponent(name).path
    return FileManager.default.fileExists(atPath: plain) ? plain : nil
  }

  /// Elements for each point, as a file's name says.
  static func scale(ofName path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
