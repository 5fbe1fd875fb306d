import Foundation
import SimulatedFileProvider
import SimulatedFoundation
import TestSupport
import Testing

/// The values that file providers are made of.
struct FileProviderTests {
  @Test(
    .shows(
      "NSFileProviderItemIdentifier.rawValue", "NSFileProviderItemIdentifier.init(rawValue:)",
      "NSFileProviderItemIdentifier.init(_:)", "NSFileProviderItemIdentifier.rootContainer",
      "NSFileProviderItemIdentifier.workingSet", "NSFileProviderItemIdentifier.trashContainer",
      "NSFileProviderDomainIdentifier.rawValue", "NSFileProviderDomainIdentifier.init(rawValue:)",
      "NSFileProviderDomainIdentifier.init(_:)", "NSFileProviderPage.rawValue",
      "NSFileProviderPage.init(rawValue:)", "NSFileProviderPage.init(_:)",
      "NSFileProviderPage.initialPageSortedByDate", "NSFileProviderPage.initialPageSortedByName",
      "NSFileProviderPage._bridgeToObjectiveC()",
      "NSFileProviderPage._unconditionallyBridgeFromObjectiveC(_:)",
      "NSFileProviderSyncAnchor.rawValue", "NSFileProviderSyncAnchor.init(rawValue:)",
      "NSFileProviderSyncAnchor.init(_:)"))
  func namesAndPagesKeepWhatTheyAreGiven() {
    let identifier = NSFileProviderItemIdentifier("a")
    #expect(identifier == NSFileProviderItemIdentifier(rawValue: "a"))
    #expect(identifier.rawValue == "a")
    let system: [NSFileProviderItemIdentifier] = [.rootContainer, .workingSet, .trashContainer]
    #expect(Set(system).count == 3)
    let domain = NSFileProviderDomainIdentifier("d")
    #expect(domain.rawValue == "d" && domain == NSFileProviderDomainIdentifier(rawValue: "d"))
    let bytes = Data([1])
    #expect(NSFileProviderPage(bytes) == NSFileProviderPage(rawValue: bytes))
    #expect(NSFileProviderPage(bytes).rawValue == bytes)
    let first = NSFileProviderPage.initialPageSortedByName as NSFileProviderPage
    #expect(first.rawValue == NSFileProviderPage.initialPageSortedByName as Data)
    #expect(first != NSFileProviderPage.initialPageSortedByDate as NSFileProviderPage)
    #expect(first as NSData == NSFileProviderPage.initialPageSortedByName)
    let some: Any = NSFileProviderPage.initialPageSortedByDate
    #expect(some as? NSFileProviderPage != first)
    #expect(NSFileProviderSyncAnchor(bytes) == NSFileProviderSyncAnchor(rawValue: bytes))
    #expect(NSFileProviderSyncAnchor(bytes).rawValue == bytes)
  }

  @Test(
    .shows(
      "NSFileProviderDomain.init(identifier:displayName:pathRelativeToDocumentStorage:)",
      "NSFileProviderDomain.init(identifier:displayName:)", "NSFileProviderDomain.identifier",
      "NSFileProviderDomain.displayName", "NSFileProviderDomain.pathRelativeToDocumentStorage",
      "NSFileProviderDomain.isHidden", "NSFileProviderDomain.userEnabled",
      "NSFileProviderItemVersion.init(contentVersion:metadataVersion:)",
      "NSFileProviderItemVersion.init()", "NSFileProviderItemVersion.contentVersion",
      "NSFileProviderItemVersion.metadataVersion",
      "NSFileProviderItemVersion.beforeFirstSyncComponent",
      "NSFileProviderItemVersion.isEqual(_:)", "NSFileProviderItemVersion.hash"))
  func domainsAndVersionsKeepWhatTheyAreGiven() {
    let domain = NSFileProviderDomain(
      identifier: .init("d"), displayName: "D", pathRelativeToDocumentStorage: "d/")
    domain.isHidden = true
    #expect(domain.identifier == .init("d") && domain.isHidden && domain.userEnabled)
    #expect([domain.displayName, domain.pathRelativeToDocumentStorage] == ["D", "d/"])
    let plain = NSFileProviderDomain(identifier: .init("e"), displayName: "E")
    #expect(plain.displayName == "E" && plain.pathRelativeToDocumentStorage.isEmpty)
    let version = NSFileProviderItemVersion(
      contentVersion: Data([1]), metadataVersion: Data([2]))
    #expect(version.contentVersion == Data([1]) && version.metadataVersion == Data([2]))
    let same = NSFileProviderItemVersion(contentVersion: Data([1]), metadataVersion: Data([2]))
    #expect(version == same && version.hash == same.hash)
    #expect(version != NSFileProviderItemVersion())
    #expect(
      NSFileProviderItemVersion().contentVersion
        == NSFileProviderItemVersion.beforeFirstSyncComponent)
  }

  @Test(
    .shows(
      "NSFileProviderErrorDomain", "NSFileProviderError.init(_:)",
      "NSFileProviderError.init(_:userInfo:)",
      "NSFileProviderError.code", "NSFileProviderError.userInfo",
      "NSFileProviderError.errorDomain",
      "NSFileProviderError.errorUserInfo",
      "NSError.fileProviderErrorForNonExistentItem(withIdentifier:)",
      "NSFileProviderError.notAuthenticated", "NSFileProviderError.filenameCollision",
      "NSFileProviderError.syncAnchorExpired", "NSFileProviderError.pageExpired",
      "NSFileProviderError.insufficientQuota", "NSFileProviderError.serverUnreachable",
      "NSFileProviderError.noSuchItem", "NSFileProviderError.deletionRejected",
      "NSFileProviderError.directoryNotEmpty", "NSFileProviderError.cannotSynchronize"))
  func errorsHaveApplesDomainAndNumbers() {
    let error = NSError.fileProviderErrorForNonExistentItem(withIdentifier: .init("a")) as NSError
    #expect(error.domain == NSFileProviderErrorDomain && error.code == -1005)
    #expect(NSFileProviderErrorDomain == "NSFileProviderErrorDomain")
    #expect(
      error.userInfo[NSFileProviderErrorNonExistentItemIdentifierKey] as? String == "a")
    let codes = [
      NSFileProviderError.notAuthenticated, NSFileProviderError.filenameCollision,
      NSFileProviderError.syncAnchorExpired, NSFileProviderError.pageExpired,
      NSFileProviderError.insufficientQuota, NSFileProviderError.serverUnreachable,
      NSFileProviderError.noSuchItem, NSFileProviderError.deletionRejected,
      NSFileProviderError.directoryNotEmpty, NSFileProviderError.cannotSynchronize,
    ]
    #expect(
      codes.map(\.rawValue) == [
        -1000, -1001, -1002, -1002, -1003, -1004, -1005, -1006, -1007, -2005,
      ])
    let told = NSFileProviderError(.noSuchItem, userInfo: [NSLocalizedDescriptionKey: "gone"])
    #expect(told.code == .noSuchItem && told.localizedDescription == "gone")
    #expect(told.userInfo[NSLocalizedDescriptionKey] as? String == "gone")
  }

  @Test(.shows("Progress.init(_:)")) func aProgressIsMadeWithoutArguments() {
    let progress = Progress()
    #expect(progress.totalUnitCount == 0 && progress.completedUnitCount == 0)
  }
}
