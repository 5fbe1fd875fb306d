import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The place of a file provider's documents.
///
/// It is in the container of the group that the provider's property list names (documented), or
/// else in its own.
enum DocumentStorage {
  static var url: URL {
    let context = DeviceConnection.shared?.context
    let folder =
      group.flatMap { context?.groups[$0] } ?? context?.home ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: folder).appendingPathComponent("File Provider Storage")
  }

  /// The group in the provider's property list; an app looks for it in its extensions.
  private static var group: String? {
    let folders = [Bundle.main.bundlePath] + plugIns
    return folders.lazy.compactMap { folder -> String? in
      guard let data = FileManager.default.contents(atPath: folder + "/Info.plist"),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let keys = (list as? [String: Any])?["NSExtension"] as? [String: Any],
        keys["NSExtensionPointIdentifier"] as? String == "com.apple.fileprovider-nonui"
      else { return nil }
      return keys["NSExtensionFileProviderDocumentGroup"] as? String
    }.first
  }

  private static var plugIns: [String] {
    let folder = Bundle.main.bundlePath + "/PlugIns"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { folder + "/" + $0 }
  }
}
