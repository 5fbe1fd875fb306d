public import ActivationRules
import UniformTypes

/// The everyday shares for which the share sheet offers an extension.
///
/// ```
/// let table = OfferTable(for: extension, in: app)
/// table?.rows.filter { $0.verdict.activates }.map { $0.share.name }  // ["one link", …]
/// ```
public struct OfferTable: Hashable, Sendable {
  /// One line for each everyday share, in the order of ``EverydayShare/all``.
  public var rows: [Row]

  /// One share and its verdict.
  public struct Row: Hashable, Sendable {
    /// What is shared.
    public var share: EverydayShare
    /// Whether the extension is offered, and why.
    public var verdict: Verdict
  }

  /// Tries an extension with every everyday share; `nil` when the share sheet doesn't know its kind.
  ///
  /// - Parameters:
  ///   - bundle: The extension.
  ///   - app: The app that embeds it, whose declared types count too; `nil` when it isn't known.
  public init?(for bundle: BundleContents, in app: BundleContents? = nil) {
    guard bundle.kind == .appExtension, bundle.extensionPoint?.consultsActivationRule == true
    else { return nil }
    var around = app ?? bundle
    if around.extensions.isEmpty, app != nil { around.extensions = [bundle] }
    let types = DeviceTypes.types(with: around)
    let rule = bundle.activationRule
    rows = EverydayShare.all.map {
      Row(share: $0, verdict: rule.verdict(for: $0.items, types: types))
    }
  }

  /// The names of the shares for which the extension is offered.
  public var offered: [String] {
    rows.filter { $0.verdict.activates }.map { $0.share.name }
  }
}
