import Foundation
import SimulatedFileProvider
import TestSupport
import Testing

/// The raw values of file provider errors and of item capabilities are those of Apple's headers.
struct FileProviderNumberTests {
  @Test(
    .shows(
      "NSFileProviderError.Code.notAuthenticated", "NSFileProviderError.Code.filenameCollision",
      "NSFileProviderError.Code.syncAnchorExpired", "NSFileProviderError.Code.insufficientQuota",
      "NSFileProviderError.Code.serverUnreachable", "NSFileProviderError.Code.noSuchItem",
      "NSFileProviderError.Code.deletionRejected", "NSFileProviderError.Code.directoryNotEmpty",
      "NSFileProviderError.Code.providerNotFound", "NSFileProviderError.Code.providerTranslocated",
      "NSFileProviderError.Code.olderExtensionVersionRunning",
      "NSFileProviderError.Code.newerExtensionVersionFound",
      "NSFileProviderError.Code.cannotSynchronize",
      "NSFileProviderError.Code.nonEvictableChildren", "NSFileProviderError.Code.unsyncedEdits",
      "NSFileProviderError.Code.nonEvictable",
      "NSFileProviderError.Code.versionNoLongerAvailable",
      "NSFileProviderError.Code.excludedFromSync", "NSFileProviderError.Code.domainDisabled"))
  func errorsHaveApplesNumbers() {
    let accounts: [NSFileProviderError.Code] = [
      .notAuthenticated, .filenameCollision, .syncAnchorExpired, .insufficientQuota,
      .serverUnreachable, .noSuchItem, .deletionRejected, .directoryNotEmpty,
    ]
    #expect(accounts.map(\.rawValue) == (1000...1007).map { -$0 })
    let providers: [NSFileProviderError.Code] = [
      .providerNotFound, .providerTranslocated, .olderExtensionVersionRunning,
      .newerExtensionVersionFound, .cannotSynchronize, .nonEvictableChildren, .unsyncedEdits,
      .nonEvictable, .versionNoLongerAvailable, .excludedFromSync, .domainDisabled,
    ]
    #expect(providers.map(\.rawValue) == (2001...2011).map { -$0 })
  }

  @Test(
    .shows(
      "NSFileProviderError.notAuthenticated", "NSFileProviderError.filenameCollision",
      "NSFileProviderError.syncAnchorExpired", "NSFileProviderError.pageExpired",
      "NSFileProviderError.insufficientQuota", "NSFileProviderError.serverUnreachable",
      "NSFileProviderError.noSuchItem", "NSFileProviderError.deletionRejected",
      "NSFileProviderError.directoryNotEmpty", "NSFileProviderError.cannotSynchronize"))
  func codesCanBeNamedByTheError() {
    let codes: [NSFileProviderError.Code] = [
      NSFileProviderError.notAuthenticated, NSFileProviderError.filenameCollision,
      NSFileProviderError.syncAnchorExpired, NSFileProviderError.pageExpired,
      NSFileProviderError.insufficientQuota, NSFileProviderError.serverUnreachable,
      NSFileProviderError.noSuchItem, NSFileProviderError.deletionRejected,
      NSFileProviderError.directoryNotEmpty, NSFileProviderError.cannotSynchronize,
    ]
    #expect(
      codes == [
        .notAuthenticated, .filenameCollision, .syncAnchorExpired, .syncAnchorExpired,
        .insufficientQuota, .serverUnreachable, .noSuchItem, .deletionRejected,
        .directoryNotEmpty, .cannotSynchronize,
      ])
  }

  @Test(
    .shows(
      "NSFileProviderItemCapabilities.rawValue", "NSFileProviderItemCapabilities.init(rawValue:)",
      "NSFileProviderItemCapabilities.allowsReading",
      "NSFileProviderItemCapabilities.allowsWriting",
      "NSFileProviderItemCapabilities.allowsReparenting",
      "NSFileProviderItemCapabilities.allowsRenaming",
      "NSFileProviderItemCapabilities.allowsTrashing",
      "NSFileProviderItemCapabilities.allowsDeleting",
      "NSFileProviderItemCapabilities.allowsEvicting",
      "NSFileProviderItemCapabilities.allowsExcludingFromSync",
      "NSFileProviderItemCapabilities.allowsAddingSubItems",
      "NSFileProviderItemCapabilities.allowsContentEnumerating",
      "NSFileProviderItemCapabilities.allowsAll"))
  func capabilitiesHaveApplesBits() {
    let bits: [NSFileProviderItemCapabilities] = [
      .allowsReading, .allowsWriting, .allowsReparenting, .allowsRenaming, .allowsTrashing,
      .allowsDeleting, .allowsEvicting, .allowsExcludingFromSync,
    ]
    #expect(bits.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128])
    let names: [NSFileProviderItemCapabilities] = [
      .allowsAddingSubItems, .allowsContentEnumerating, .allowsAll,
      NSFileProviderItemCapabilities(rawValue: 3),
    ]
    #expect(names.map(\.rawValue) == [2, 1, 63, 3])
  }
}
