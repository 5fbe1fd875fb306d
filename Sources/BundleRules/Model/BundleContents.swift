public import ActivationRules

/// An app or an app extension, as far as the rules look into it.
///
/// What isn't known is `nil`, and rules stay silent about it: a lone Info.plist says nothing of the
/// files beside it. Values may hold build settings that couldn't be resolved, as `$(NAME)`.
public struct BundleContents: Hashable, Sendable {
  /// What the bundle is.
  public var kind: Kind
  /// Where it is, as the reader should see it: `Reader.app/PlugIns/Share.appex`, or a target's name.
  public var path: String
  /// Its Info.plist; always a dictionary.
  public var info: PropertyValue
  /// Whether all of the Info.plist is known; where its file is missing or can't be read, what a build
  /// adds may be all that there is, and rules about the Info.plist stay silent.
  public var isInfoComplete = true
  /// The classes that its sources declare; `nil` when they weren't looked at.
  public var classes: DeclaredClasses?
  /// The entitlements it is signed with, a dictionary; `nil` when they aren't known.
  public var entitlements: PropertyValue?
  /// The paths of its files, relative to the bundle, with `/` between folders; `nil` when not known.
  public var files: [String]?
  /// The processor architectures of its executable (`arm64`); `nil` when they aren't known.
  public var architectures: [String]?
  /// What the build is going to do with it, where it comes from an Xcode project.
  public var build: BuildFacts?
  /// The extensions that it embeds; empty for an extension, and where they aren't known.
  public var extensions: [BundleContents]

  /// Makes a bundle.
  ///
  /// - Parameters:
  ///   - kind: What the bundle is.
  ///   - path: Where it is, as the reader should see it.
  ///   - info: Its Info.plist.
  ///   - entitlements: The entitlements it is signed with, if known.
  ///   - files: The paths of its files, if known.
  ///   - architectures: The architectures of its executable, if known.
  ///   - build: What the build is going to do with it, where it comes from an Xcode project.
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
