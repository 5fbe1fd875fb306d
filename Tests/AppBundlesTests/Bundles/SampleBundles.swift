import Foundation
import TestSupport

/// The files of an app with extensions, to be written to disk or into an archive.
enum SampleBundles {
  /// An Info.plist of an app.
  static func app(_ name: String) -> String {
    """
    <plist version="1.0"><dict>
    <key>CFBundleExecutable</key><string>\(name)</string>
    <key>CFBundlePackageType</key><string>APPL</string>
    </dict></plist>
    """
  }

  /// An Info.plist of a share extension.
  static func share(_ name: String) -> String {
    """
    <plist version="1.0"><dict>
    <key>CFBundleExecutable</key><string>\(name)</string>
    <key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
    </dict></dict></plist>
    """
  }

  /// Entitlements with an app group.
  static let entitlements = """
    <plist version="1.0"><dict>
    <key>com.apple.security.application-groups</key><array><string>group.a</string></array>
    </dict></plist>
    """

  /// An app with two extensions, one of them in ExtensionKit's folder.
  static let reader: [(path: String, bytes: [UInt8])] = [
    ("Info.plist", Array(app("Reader").utf8)),
    ("Reader", ProgramBytes(entitlements).bytes),
    ("PlugIns/Share.appex/Info.plist", Array(share("Share").utf8)),
    ("PlugIns/Share.appex/Share", ProgramBytes().bytes),
    ("PlugIns/Share.appex/archived-expanded-entitlements.xcent", Array(entitlements.utf8)),
    ("Extensions/Side.appex/Info.plist", Array(share("Side").utf8)),
    ("Watch/Small.app/Info.plist", Array(app("Small").utf8)),
    ("Assets.car", [1, 2, 3]),
  ]
}

extension TemporaryFolder {
  /// Writes bytes to a file, creating the folders it needs.
  func write(_ bytes: [UInt8], to path: String) throws {
    let file = file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes the files of a bundle into a folder.
  func write(_ files: [(path: String, bytes: [UInt8])], into folder: String) throws {
    for (path, bytes) in files { try write(bytes, to: "\(folder)/\(path)") }
  }
}
