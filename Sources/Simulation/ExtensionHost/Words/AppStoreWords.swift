/// How the App Store's verdict reads as text.
enum AppStoreWords {
  static func verdict(isAccepted: Bool) -> String { isAccepted ? "accepted" : "refused" }

  /// Returns a remark as a line; a message that says itself what it is based on isn't followed by
  /// its basis.
  static func remark(_ severity: String, _ bundle: String, _ message: String, basis: String)
    -> String
  {
    let saysBasis = message.hasSuffix("observed)") || message.hasSuffix("documented)")
    return "\(severity): \(bundle): \(message)" + (saysBasis ? "" : " (\(basis))")
  }
}
