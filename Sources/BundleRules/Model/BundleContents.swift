public import ActivationRules

/// An app or an app extension, as far as the rules check it.
///
/// What isn't known is `nil`, and rules stay silent about it: an Info.plist by itself says nothing
/// about the files beside it. Values may contain build settings that couldn't be resolved, as
/// `$(NAME)`.
public struct BundleContents: Hashable, Sendable {
  /// The kind of bundle.
  public var kind: Kind
  /// Its place, as the reader should see it: `Reader.app/PlugIns/Share.appex`, or a target's name.
  public var path: String
  /// Its Info.plist; always a dictionary.
  public var info: PropertyValue
  /// Whether the whole Info.plist is known.
  ///
  /// If its file is missing or can't be read, it may only contain what a build adds, and rules
  /// about the Info.plist stay silent.
  public var isInfoComplete = true
  /// The classes that its sources declare; `nil` when they weren't read.
  public var classes: DeclaredClasses?
  /// The entitlements with which it is signed, a dictionary; `nil` when they aren't known.
  public var entitlements: PropertyValue?
  /// The paths of its files, relative to the bundle, with `/` between folders; `nil` when not known.
  public var files: [String]?
  /// The processor architectures of its executable (`arm64`); `nil` when they aren't known.
  public var architectures: [String]?
  /// What the build is going to do with it, if it comes from an Xcode project.
  public var build: BuildFacts?
  /// The extensions that it embeds; empty for an extension, and when they aren't known.
  public var extensions: [BundleContents]

  /// Makes a bundle.
  ///
  /// - Parameters:
  ///   - kind: The kind of bundle.
  ///   - path: Its place, as the reader should see it.
  ///   - info: Its Info.plist.
  ///   - entitlements: The entitlements with which it is signed, if known.
  ///   - files: The paths of its files, if known.
  ///   - architectures: The architectures of its executable, if known.
  ///   - build: What the build is going to do with it, if it comes from an Xcode project.
  ///   - extensions: The extensions that it embeds.
  public init(
    _ kind: Kind, path: String, info: PropertyValue, entitlements: PropertyValue? = nil,
    files: [String]? = nil, architectures: [String]? = nil, build: BuildFacts? = nil,
    extensions: [BundleContents] = []
  ) {
    self.kind = kind
    self.path = path
    self.info = info
    self.entitlements = entitlements
    self.files = files
    self.architectures = architectures
    self.build = build
    self.extensions = extensions
  }

  /// The kinds of bundles.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An app (`.app`), which may contain extensions.
    case application
    /// An app extension (`.appex`).
    case appExtension
  }
}
