import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Thumbnails of files in lists: who makes them, and which are accepted.
@Suite struct ThumbnailTests {
  /// A provider with this code in its method.
  private static func provider(_ body: String) -> String {
    """
    class Extension: QLThumbnailProvider {
      override func provideThumbnail(
        for request: QLFileThumbnailRequest, _ handler: @escaping (QLThumbnailReply?, Error?) -> Void
      ) {
        let size = request.maximumSize
        \(body)
      }
    }
    """
  }

  private func run(_ lesson: PreviewLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  struct Made: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    var output: String
  }

  @Test(
    .shows(
      "QLThumbnailProvider.provideThumbnail(for:_:)", "QLThumbnailProvider.init()",
      "QLFileThumbnailRequest.maximumSize", "QLFileThumbnailRequest.minimumSize",
      "QLFileThumbnailRequest.scale", "QLFileThumbnailRequest.fileURL"),
    .shows(
      "QLThumbnailReply.init(contextSize:drawing:)",
      "QLThumbnailReply.init(contextSize:currentContextDrawing:)",
      "QLThumbnailReply.init(imageFileURL:)"),
    arguments: [
      Made(
        testDescription: "the request",
        body: """
          let text = (try? String(contentsOf: request.fileURL, encoding: .utf8)) ?? ""
          print(size.width, size.height, request.minimumSize.height, request.scale, text)
          handler(nil, nil)
          """, output: "the icon of com.example.recipe nil nil"),
      Made(
        testDescription: "the current context begins at the upper left",
        body: """
          handler(QLThumbnailReply(contextSize: size, currentContextDrawing: {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: size.width, height: size.height / 2))
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2))
            return true
          }), nil)
          """, output: "48 x 48, #7F007F, from Show #FF0000 #0000FF"),
      Made(
        testDescription: "a context of Core Graphics begins at the lower left",
        body: """
          handler(QLThumbnailReply(contextSize: CGSize(width: 16, height: 8), drawing: { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 4))
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 4, width: 16, height: 4))
            return true
          }), nil)
          handler(nil, nil)
          """, output: "48 x 24, #7F007F, from Show #0000FF #FF0000"),
      Made(
        testDescription: "a picture of a file is made smaller",
        body: """
          let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).pngData { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
          }
          let file = FileManager.default.temporaryDirectory.appendingPathComponent("a.png")
          try? picture.write(to: file)
          handler(QLThumbnailReply(imageFileURL: file), nil)
          """, output: "48 x 24, #00FF00, from Show #00FF00 #00FF00"),
    ])
  func aFileIsListedWithThePictureThatIsMade(_ test: Made) async throws {
    let outcome = try await run(
      PreviewLesson(
        code: Self.provider(test.body), isThumbnail: true,
        attributes: "<key>QLThumbnailMinimumDimension</key><real>2.5</real>",
        scene: """
          let made = files.thumbnail(flour, name: "bread.recipe", size: 16)
          let colors = [made.color(x: 0.5, y: 0), made.color(x: 0.5, y: 1)].map { $0 ?? "nil" }
          print(made, colors[0], colors[1])
          """))
    #expect(outcome.text(of: "Scene") == test.output + "\n")
    if test.testDescription == "the request" {
      #expect(outcome.text(of: "Show") == "16.0 16.0 2.5 3.0 Flour\n")
      #expect(
        outcome.lines.filter { $0.hasPrefix("Show: ") && !$0.contains(" prints") } == [
          "Show: is launched as an extension", "Show: Show.Extension is made",
          #"Show: is called: provideThumbnail(for:_:), "bread.recipe, 16 points""#,
          #"Show: answers "nothing""#, "Show: is ended by the system",
        ])
    }
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body = "handler(QLThumbnailReply(contextSize: size, currentContextDrawing: { true }), nil)"
    var principalClass = "Extension"
    var name = "bread.recipe"
    var isExported = true
    var size = 16.0
    var line: String
  }

  @Test(arguments: [
    Refusal(
      testDescription: "an error",
      body: """
        let wet = [NSLocalizedDescriptionKey: "wet"]
        handler(nil, NSError(domain: "d", code: 2, userInfo: wet))
        """,
      line: "can't work for the system: wet"),
    Refusal(
      testDescription: "nothing drawn",
      body: "handler(QLThumbnailReply(contextSize: size, currentContextDrawing: { false }), nil)",
      line: "can't work for the system: the thumbnail couldn't be created"),
    Refusal(
      testDescription: "no such picture",
      body: "handler(QLThumbnailReply(imageFileURL: request.fileURL), nil)",
      line: "can't work for the system: the thumbnail couldn't be created"),
    Refusal(
      testDescription: "too large",
      body: """
        handler(QLThumbnailReply(
          contextSize: CGSize(width: 17, height: 2), currentContextDrawing: { true }), nil)
        """,
      line: "can't work for the system: the thumbnail is 17.0 x 2.0 points in size, "
        + "but the maximum is 16.0 x 16.0"),
    Refusal(
      testDescription: "too small",
      body: """
        handler(QLThumbnailReply(
          contextSize: CGSize(width: 1, height: 7), currentContextDrawing: { true }), nil)
        """,
      line: "can't work for the system: the thumbnail is 1.0 x 7.0 points in size, "
        + "but one side has to reach the minimum, 8.0 x 8.0"),
    Refusal(
      testDescription: "no answer", body: "_ = handler",
      line: "can't work for the system: there was no answer for 30 seconds"),
    Refusal(
      testDescription: "another class", principalClass: "Other",
      line:
        "can't work for the system: 'Other' isn't of the class that this extension point requires"),
    Refusal(
      testDescription: "a smaller list", size: 4,
      line: "isn't asked: the picture is 4 points in size, but QLThumbnailMinimumDimension is 8"),
    Refusal(
      testDescription: "somebody else's type", isExported: false,
      line: "isn't asked: its app doesn't export the type 'com.example.recipe' (documented)"),
    Refusal(
      testDescription: "a type that conforms", name: "bread.draft",
      line: "isn't asked: the file's type is 'com.example.draft', and QLSupportedContentTypes has "
        + "'com.example.recipe'; conformance doesn't count"),
  ])
  func withoutAPictureThereIsTheIcon(_ test: Refusal) async throws {
    let outcome = try await run(
      PreviewLesson(
        code: Self.provider(test.body), isThumbnail: true, principalClass: test.principalClass,
        attributes: "<key>QLThumbnailMinimumDimension</key><integer>8</integer>",
        isExported: test.isExported,
        scene: """
          let made = files.thumbnail(flour, name: "\(test.name)", size: \(test.size))
          print(made, made.width == nil, made.provider == nil, made.averageColor == nil)
          """))
    #expect(
      outcome.text(of: "Scene")
        == "the icon of com.example.\(test.name.dropFirst(6)) true true true\n")
    let mine = outcome.lines.filter { $0.hasPrefix("Show: ") }
    #expect(mine.contains("Show: \(test.line)"), "\(mine)")
  }
}
