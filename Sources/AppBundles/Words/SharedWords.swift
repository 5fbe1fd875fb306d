/// What messages about several subjects have in common.
enum SharedWords {
  static let noSuchFile = "there is no such file"
  static let checkPathRemedy = "check the path"
  static let rebuildRemedy = "build or export the app again"
  static let copyFileRemedy = "put the file itself into the bundle"
}
