/// What things are called inside of sentences.
enum NameWords {
  static let app = "the app"
  static let appExtension = "the extension"

  static func name(of home: KeyHome) -> String {
    switch home {
    case .root: "the top level of the Info.plist"
    case .extension: PointKey.extension
    case .attributes: PointKey.attributes
    case .rule: PointKey.rule
    }
  }
}
