public import BundleRules

/// An app or an extension as it was read, with the files that its values come from.
public struct ReadBundle: Hashable, Sendable {
  /// What the rules look at; its `extensions` are those of ``extensions``.
  public var contents: BundleContents
  /// Where its Info.plist was read from; `nil` when all of it was made up from build settings.
  public var info: LocatedPropertyList?
  /// Where its entitlements were read from, if they are known.
  public var entitlements: LocatedPropertyList?
  /// The extensions that it embeds.
  public var extensions: [ReadBundle]

  /// Makes a bundle; the contents of the extensions are put into the contents of the bundle.
  ///
  /// - Parameters:
  ///   - contents: What the rules look at.
  ///   - info: Where its Info.plist was read from.
  ///   - entitlements: Where its entitlements were read from, if they are known.
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
