import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Previews of files: which extension shows them, and what it may return.
@Suite struct PreviewTests {
  /// A view controller that shows a file's text, with this code in its method.
  private static func controller(_ body: String) -> String {
    """
    class Extension: UIViewController, QLPreviewingController {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
      }
      func preparePreviewOfFile(at url: URL, completionHandler handler: @escaping (Error?) -> Void) {
        label.text = url.lastPathComponent + ": " + ((try? String(contentsOf: url, encoding: .utf8)) ?? "")
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

  private func story(_ outcome: Outcome) -> [String] {
    outcome.lines.filter { $0.hasPrefix("Show: ") && !$0.contains(" prints") }
  }

  @Test(.shows("QLPreviewingController.preparePreviewOfFile(at:completionHandler:)"))
  func aControllerShowsAFileOfItsType() async throws {
    let outcome = try await run(
      PreviewLesson(
        code: Self.controller("handler(nil); handler(CocoaError(.fileNoSuchFile))"),
        scene: """
          let preview = files.preview(flour, name: "bread.recipe")
          print(preview, preview.provider ?? "", preview.isShownBySystem, preview.data == nil)
          print(preview.screen)
          preview.close()
          print(preview.screen.isEmpty)
          """))
    #expect(
      outcome.text(of: "Scene") == """
        shown by Show Show false true
        label "bread.recipe: Flour"
        true\n
        """)
    #expect(
      story(outcome) == [
        "Show: is launched as an extension", "Show: Show.Extension is made",
        #"Show: is called: preparePreviewOfFile(at:completionHandler:), "bread.recipe""#,
        "Show: is ended by the system",
      ])
  }

  @Test(.shows("QLPreviewingController.preparePreviewOfFile(at:)"))
  func theFormWithoutAHandlerIsEnough() async throws {
    let outcome = try await run(
      PreviewLesson(
        code: """
          class Extension: UIViewController, QLPreviewingController {
            func preparePreviewOfFile(at url: URL) async throws {
              if try Data(contentsOf: url).isEmpty { throw CocoaError(.fileReadCorruptFile) }
              title = "there"
              print(title ?? "")
            }
          }
          """,
        scene: """
          print(files.preview(flour, name: "bread.recipe"))
          print(files.preview(Data(), name: "bread.recipe"))
          """))
    #expect(outcome.text(of: "Scene") == "shown by Show\nthe icon of com.example.recipe\n")
    #expect(outcome.text(of: "Show") == "there\n")
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body = "handler(nil)"
    var principalClass = "Extension"
    var types = ["com.example.recipe"]
    var name = "bread.recipe"
    var shown = "the icon of com.example.recipe"
    var line: String
  }

  @Test(arguments: [
    Refusal(
      testDescription: "an error",
      body: """
        let torn = [NSLocalizedDescriptionKey: "torn"]
        handler(NSError(domain: "d", code: 1, userInfo: torn))
        """,
      line: "can't work for the system: torn"),
    Refusal(
      testDescription: "no answer", body: "_ = handler",
      line: "can't work for the system: there was no answer for 30 seconds"),
    Refusal(
      testDescription: "another class", principalClass: "Other",
      line: "can't work for the system: "
        + "'Other' isn't of the class that this extension point requires"),
    Refusal(
      testDescription: "a type that conforms", name: "bread.draft",
      shown: "the icon of com.example.draft",
      line: "isn't asked: the file's type is 'com.example.draft', and QLSupportedContentTypes has "
        + "'com.example.recipe'; conformance doesn't count"),
    Refusal(
      testDescription: "no types", types: [],
      line: "isn't asked: the file's type is 'com.example.recipe', and QLSupportedContentTypes has "
        + "nothing"),
    Refusal(
      testDescription: "the system's type", types: ["public.jpeg"], name: "a.jpeg",
      shown: "shown by the system",
      line: "isn't asked: the system itself shows files of the type public.jpeg"),
  ])
  func withoutAPreviewThereIsTheIcon(_ test: Refusal) async throws {
    let outcome = try await run(
      PreviewLesson(
        code: Self.controller(test.body), principalClass: test.principalClass, types: test.types,
        scene: """
          let preview = files.preview(flour, name: "\(test.name)")
          print(preview)
          print(preview.screen.isEmpty)
          """))
    #expect(outcome.text(of: "Scene") == "\(test.shown)\ntrue\n")
    #expect(outcome.lines.contains("Show: \(test.line)"))
  }

  private static let dataBased = "<key>QLIsDataBasedPreview</key><true/>"

  /// A provider with this code in its method.
  private static func provider(_ body: String) -> String {
    """
    import UniformTypeIdentifiers
    class Extension: QLPreviewProvider, QLPreviewingController {
      func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply {
        let url = request.fileURL
        \(body)
      }
    }
    """
  }

  struct Handed: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    var version = 26
    var output: String
    var line: String
  }

  @Test(
    .shows(
      "QLPreviewingController.providePreview(for:)",
      "QLFilePreviewRequest.fileURL", "QLPreviewReply.init(fileURL:)",
      "QLPreviewReply.init(dataOfContentType:contentSize:createDataUsing:)",
      "QLPreviewReply.init(contextSize:isBitmap:drawUsing:)", "QLPreviewReply.title"),
    .shows("QLPreviewProvider.init()"),
    arguments: [
      Handed(
        testDescription: "data",
        body: """
          let text = try String(contentsOf: url, encoding: .utf8)
          return QLPreviewReply(dataOfContentType: .html, contentSize: CGSize(width: 9, height: 9)) { reply in
            reply.title = "Bread"
            return Data("<p>\\(text)".utf8)
          }
          """,
        output: "public.html from Show|Bread|<p>Flour", line: #"answers "public.html, 8 bytes""#),
      Handed(
        testDescription: "a file",
        body: """
          let file = FileManager.default.temporaryDirectory.appendingPathComponent("a.txt")
          try "short".write(to: file, atomically: true, encoding: .utf8)
          return QLPreviewReply(fileURL: file)
          """,
        output: "public.plain-text from Show||short",
        line: #"answers "public.plain-text, 5 bytes""#),
      Handed(
        testDescription: "a drawing",
        body: """
          return QLPreviewReply(contextSize: CGSize(width: 4, height: 2), isBitmap: true) { context, reply in
            reply.title = "\\(context.width) x \\(context.height)"
          }
          """,
        output: "public.png from Show|4 x 2|PNG", line: #"answers "public.png, 102 bytes""#),
      Handed(
        testDescription: "what the system can't show",
        body: """
          return QLPreviewReply(dataOfContentType: .zip, contentSize: .zero) { _ in Data([1]) }
          """,
        output: "the icon of com.example.recipe||",
        line: "can't work for the system: the system can't show public.zip-archive"),
      Handed(
        testDescription: "an error",
        body: """
          throw NSError(domain: "d", code: 2, userInfo: [NSLocalizedDescriptionKey: "wet"])
          """,
        output: "the icon of com.example.recipe||",
        line: "can't work for the system: wet"),
      Handed(
        testDescription: "an error behind the answer",
        body: """
          return QLPreviewReply(dataOfContentType: .html, contentSize: .zero) { _ in
            throw NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "torn"])
          }
          """,
        output: "the icon of com.example.recipe||", line: "can't work for the system: torn"),
      Handed(
        testDescription: "iOS 14", body: "return QLPreviewReply(fileURL: url)", version: 14,
        output: "the icon of com.example.recipe||",
        line: "isn't asked: data-based previews need iOS 15"),
    ])
  func aProviderHandsOverWhatTheSystemShows(_ test: Handed) async throws {
    var lesson = PreviewLesson(
      code: Self.provider(test.body),
      scene: """
        let preview = files.preview(flour, name: "bread.recipe")
        let data = preview.data ?? Data()
        let isPNG = data.count > 4 && data[1] == 0x50
        let text = isPNG ? "PNG" : String(decoding: data, as: UTF8.self)
        print(preview, preview.title, text, separator: "|")
        """)
    lesson.attributes = Self.dataBased
    lesson.scene = "device.useiOS(\(test.version))\n" + lesson.scene
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == test.output + "\n")
    let mine = story(outcome)
    #expect(mine.contains("Show: \(test.line)"), "\(mine)")
  }

  @Test(
    .shows(
      "QLPreviewingController.providePreview(for:completionHandler:)"),
    arguments: [
      ("handler(QLPreviewReply(fileURL: request.fileURL), nil)", false),
      ("handler(nil, nil)", true),
    ])
  func theFormWithAHandlerMayHandOverNothing(_ body: String, _ isNothing: Bool) async throws {
    var lesson = PreviewLesson(
      code: """
        class Extension: QLPreviewProvider, QLPreviewingController {
          func providePreview(
            for request: QLFilePreviewRequest,
            completionHandler handler: @escaping (QLPreviewReply?, Error?) -> Void
          ) { \(body) }
        }
        """,
      scene: #"print(files.preview(flour, name: "bread.recipe"))"#)
    lesson.attributes = Self.dataBased
    let mine = story(try await run(lesson))
    let isSaid = mine.contains(
      "Show: can't work for the system: it supplied neither a preview nor an error")
    #expect(isSaid == isNothing)
    #expect(mine.contains(#"Show: is called: providePreview(for:), "bread.recipe""#))
  }

  @Test(arguments: ["", Self.dataBased])
  func withoutAnyOfTheMethodsThereIsTheIcon(_ attributes: String) async throws {
    var lesson = PreviewLesson(
      code: "class Extension: UIViewController, QLPreviewingController {}",
      scene: #"print(files.preview(flour, name: "bread.recipe"))"#)
    lesson.attributes = attributes
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "the icon of com.example.recipe\n")
    let method =
      attributes.isEmpty
      ? "preparePreviewOfFile(at:completionHandler:)" : "providePreview(for:)"
    #expect(
      story(outcome).contains(
        "Show: can't work for the system: 'Extension' doesn't implement \(method)"))
  }
}
