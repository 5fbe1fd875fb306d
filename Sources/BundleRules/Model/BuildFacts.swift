/// What an Xcode project says about how a bundle is built, and no Info.plist does.
public struct BuildFacts: Hashable, Sendable {
  /// The name of the build configuration that was read, such as `Release`.
  public var configuration: String
  /// The lowest iOS version that the target is built for, such as `16.0`; `nil` when not known.
  public var deploymentTarget: String?
  /// How the containing app's target copies the extension; `nil` for an app.
  public var embedding: Embedding?
  /// The platform that the target is built for, such as `iOS` or `watchOS`; `nil` when not known.
  public var platform: String?
  /// What the target builds, as the project names it: `com.apple.product-type.app-extension`; `nil`
  /// when not known.
  public var productType: String?
  /// The build settings that a rule may ask for and that leave no trace in an Info.plist, such as
  /// `SKIP_INSTALL`; only those that have a value.
  public var settings: [String: String]

  /// Makes the facts.
  ///
  /// - Parameters:
  ///   - configuration: The name of the build configuration that was read.
  ///   - deploymentTarget: The lowest iOS version that the target is built for, if known.
  ///   - embedding: How the containing app's target copies the extension; `nil` for an app.
  ///   - platform: The platform that the target is built for, if known.
  ///   - productType: What the target builds, as the project names it, if known.
  ///   - settings: Build settings that a rule may ask for.
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

  /// How an app's target takes an extension into the app.
  public enum Embedding: Hashable, Sendable {
    /// No app of the project copies the extension.
    case none
    /// An app's copy-files phase takes it; the folder is `PlugIns`, `Extensions` or what else the
    /// phase names.
    case copied(folder: String, onlyWhenInstalling: Bool)
  }
}
