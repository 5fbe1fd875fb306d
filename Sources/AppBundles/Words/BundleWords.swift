import ActivationRules

/// What reading apps, extensions and single files of them says.
enum BundleWords {
  static let noSuchFileOrFolder = "there is no such file or folder"

  static func notADictionary(_ value: PropertyValue) -> String {
    "the top-level value is \(value.kindInWords); an Info.plist or entitlements file needs a "
      + "dictionary"
  }
  static let notADictionaryRemedy = "wrap it in a dictionary, or name another file"

  static func tooManyExtensions(_ count: Int, atMost most: Int) -> String {
    "the app has \(count) extensions; only the first \(most) are read"
  }
  static let tooManyExtensionsRemedy = "name the extension itself"

  static let noInfo = "the bundle has no Info.plist"
  static let noInfoRemedy = "build the app again, or name another folder"
  static let forMac = "this is a bundle for macOS: its Info.plist is in the folder Contents"
  static let forMacRemedy = "name a bundle for iOS"

  static let entitlementsAlone =
    "there is no Info.plist next to the entitlements, so nothing else can be checked"
  static let entitlementsAloneRemedy = "name the Info.plist, the bundle or the project"

  static let nothingInArchive = "the archive contains no app"
  static let nothingInFolder = "the folder contains no app, extension or project"
  static let nothingRemedy =
    "name an Info.plist, an .appex, .app, .xcarchive or .ipa, or a folder with an .xcodeproj"
  static let nothingInArchiveRemedy =
    "name an .ipa with an app in its folder Payload, or an .xcarchive, .app or .appex"
}

// Files that were named by mistake.
extension BundleWords {
  static func written(in language: String) -> String {
    "the file contains \(language), not a property list"
  }
  static let writtenRemedy = "name an Info.plist, an entitlements file, or the folder of a project"

  static func describes(_ description: ProjectDescription) -> String {
    let what =
      switch description {
      case .tuistProject: "a Tuist project"
      case .tuistWorkspace: "a Tuist workspace"
      case .swiftPackage: "a Swift package"
      case .xcodeGenProject, .xcodeGenProjectLong: "an XcodeGen project"
      }
    return "the file is the description of \(what), not a property list"
  }
  static let describesRemedy = "name the folder it is in"
}
