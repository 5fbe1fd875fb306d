import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// The documented values of options about files.
@Suite struct OptionTests {
  @Test(
    .shows(
      "NSFileCoordinator.ReadingOptions.rawValue",
      "NSFileCoordinator.ReadingOptions.withoutChanges",
      "NSFileCoordinator.ReadingOptions.init(rawValue:)",
      "NSFileCoordinator.ReadingOptions.resolvesSymbolicLink",
      "NSFileCoordinator.ReadingOptions.immediatelyAvailableMetadataOnly",
      "NSFileCoordinator.ReadingOptions.forUploading"))
  func howAFileIsRead() {
    let options: [NSFileCoordinator.ReadingOptions] = [
      .withoutChanges, .resolvesSymbolicLink, .immediatelyAvailableMetadataOnly, .forUploading,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8])
    let both = NSFileCoordinator.ReadingOptions(rawValue: 3)
    #expect(both == [.withoutChanges, .resolvesSymbolicLink])
  }

  @Test(
    .shows(
      "NSFileCoordinator.WritingOptions", "NSFileCoordinator.WritingOptions.rawValue",
      "NSFileCoordinator.WritingOptions.init(rawValue:)",
      "NSFileCoordinator.WritingOptions.forDeleting", "NSFileCoordinator.WritingOptions.forMoving",
      "NSFileCoordinator.WritingOptions.forMerging",
      "NSFileCoordinator.WritingOptions.forReplacing",
      "NSFileCoordinator.WritingOptions.contentIndependentMetadataOnly"))
  func howAFileIsWritten() {
    let options: [NSFileCoordinator.WritingOptions] = [
      .forDeleting, .forMoving, .forMerging, .forReplacing, .contentIndependentMetadataOnly,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8, 16])
    #expect(NSFileCoordinator.WritingOptions(rawValue: 3) == [.forDeleting, .forMoving])
  }

  @Test(
    .shows(
      "FileWrapper.ReadingOptions.rawValue", "FileWrapper.ReadingOptions.init(rawValue:)",
      "FileWrapper.ReadingOptions.immediate", "FileWrapper.ReadingOptions.withoutMapping",
      "FileWrapper.WritingOptions.rawValue", "FileWrapper.WritingOptions.init(rawValue:)",
      "FileWrapper.WritingOptions.atomic", "FileWrapper.WritingOptions.withNameUpdating"))
  func howAWrapperIsReadAndWritten() {
    typealias Wrapper = SimulatedFoundation.FileWrapper
    let reading: [Wrapper.ReadingOptions] = [.immediate, .withoutMapping]
    #expect(reading.map(\.rawValue) == [1, 2])
    #expect(Wrapper.ReadingOptions(rawValue: 3) == [.immediate, .withoutMapping])
    let writing: [Wrapper.WritingOptions] = [.atomic, .withNameUpdating]
    #expect(writing.map(\.rawValue) == [1, 2])
    #expect(Wrapper.WritingOptions(rawValue: 3) == [.atomic, .withNameUpdating])
  }

  @Test(
    .shows(
      "URL.BookmarkCreationOptions.rawValue", "URL.BookmarkCreationOptions.init(rawValue:)",
      "URL.BookmarkCreationOptions.minimalBookmark",
      "URL.BookmarkCreationOptions.suitableForBookmarkFile",
      "URL.BookmarkResolutionOptions.rawValue", "URL.BookmarkResolutionOptions.init(rawValue:)",
      "URL.BookmarkResolutionOptions.withoutUI", "URL.BookmarkResolutionOptions.withoutMounting"))
  func howABookmarkIsMadeAndResolved() {
    let creating: [URL.BookmarkCreationOptions] = [.minimalBookmark, .suitableForBookmarkFile]
    #expect(creating.map(\.rawValue) == [512, 1024])
    #expect(URL.BookmarkCreationOptions(rawValue: 512) == .minimalBookmark)
    let resolving: [URL.BookmarkResolutionOptions] = [.withoutUI, .withoutMounting]
    #expect(resolving.map(\.rawValue) == [256, 512])
    #expect(URL.BookmarkResolutionOptions(rawValue: 256) == .withoutUI)
  }
}
