import TestSupport

/// Apps and extensions that tests write into a folder, for `inspect` and `activate` to read.
enum SampleExtension {
  /// An Info.plist of a share extension with these lines as its rule.
  static func list(
    _ rule: String, identifier: String = "com.example.Reader.Share", name: String = "Save"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key>
      <string>\(identifier)</string>
      <key>CFBundleExecutable</key>
      <string>Share</string>
      <key>CFBundlePackageType</key>
      <string>XPC!</string>
      <key>CFBundleShortVersionString</key>
      <string>1.0</string>
      <key>CFBundleVersion</key>
      <string>1</string>
      <key>CFBundleDisplayName</key>
      <string>\(name)</string>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
        <key>NSExtensionPrincipalClass</key>
        <string>Share.ShareViewController</string>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          \(rule)
        </dict>
      </dict>
    </dict>
    </plist>

    """
  }

  /// A rule in dictionary form that takes this many links.
  static func links(_ count: Int) -> String {
    "<dict><key>NSExtensionActivationSupportsWebURLWithMaxCount</key>"
      + "<integer>\(count)</integer></dict>"
  }

  /// A rule with a misspelt key, a number given as a string, and two kinds in version 1.
  static let faulty = """
    <dict>
            <key>NSExtensionActivationSupportsWebURLWithMaxCount</key>
            <string>1</string>
            <key>NSExtensionActivationSupportsVideoWithMaxCount</key>
            <integer>2</integer>
          </dict>
    """

  /// Writes an app with the extension in it; the rule is the extension's.
  static func write(_ name: String, rule: String, identifier: String = "com.example.Reader.Share")
    -> (TemporaryFolder) throws -> Void
  {
    { folder in
      try folder.write(
        """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key><string>com.example.Reader</string>
          <key>CFBundleExecutable</key><string>Reader</string>
          <key>CFBundlePackageType</key><string>APPL</string>
          <key>CFBundleShortVersionString</key><string>1.0</string>
          <key>CFBundleVersion</key><string>1</string>
          <key>MinimumOSVersion</key><string>16.0</string>
        </dict></plist>

        """, to: "\(name)/Info.plist")
      try folder.write("", to: "\(name)/Reader")
      try folder.write("", to: "\(name)/PlugIns/Share.appex/Share")
      try folder.write(
        list(rule, identifier: identifier), to: "\(name)/PlugIns/Share.appex/Info.plist")
    }
  }
}
