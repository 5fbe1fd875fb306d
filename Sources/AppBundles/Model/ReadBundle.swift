public import BundleRules

/// An app or an extension as it was read, with the files from which its values come.
public struct ReadBundle: Hashable, Sendable {
  /// What the rules check; its `extensions` are those of ``extensions``.
  public var contents: BundleContents
  /// The source of its Info.plist; `nil` when all of it was derived from build settings.
  public var info: LocatedPropertyList?
  /// The source of its entitlements, if they are known.
  public var entitlements: LocatedPropertyList?
  /// The extensions that it embeds.
  public var extensions: [ReadBundle]

  /// Makes a bundle; the contents of the extensions become part of the contents of the bundle.
  ///
  /// - Parameters:
  ///   - contents: What the rules check.
  ///   - info: The source of its Info.plist.
  ///   - entitlements: The source of its entitlements, if they are known.
  ///   - extensions: The extensions that it embeds.
  public init(
    _ contents: BundleContents, info: LocatedPropertyList?,
    entitlements: LocatedPropertyList? = nil, extensions: [ReadBundle] = []
  ) {
    self.contents = contents
    self.contents.extensions = extensions.map(\.contents)
    self.info = info
    self.entitlements = entitlements
    self.extensions = extensions
  }
}
