import DeviceProtocol

/// The App Store, as far as it looks into property lists and entitlements.
public let appStore = AppStore()

/// What the App Store says of a lesson's app when it is uploaded.
///
/// Simulated: a set of rules, each with its source; differs: Apple's own checks are not published,
/// and look at much more than what is checked here.
public struct AppStore: Sendable {
  let link: DeviceLink

  init() { link = DeviceLink() }

  /// Looks at an app of the lesson with all extensions in it.
  ///
  /// - Parameter app: The name of the app's target.
  /// - Returns: Whether it is accepted, and what there is to say about it.
  public func validate(_ app: String) -> Validation {
    guard case .validation(let remarks) = link.perform(.validate(app: app)) else {
      preconditionFailure("the device answered something else")
    }
    return Validation(remarks: remarks.map(Validation.Remark.init))
  }
}

/// What came of looking at an app.
public struct Validation: Sendable, CustomStringConvertible {
  /// Everything that there is to say, the app first, then its extensions.
  public let remarks: [Remark]

  /// One thing to say about a bundle.
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
      // Some messages say themselves what a part of them rests on.
      let saysBasis =
        remark.message.hasSuffix("observed)") || remark.message.hasSuffix("documented)")
      description =
        "\(remark.severity): \(remark.bundle): \(remark.message)"
        + (saysBasis ? "" : " (\(remark.basis))")
    }
  }

  /// Whether nothing keeps the app from the store.
  public var isAccepted: Bool { !remarks.contains(where: \.isRefusal) }

  /// The outcome as text: "accepted" or "refused", then a line for each error and each warning.
  public var description: String {
    ([isAccepted ? "accepted" : "refused"] + remarks.filter { !$0.isNote }.map(\.description))
      .joined(separator: "\n")
  }
}
