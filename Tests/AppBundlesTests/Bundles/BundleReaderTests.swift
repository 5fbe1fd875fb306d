import ActivationRules
import AppBundles
import BundleRules
import Findings
import Foundation
import TestSupport
import Testing

struct BundleReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ path: String) -> [String] {
    BundleReader.read(path: folder.file(path).path).summary(in: folder.path)
  }

  private func reader(_ place: String) -> [String] {
    let app = place + "Reader.app"
    return [
      "app \(app), info \(app)/Info.plist, groups [\"group.a\"], from \(app)/Reader, 8 files, for [\"arm64\"]",
      "  extension \(app)/PlugIns/Share.appex, com.apple.share-services, "
        + "info \(app)/PlugIns/Share.appex/Info.plist, groups [\"group.a\"], "
        + "from \(app)/PlugIns/Share.appex/archived-expanded-entitlements.xcent, 3 files, for [\"arm64\"]",
      "  extension \(app)/Extensions/Side.appex, com.apple.share-services, "
        + "info \(app)/Extensions/Side.appex/Info.plist, 1 files",
    ]
  }

  @Test func appIsReadWithItsExtensions() throws {
    try folder.write(SampleBundles.reader, into: "Reader.app")
    #expect(read("Reader.app") == reader(""))
    let reading = BundleReader.read(path: folder.path + "/Reader.app/")
    #expect(
      reading.bundles.first?.contents.files == [
        "Assets.car", "Extensions/Side.appex/Info.plist", "Info.plist",
        "PlugIns/Share.appex/Info.plist", "PlugIns/Share.appex/Share",
        "PlugIns/Share.appex/archived-expanded-entitlements.xcent", "Reader",
        "Watch/Small.app/Info.plist",
      ])
    #expect(reading.bundles.first?.entitlements?.positions == [:])
    #expect(
      reading.bundles.first?.extensions.first?.info?.position(of: ["NSExtension"])
        == SourcePosition(line: 3, column: 6))
  }

  @Test func archivesAreReadByWhatLiesInThem() throws {
    try folder.write(SampleBundles.reader, into: "A.xcarchive/Products/Applications/Reader.app")
    #expect(read("A.xcarchive") == reader("A.xcarchive/Products/Applications/"))
    try folder.write(SampleBundles.reader, into: "Unpacked/Payload/Reader.app")
    #expect(read("Unpacked") == reader("Unpacked/Payload/"))
    var zip = ZipBytes()
    zip.files = SampleBundles.reader.map { .init("Payload/Reader.app/\($0.path)", $0.bytes) }
    try folder.write(zip.bytes, to: "Reader.ipa")
    #expect(read("Reader.ipa") == reader("Reader.ipa/Payload/"))
  }

  @Test func builtProductsAreAppsAndThenTheExtensionsOfNone() throws {
    try folder.write(SampleBundles.reader, into: "Products/Reader.app")
    for name in ["Alone", "Share"] {
      try folder.write(
        Array(SampleBundles.share(name).utf8), to: "Products/\(name).appex/Info.plist")
    }
    #expect(
      read("Products") == reader("Products/") + [
        "extension Products/Alone.appex, com.apple.share-services, "
          + "info Products/Alone.appex/Info.plist, 1 files"
      ])
  }

  @Test func listsAloneAreReadWithTheOneBesideThem() throws {
    try folder.write(SampleBundles.share("Share"), to: "Share/Info.plist")
    #expect(
      read("Share/Info.plist") == [
        "extension Share/Info.plist, com.apple.share-services, info Share/Info.plist"
      ])
    try folder.write(SampleBundles.entitlements, to: "Share/Share.entitlements")
    let both = [
      "extension Share/Info.plist, com.apple.share-services, info Share/Info.plist, "
        + "groups [\"group.a\"], from Share/Share.entitlements"
    ]
    #expect(read("Share/Info.plist") == both)
    #expect(read("Share/Share.entitlements") == both)
    #expect(read("Share") == both)
    try folder.write("{ NSExtension = { NSExtensionPointIdentifier = a; }; }", to: "old.plist")
    #expect(read("old.plist") == ["extension old.plist, a, info old.plist"])
  }

  @Test func entitlementsAloneSayWhatIsMissing() throws {
    try folder.write(SampleBundles.entitlements, to: "a.plist")
    #expect(
      read("a.plist") == [
        "app a.plist, groups [\"group.a\"], from a.plist",
        "a.plist: warning: there is no Info.plist next to the entitlements, so nothing else can be "
          + "checked [entitlements-alone]",
      ])
  }

  @Test func whatHoldsNoBundleIsSaid() throws {
    try folder.write("x", to: "Empty/readme.txt")
    try folder.write("x", to: "B.xcarchive/Info.plist")
    try folder.write("x", to: "Old.app/Contents/Info.plist")
    try folder.write("x", to: "Bare.appex/Bare")
    try folder.write("(a)", to: "list.plist")
    #expect(read("nowhere") == ["nowhere: error: there is no such file or folder [no-such-file]"])
    #expect(
      read("Empty") == [
        "Empty: error: the folder contains no app, extension or project [no-bundles]"
      ])
    #expect(
      read("B.xcarchive") == ["B.xcarchive: error: the archive contains no app [no-bundles]"])
    #expect(
      read("Old.app") == [
        "Old.app: error: this is a bundle for macOS: its Info.plist is in the folder Contents "
          + "[no-info-plist]"
      ])
    #expect(
      read("Bare.appex") == ["Bare.appex: error: the bundle has no Info.plist [no-info-plist]"])
    #expect(
      read("list.plist") == [
        "list.plist:1:1: error: the top-level value is an array; an Info.plist or entitlements "
          + "file needs a dictionary [not-a-dictionary]"
      ])
  }

  @Test(arguments: [
    (
      "A.swift", "contains Swift",
      "name an Info.plist, an entitlements file, or the folder of a project"
    ),
    ("Project.swift", "is the description of a Tuist project", "name the folder it is in"),
    ("project.yml", "is the description of an XcodeGen project", "name the folder it is in"),
    (
      "app.json", "contains JSON",
      "name an Info.plist, an entitlements file, or the folder of a project"
    ),
  ])
  func aSourceIsNotTakenForAList(name: String, what: String, remedy: String) throws {
    try folder.write("let project = Project(name: \"App\", targets: [])\n", to: name)
    let problem = try #require(BundleReader.read(path: folder.file(name).path).problems.first)
    #expect(problem.message == "the file \(what), not a property list")
    #expect(problem.remedy == remedy)
  }

  @Test func extensionThatCannotBeReadLeavesTheAppReadable() throws {
    try folder.write(SampleBundles.app("Reader"), to: "Reader.app/Info.plist")
    try folder.write("<plist><dict>", to: "Reader.app/PlugIns/A.appex/Info.plist")
    try folder.write("x", to: "Reader.app/PlugIns/B.appex/B")
    #expect(
      read("Reader.app") == [
        "app Reader.app, info Reader.app/Info.plist, 3 files",
        "Reader.app/PlugIns/A.appex/Info.plist:1:8: error: this <dict> isn't closed before the "
          + "file ends [malformed-list]",
        "Reader.app/PlugIns/B.appex: error: the bundle has no Info.plist [no-info-plist]",
      ])
  }

  @Test func linksOutOfABundleAreNotFollowed() throws {
    try folder.write(SampleBundles.app("Reader"), to: "outside.plist")
    try folder.write(SampleBundles.app("Reader"), to: "Reader.app/inside.plist")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.file("Reader.app/loop").path, withDestinationPath: ".")
    let info = folder.file("Reader.app/Info.plist").path
    try manager.createSymbolicLink(atPath: info, withDestinationPath: "inside.plist")
    #expect(read("Reader.app") == ["app Reader.app, info Reader.app/Info.plist, 3 files"])
    try manager.removeItem(atPath: info)
    try manager.createSymbolicLink(atPath: info, withDestinationPath: "../outside.plist")
    #expect(
      read("Reader.app") == [
        "Reader.app/Info.plist: warning: the link points outside 'Reader.app' and isn't followed "
          + "[link-out-of-bundle]",
        "Reader.app/Info.plist: error: the link points outside 'Reader.app' [link-out-of-bundle]",
      ])
  }

  @Test func pipesAndDevicesAreNotOpened() throws {
    #expect(mkfifo(folder.file("pipe").path, 0o600) == 0)
    #expect(read("pipe") == ["pipe: error: this is neither a file nor a folder [not-a-file]"])
    #expect(BundleReader.read(path: "/dev/zero").problems.map(\.code) == ["not-a-file"])
  }
}
