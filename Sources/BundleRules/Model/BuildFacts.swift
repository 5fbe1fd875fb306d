/// What an Xcode project says about how a bundle is built, that no Info.plist contains.
public struct BuildFacts: Hashable, Sendable {
  /// The name of the build configuration that was read, such as `Release`.
  public var configuration: String
  /// The lowest iOS version for which the target is built, such as `16.0`; `nil` when not known.
  public var deploymentTarget: String?
  /// How the containing app's target copies the extension; `nil` for an app.
  public var embedding: Embedding?
  /// The platform for which the target is built, such as `iOS` or `watchOS`; `nil` when not known.
  public var platform: String?
  /// What the target builds, as the project names it: `com.apple.product-type.app-extension`; `nil`
  /// when not known.
  public var productType: String?
  /// The build settings that a rule may need and that leave no trace in an Info.plist, such as
  /// `SKIP_INSTALL`; only those that have a value.
  public var settings: [String: String]

  /// Makes the facts.
  ///
  /// - Parameters:
  ///   - configuration: The name of the build configuration that was read.
  ///   - deploymentTarget: The lowest iOS version for which the target is built, if known.
  ///   - embedding: How the containing app's target copies the extension; `nil` for an app.
  ///   - platform: The platform for which the target is built, if known.
  ///   - productType: What the target builds, as the project names it, if known.
  ///   - settings: Build settings that a rule may need.
  public init(
    configuration: String, deploymentTarget: String? = nil, embedding: Embedding? = nil,
    platform: String? = nil, productType: String? = nil, settings: [String: String] = [:]
  ) {
    self.configuration = configuration
    self.deploymentTarget = deploymentTarget
    self.embedding = embedding
    self.platform = platform
    self.productType = productType
    self.settings = settings
  }

  /// How an app's target embeds an extension in the app.
  public enum Embedding: Hashable, Sendable {
    /// No app of the project copies the extension.
    case none
    /// An app's copy-files phase copies it; the folder is `PlugIns`, `Extensions` or whatever else
    /// the phase names.
    case copied(folder: String, onlyWhenInstalling: Bool)
  }
}
