import ActivationRules
import Findings

extension BundleRule {
  /// A URL scheme is a word.
  static let urlScheme = BundleRule(
    "url-scheme", .warning,
    "a URL scheme is a letter followed by letters, digits, '+', '-' and '.', without '://'",
    basis: .documented, source: "RFC 3986, section 3.1"
  ) { subject in
    guard !subject.isExtension else {
      guard subject.info["CFBundleURLTypes"] != nil else { return [] }
      return [
        Fault(
          "CFBundleURLTypes is for apps: nothing opens a URL in an extension",
          remedy: "declare the scheme in the containing app", at: .info(["CFBundleURLTypes"]),
          basis: .undocumented)
      ]
    }
    return URLSchemes.places(in: subject.info).compactMap { place, value in
      guard !value.isUnresolved else { return nil }
      guard let scheme = value.string else {
        return Fault(
          "a URL scheme is \(value.kindInWords), not a string", remedy: "write it as a string",
          at: .info(place))
      }
      guard !URLSchemes.isScheme(scheme) else { return nil }
      return Fault(
        "\(quoted(scheme)) can't be a URL scheme",
        remedy: scheme.offset(of: ":") == nil
          ? "use only letters, digits, '+', '-' and '.', with a letter first"
          : "write only what is before ':'", at: .info(place))
    }
  }
}
