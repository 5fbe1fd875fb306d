import DeviceProtocol
import Findings
import Foundation
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

@testable import DeviceSystem

/// Photo editors: what Photos gives them, and what it accepts.
@Suite struct PhotoEditingTests {
  private func run(_ lesson: EditingLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows(
      "PHContentEditingController.canHandle(_:)",
      "PHContentEditingController.startContentEditing(with:placeholderImage:)",
      "PHContentEditingController.finishContentEditing(completionHandler:)"),
    .shows("PHContentEditingInput.adjustmentData"))
  func anEditorGoesOnWithItsOwnEdit() async throws {
    let lesson = EditingLesson(
      scene: """
        let first = photos.add(.beach)
        for _ in 1...2 { print(photos.edit("IMG_0001", with: "Tint").done()) }
        let last = photos.photo("IMG_0001")
        print(last.adjustmentFormat ?? "", last.original == first.data, last.data == first.data)
        photos.revert("IMG_0001")
        print(photos.photo("IMG_0001") == first)
        """)
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        saved
        saved
        test 2 true false
        true\n
        """)
    #expect(
      outcome.text(of: "Tint") == "viewDidLoad\ngiven none\nviewDidLoad\ngiven tint\n")
    let story = outcome.lines.filter { $0.hasPrefix("Tint: ") || $0.hasPrefix("Photos: ") }
      .filter { !$0.contains(" prints ") && !$0.hasSuffix("ends with the run") }
    #expect(
      Array(story.drop { !$0.hasPrefix("Tint") }) == [
        "Tint: is launched as an extension", "Tint: Tint.Editor is made",
        #"Tint: is called: startContentEditing(with:placeholderImage:), "IMG_0001""#,
        #"Photos: the user taps "Done""#,
        "Tint: is called: finishContentEditing(completionHandler:)",
        #"Tint: answers "test 2, 4 bytes""#,
        "Photos: receives IMG_0001 as edited from Tint", "Tint: is ended by the system",
        "Tint: is launched as an extension", "Tint: Tint.Editor is made",
        #"Tint: is called: canHandle(_:), "test 2, 4 bytes""#, #"Tint: answers "true""#,
        "Tint: is called: startContentEditing(with:placeholderImage:), "
          + #""IMG_0001, the version before the last edit""#,
        #"Photos: the user taps "Done""#,
        "Tint: is called: finishContentEditing(completionHandler:)",
        #"Tint: answers "test 2, 4 bytes""#,
        "Photos: receives IMG_0001 as edited from Tint", "Tint: is ended by the system",
        #"Photos: the user taps "Revert""#,
      ])
  }

  @Test func anEditorThatCanNotReadTheDataIsGivenThePictureAsItWasEdited() async throws {
    var lesson = EditingLesson(
      scene: """
        photos.add(.beach)
        for _ in 1...2 { photos.edit("IMG_0001", with: "Tint").done() }
        print(photos.photo("IMG_0001").isEdited)
        """)
    lesson.canHandle = "false"
    lesson.start = """
      print(input.adjustmentData == nil, input.displaySizeImage?.size.width ?? 0)
      """
    #expect(
      try await run(lesson).text(of: "Tint") == "viewDidLoad\ntrue 64.0\nviewDidLoad\ntrue 8.0\n")
  }

  @Test(
    .shows(
      "PHContentEditingInput.mediaType", "PHContentEditingInput.creationDate",
      "PHContentEditingInput.uniformTypeIdentifier", "PHContentEditingInput.contentType",
      "PHContentEditingInput.playbackStyle", "PHAsset.PlaybackStyle.image",
      "PHContentEditingInput.displaySizeImage",
      "PHContentEditingInput.fullSizeImageURL", "PHContentEditingInput.fullSizeImageOrientation",
      "PHContentEditingInput.audiovisualAsset", "PHContentEditingInput.avAsset",
      "PHAssetMediaType.image"))
  func anEditorIsToldWhatItIsGiven() async throws {
    var lesson = EditingLesson(
      scene: """
        photos.add(.beach)
        photos.add(lying, type: "public.jpeg")
        for name in ["IMG_0001", "IMG_0002"] { photos.edit(name, with: "Tint").cancel() }
        """.replacing("lying", with: Self.lying))
    lesson.start = """
      let url = input.fullSizeImageURL
      print(
        input.mediaType == .image, input.creationDate != nil, input.uniformTypeIdentifier ?? "",
        input.contentType == .jpeg, input.playbackStyle == .image, url?.lastPathComponent ?? "",
        input.displaySizeImage?.imageOrientation == .up, input.fullSizeImageOrientation,
        input.audiovisualAsset == nil, input.avAsset == nil, placeholderImage.size.width)
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Tint").split(separator: "\n").filter { $0.hasPrefix("true") } == [
        "true true public.jpeg true true IMG_0001.JPG true 1 true true 64.0",
        "true true public.jpeg true true IMG_0002.JPG false 6 true true 48.0",
      ])
  }

  /// A photo taken with the camera on its side, as an expression in a scene.
  private static let lying = """
    Fixture.beach.data.prefix(2)
      + Data([0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
        + [1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0])
      + Fixture.beach.data.dropFirst(2)
    """

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var finish: String?
    var principalClass = "Editor"
    var result: String
  }

  @Test(arguments: [
    Refusal(testDescription: "nothing", finish: "completionHandler(nil)", result: "unchanged"),
    Refusal(
      testDescription: "no adjustment data",
      finish: """
        output.adjustmentData = nil
        try? tinted(input).write(to: output.renderedContentURL)
        completionHandler(output)
        """,
      result: "failed: the output has no adjustment data"),
    Refusal(
      testDescription: "no file", finish: "completionHandler(output)",
      result: "failed: nothing was written at renderedContentURL"),
    Refusal(
      testDescription: "a PNG",
      finish: """
        try? input.displaySizeImage?.pngData()?.write(to: output.renderedContentURL)
        completionHandler(output)
        """,
      result: "failed: the file at renderedContentURL isn't a JPEG"),
    Refusal(
      testDescription: "a crash", finish: #"preconditionFailure("no picture")"#,
      result: "failed: the connection to the extension was interrupted"),
    Refusal(
      testDescription: "no answer", finish: "self.input = nil",
      result: "failed: the connection to the extension was interrupted"),
    Refusal(
      testDescription: "a view controller that is no editor", principalClass: "Other",
      result: "failed: 'Other' isn't of the class that this extension point requires"),
  ])
  func anEditThatIsNotRightLeavesThePictureAsItWas(_ test: Refusal) async throws {
    var lesson = EditingLesson(
      scene: """
        let photo = photos.add(.beach)
        print(photos.edit("IMG_0001", with: "Tint").done())
        print(photos.photo("IMG_0001") == photo)
        """)
    if let finish = test.finish { lesson.finish = finish }
    lesson.principalClass = test.principalClass
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "\(test.result)\ntrue\n")
    let reason = test.result.dropFirst("failed: ".count)
    if test.result != "unchanged" {
      #expect(
        outcome.lines.contains(
          "Photos: is told that the request failed: PHPhotosErrorDomain 3302, \(reason)"))
    }
  }

  @Test(
    .shows(
      "PHContentEditingController.shouldShowCancelConfirmation",
      "PHContentEditingController.cancelContentEditing()"))
  func cancellingAsksFirst() async throws {
    var lesson = EditingLesson(
      scene: """
        let photo = photos.add(.beach)
        let edit = photos.edit("IMG_0001", with: "Tint")
        print(edit.cancel(discarding: false), edit.shows("given"), edit.cancel(), edit.screen.isEmpty)
        print(photos.photo("IMG_0001") == photo)
        """)
    lesson.start =
      #"let label = UILabel(frame: view.bounds); label.text = "given"; view.addSubview(label)"#
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "false true true true\ntrue\n")
    #expect(outcome.text(of: "Tint") == "viewDidLoad\ncancelContentEditing\n")
  }

  @Test(.shows("PHAssetMediaType.video", "PHAsset.PlaybackStyle.video"))
  func onlyAnEditorOfFilmsIsOfferedForOne() async throws {
    var lesson = EditingLesson(
      scene: """
        photos.add(.beach)
        photos.add(.waves)
        print(photos.editors(of: "IMG_0001"), photos.editors(of: "IMG_0002"))
        for _ in 1...3 { print(photos.edit("IMG_0002", with: "Tint").done()) }
        """)
    lesson.mediaTypes = ["Video"]
    lesson.canHandle = "false"
    lesson.start = """
      print(
        input.mediaType == .video, input.audiovisualAsset != nil, input.fullSizeImageURL == nil,
        input.displaySizeImage == nil, input.playbackStyle.rawValue)
      """
    lesson.finish = """
      if let film = input.avAsset as? AVURLAsset {
        try? FileManager.default.copyItem(at: film.url, to: output.renderedContentURL)
      }
      completionHandler(output)
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == #"[] ["Tint"]"# + "\nsaved\nsaved\nsaved\n")
    #expect(outcome.text(of: "Tint").contains("true true true true 4\n"))
    // The second edit wasn't based on the original, so nobody is asked about its data any more.
    #expect(outcome.lines.filter { $0.contains("canHandle") }.count == 1)
  }

  @Test(arguments: [
    (#"device.open(.notes).add(.beach)"#, "'Notes' has no photo library: only Photos does"),
    (#"photos.edit("IMG_0001", with: "Tint")"#, "Photos has no 'IMG_0001': it is empty"),
    (#"photos.add(.beach); photos.revert("IMG_0001")"#, "IMG_0001 is as it was taken"),
    (
      #"photos.add(.beach); photos.edit("IMG_0001", with: "Hue")"#,
      "IMG_0001 can't be edited with 'Hue': there are 'Tint'"
    ),
    (
      #"photos.add(.waves); photos.edit("IMG_0001", with: "Tint")"#,
      "IMG_0001 can't be edited with 'Tint': no extension is offered for it"
    ),
    (
      #"photos.add(.beach); photos.edit("IMG_0001", with: "Tint"); photos.edit("IMG_0001", with: "Tint")"#,
      "'Photos' is already showing an editor"
    ),
    (#"device.open("Reader"); photos.add(.beach)"#, "'Photos' isn't in the foreground"),
  ])
  func aSceneIsToldWhatItCantDo(_ scene: String, _ reason: String) async throws {
    let outcome = try await run(EditingLesson(scene: scene))
    #expect(outcome.lines.contains { $0.hasPrefix("Scene: ") && $0.contains(reason) })
  }

  private static let files: [(Data?, Bool, String?)] = [
    (nil, false, "nothing was written at renderedContentURL"),
    (Data(), false, "nothing was written at renderedContentURL"),
    (Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 2]), false, "the file at renderedContentURL isn't a JPEG"),
    (jpeg(turn: nil), false, nil),
    (jpeg(turn: 1), false, nil),
    (
      jpeg(turn: 6), false,
      "the JPEG at renderedContentURL isn't upright: its orientation is 6"
    ),
    (Data([0, 0, 0, 8] + Array("wide".utf8)), true, nil),
    (jpeg(turn: 1), true, "the file at renderedContentURL isn't a QuickTime movie"),
  ]

  @Test(arguments: files)
  func photosTakesUprightJPEGsAndFilms(_ file: Data?, _ isMovie: Bool, _ problem: String?) {
    #expect(RenderedFile.problem(of: file, isMovie: isMovie) == problem)
  }

  /// The beginning of a JPEG file, up to its frame.
  private static func jpeg(turn: UInt8?) -> Data {
    var exif: [UInt8] = []
    if let turn {
      exif =
        [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      exif += [1, 18, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]
    }
    return Data(
      [0xFF, 0xD8] + exif + [0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 17, 0])
  }
}
