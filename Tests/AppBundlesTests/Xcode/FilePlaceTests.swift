import Testing

@testable import AppBundles

@Suite struct FilePlaceTests {
  @Test(arguments: [
    ("App", "Share/Info.plist", "App/Share/Info.plist"),
    ("App", "./Share//Info.plist", "App/Share/Info.plist"),
    ("App", "../Info.plist", "Info.plist"),
    ("App", "../../Info.plist", "../Info.plist"),
    (".", "Info.plist", "Info.plist"),
    (".", "../Info.plist", "../Info.plist"),
    ("..", "../Info.plist", "../../Info.plist"),
    ("/", "../Info.plist", "/Info.plist"),
    ("/a/b", "../c", "/a/c"),
    ("App", "/etc/Info.plist", "/etc/Info.plist"),
    ("App", "", "App"),
    ("App", "..", "."),
  ])
  func pathsAreJoined(_ folder: String, _ path: String, _ expected: String) {
    #expect(FilePlace(path: folder, shown: folder).appending(path).shown == expected)
  }

  @Test(arguments: [
    ("iphoneos", "iphoneos*", true), ("iphoneos", "*", true), ("iphoneos", "iphoneos", true),
    ("iphoneos", "iphonesimulator*", false), ("iphoneos", "i*o*s", true), ("iphoneos", "", false),
    ("", "*", true), ("", "", true), ("arm64", "arm?4", true), ("arm64", "arm6", false),
    ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaab", "a*a*a*a*a*a*a*a*a*a*c", false),
  ])
  func patternsAreMatched(_ text: String, _ pattern: String, _ expected: Bool) {
    #expect(BuildSituation.matches(Array(text.utf8), Array(pattern.utf8)) == expected)
  }

  @Test(
    arguments: [
      ("iphoneos", nil, Platform.iOS), ("iphoneos17.0", nil, .iOS), ("macosx", "iphoneos", .macOS),
      ("watchos", nil, .watchOS), ("auto", "macosx iphonesimulator iphoneos", .iOS),
      ("auto", "xros xrsimulator", .visionOS), (nil, "appletvos", .tvOS), (nil, nil, .iOS),
      ("", "macosx", .macOS),
    ] as [(String?, String?, Platform)])
  func platformsAreFound(_ sdk: String?, _ supported: String?, _ expected: Platform) {
    #expect(Platform(sdk: sdk, supported: supported) == expected)
  }
}
