import Foundation
import SimulatedFoundation
import SimulatedPhotos
import SimulatedUniformTypeIdentifiers
import TestSupport
import Testing

/// The photo library, and what photo editors return.
struct PhotoTests {
  @Test(
    .shows(
      "PHPhotoLibrary.shared()", "PHPhotoLibrary.authorizationStatus()",
      "PHPhotoLibrary.authorizationStatus(for:)", "PHPhotoLibrary.requestAuthorization(_:)",
      "PHPhotoLibrary.requestAuthorization(for:handler:)",
      "PHPhotoLibrary.requestAuthorization(for:)",
      "PHPhotoLibrary.performChanges(_:completionHandler:)", "PHPhotoLibrary.performChanges(_:)",
      "PHPhotoLibrary.performChangesAndWait(_:)", "PHAuthorizationStatus.notDetermined",
      "PHPhotosError.Code.accessUserDenied", "PHPhotosError.code", "PHPhotosError.init(_:)",
      "PHPhotosError.errorDomain", "PHPhotosErrorDomain"))
  func theLibraryIsClosed() async {
    let library = PHPhotoLibrary.shared()
    let given: [PHAuthorizationStatus] = await [
      PHPhotoLibrary.authorizationStatus(), PHPhotoLibrary.authorizationStatus(for: .addOnly),
      PHPhotoLibrary.requestAuthorization(for: .readWrite),
      withCheckedContinuation { continuation in
        PHPhotoLibrary.requestAuthorization { continuation.resume(returning: $0) }
      },
      withCheckedContinuation { continuation in
        PHPhotoLibrary.requestAuthorization(for: .addOnly) { continuation.resume(returning: $0) }
      },
    ]
    #expect(Set(given) == [.notDetermined])
    let error: NSError? = await withCheckedContinuation { continuation in
      library.performChanges({ Issue.record("changed") }) { isDone, error in
        continuation.resume(returning: isDone ? nil : error.map { $0 as NSError })
      }
    }
    #expect(error?.domain == PHPhotosErrorDomain && error?.code == 3311)
    #expect(PHPhotosErrorDomain == "PHPhotosErrorDomain")
    await #expect(throws: PHPhotosError(.accessUserDenied)) {
      try await library.performChanges { Issue.record("changed") }
    }
    let thrown = #expect(throws: PHPhotosError.self) {
      try library.performChangesAndWait { Issue.record("changed") }
    }
    #expect(thrown?.code == .accessUserDenied)
  }

  @Test(
    .shows(
      "PHAdjustmentData.init(formatIdentifier:formatVersion:data:)",
      "PHAdjustmentData.formatIdentifier", "PHAdjustmentData.formatVersion",
      "PHAdjustmentData.data", "PHContentEditingOutput.init(contentEditingInput:)",
      "PHContentEditingOutput.adjustmentData", "PHContentEditingOutput.renderedContentURL",
      "PHContentEditingOutput.supportedRenderedContentTypes",
      "PHContentEditingOutput.defaultRenderedContentType",
      "PHContentEditingOutput.renderedContentURL(for:)"))
  func aPhotoEditorHandsBackAFileAndWhatItDid() throws {
    let input = PHContentEditingInput(
      adjustmentData: nil, displaySizeImage: nil, fullSizeImageURL: nil)
    let output = PHContentEditingOutput(contentEditingInput: input)
    let data = PHAdjustmentData(
      formatIdentifier: "sepia", formatVersion: "1.0", data: Data("strong".utf8))
    output.adjustmentData = data
    #expect(output.adjustmentData === data)
    #expect([data.formatIdentifier, data.formatVersion] == ["sepia", "1.0"])
    #expect(data.data == Data("strong".utf8))
    #expect(output.renderedContentURL.pathExtension == "JPG")
    #expect(
      output.renderedContentURL
        != PHContentEditingOutput(contentEditingInput: input).renderedContentURL)
    #expect(output.supportedRenderedContentTypes == [.jpeg])
    #expect(output.defaultRenderedContentType == .jpeg)
    #expect(try output.renderedContentURL(for: .jpeg) == output.renderedContentURL)
    #expect(throws: PHPhotosError(.changeNotSupported)) {
      try output.renderedContentURL(for: .png)
    }
  }

  @Test(
    .shows(
      "PHAuthorizationStatus.restricted", "PHAuthorizationStatus.denied",
      "PHAuthorizationStatus.authorized", "PHAuthorizationStatus.limited",
      "PHPhotosError.Code.internalError", "PHPhotosError.Code.userCancelled",
      "PHPhotosError.Code.networkAccessRequired", "PHPhotosError.Code.networkError",
      "PHPhotosError.Code.accessRestricted", "PHPhotosError.Code.changeNotSupported",
      "PHPhotosError.Code.invalidResource", "PHPhotosError.Code.notEnoughSpace"))
  func numbersAreApples() {
    let statuses: [PHAuthorizationStatus] = [.restricted, .denied, .authorized, .limited]
    #expect(statuses.map(\.rawValue) == [1, 2, 3, 4])
    let codes: [PHPhotosError.Code] = [
      .internalError, .userCancelled, .networkAccessRequired, .networkError, .accessRestricted,
      .changeNotSupported, .invalidResource, .notEnoughSpace,
    ]
    #expect(codes.map(\.rawValue) == [-1, 3072, 3164, 3169, 3310, 3300, 3302, 3305])
  }

  @Test(.shows("PHAssetMediaType.unknown", "PHAssetMediaType.audio"))
  func kindsOfMediaHaveApplesNumbers() {
    let kinds: [PHAssetMediaType] = [.unknown, .image, .video, .audio]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test(
    .shows(
      "PHAsset.PlaybackStyle.unsupported", "PHAsset.PlaybackStyle.image",
      "PHAsset.PlaybackStyle.imageAnimated", "PHAsset.PlaybackStyle.livePhoto",
      "PHAsset.PlaybackStyle.video", "PHAsset.PlaybackStyle.videoLooping"))
  func waysToPlayHaveApplesNumbers() {
    let ways: [PHAsset.PlaybackStyle] = [
      .unsupported, .image, .imageAnimated, .livePhoto, .video, .videoLooping,
    ]
    #expect(ways.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
  }
}
