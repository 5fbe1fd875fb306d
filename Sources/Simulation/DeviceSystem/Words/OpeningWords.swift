/// What is said when a URL, a link or a file is opened in an app.
enum OpeningWords {
  static let noScheme = "it isn't a URL with a scheme"
  static let noDomain = "no installed app claims its domain"

  static func unknownScheme(_ scheme: String) -> String {
    "no installed app declares the scheme '\(scheme)'"
  }

  /// What several apps may have in common.
  enum Claim {
    case domain(String)
    case scheme(String)
  }

  static func alsoClaimed(by others: [String], _ claim: Claim, first: String) -> String {
    let what =
      switch claim {
      case .domain(let host): "domain '\(host)'"
      case .scheme(let scheme): "scheme '\(scheme)'"
      }
    return "\(ListWords.both(others)) also \(others.count == 1 ? "claims" : "claim") the \(what); "
      + "\(first) was installed first (undocumented)"
  }

  static func notOpened(_ url: String) -> String { "\(url) was not opened" }

  // MARK: AirDrop

  static let textAlone = "AirDrop doesn't send text alone here: send a link or a file"
  static let toPhotos = "pictures and films go to the photo library (observed)"
  static let extensionsLeftOut = "an extension can't receive by AirDrop, only an app (documented)"

  static func undeclaredType(_ type: String) -> String {
    "no installed app declares a document type for \(type)"
  }

  static func alsoDeclared(by others: [String], first: String) -> String {
    "\(ListWords.both(others)) also \(others.count == 1 ? "declares" : "declare") the type; "
      + "\(first) was installed first (a device asks the user)"
  }

  static func notPlaced(_ name: String, in app: String) -> String {
    "'\(name)' can't be put into the container of '\(app)'"
  }
}
