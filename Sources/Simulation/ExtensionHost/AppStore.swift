import DeviceProtocol

/// The App Store, as far as it checks property lists and entitlements.
public let appStore = AppStore()

/// What the App Store says about a lesson's app when it is uploaded.
///
/// Simulated: a set of rules, each with its source; differs: Apple's own checks aren't published,
/// and cover much more than what is checked here.
public struct AppStore: Sendable {
  let link: DeviceLink

  init() { link = DeviceLink() }

  /// Checks an app of the lesson, with all its extensions.
  ///
  /// - Parameter app: The name of the app's target.
  /// - Returns: Whether it is accepted, and the remarks about it.
  public func validate(_ app: String) -> Validation {
    guard case .validation(let remarks) = link.perform(.validate(app: app)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return Validation(remarks: remarks.map(Validation.Remark.init))
  }
}

/// The result of checking an app.
public struct Validation: Sendable, CustomStringConvertible {
  /// All remarks, first about the app, then about its extensions.
  public let remarks: [Remark]

  /// A remark about a bundle.
  public struct Remark: Sendable, CustomStringConvertible {
    /// The rule's short name, as in Docs/bundle-rules.md.
    public let code: String
    /// Whether the app is refused for it, or can't work.
    public let isRefusal: Bool
    /// Whether it is only worth knowing.
    public let isNote: Bool
    /// The remark as a line: "error: Share.appex: …".
    public let description: String

    init(_ remark: StoreRemark) {
      code = remark.code
      isRefusal = remark.severity == "error"
      isNote = remark.severity == "note"
      description = AppStoreWords.remark(
        remark.severity, remark.bundle, remark.message, basis: remark.basis)
    }
  }

  /// Whether the app may go into the store.
  public var isAccepted: Bool { !remarks.contains(where: \.isRefusal) }

  /// The outcome as text: "accepted" or "refused", then a line for each error and each warning.
  public var description: String {
    ([AppStoreWords.verdict(isAccepted: isAccepted)]
      + remarks.filter { !$0.isNote }.map(\.description))
      .joined(separator: "\n")
  }
}
