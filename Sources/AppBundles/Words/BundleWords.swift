import ActivationRules

/// What reading apps, extensions and single files of them says.
enum BundleWords {
  static let noSuchFileOrFolder = "there is no such file or folder"

  static func notADictionary(_ value: PropertyValue) -> String {
    "the list is \(value.kindInWords); an Info.plist and entitlements are dictionaries"
  }
  static let notADictionaryRemedy = "put a dictionary around it, or name another file"

  static func tooManyExtensions(_ count: Int, atMost most: Int) -> String {
    "the app has \(count) extensions, and apps are read with up to \(most)"
  }
  static let tooManyExtensionsRemedy = "name the extension itself"

  static let noInfo = "the bundle has no Info.plist"
  static let noInfoRemedy = "build the app again, or name another folder"
  static let forMac = "the bundle is one for macOS: its Info.plist is in the folder Contents"
  static let forMacRemedy = "name a bundle for iOS"

  static let entitlementsAlone =
    "the entitlements have no Info.plist beside them, so only they can be looked at"
  static let entitlementsAloneRemedy = "name the Info.plist, the bundle or the project"

  static let nothingInArchive = "the archive has no app in it"
  static let nothingInFolder = "the folder has no app, extension or project"
  static let nothingRemedy =
    "name an Info.plist, an .appex, .app, .xcarchive or .ipa, or a folder with an .xcodeproj"
  static let nothingInArchiveRemedy =
    "name an .ipa, whose folder Payload has an app, or an .xcarchive, an .app or an .appex"
}

// Files that were named by mistake.
extension BundleWords {
  static func written(in language: String) -> String {
    notAPropertyList("written in \(language)")
  }
  static let writtenRemedy = "name an Info.plist, an entitlements file, or the folder of a project"

  static func describes(_ description: ProjectDescription) -> String {
    let what =
      switch description {
      case .tuistProject: "a project for Tuist"
      case .tuistWorkspace: "a workspace for Tuist"
      case .swiftPackage: "a Swift package"
      case .xcodeGenProject, .xcodeGenProjectLong: "a project for XcodeGen"
      }
    return notAPropertyList("the description of \(what)")
  }
  static let describesRemedy = "name the folder that it is in"

  private static func notAPropertyList(_ what: String) -> String {
    "the file is \(what), not a property list"
  }
}
