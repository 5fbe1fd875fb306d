import Foundation

/// Finds a bundle's pictures by their names.
enum ImageNames {
  /// Returns the file of the name, with or without an extension, the sharpest first.
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

  /// Returns the pixels per point that a file's name specifies.
  static func scale(ofName path: String) -> CGFloat {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}
