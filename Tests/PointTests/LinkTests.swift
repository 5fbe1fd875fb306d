import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What pages say about themselves, views of links, and pictures from the web.
@Suite struct LinkTests {
  private func run(
    _ work: String, imports: String = "", members: String = "", scene: String
  ) async throws -> Outcome {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import LinkPresentation
      \(imports)
      import UIKit
      class ShareViewController: UIViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          let item = extensionContext?.inputItems.first as? NSExtensionItem
          item?.attachments?.first?.loadItem(forTypeIdentifier: "public.url") { value, _ in
            guard let url = value as? URL else { return }
            DispatchQueue.main.async { self.work(url) }
          }
        }
        func work(_ url: URL) {
          \(work)
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      import Foundation
      let server = device.webServer()
      let picture = Data(base64Encoded: "\(Self.picture)")!
      let page = server.url.absoluteString + "/page"
      \(scene)
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  /// A picture of one pixel.
  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJg"
    + "gg=="

  private static let page = """
    <html><head><!-- <title>no</title> --><title>Own &amp; plain</title>\
    <meta property='og:title' content='A &quot;good&quot; page'>\
    <meta property=og:image content=/picture.png><meta name='og:video' content='/film.mp4'>\
    <link rel='shortcut icon' href='/icon.png'></head><body><title>later</title></body></html>
    """

  private static let serves = """
    server.answer("/page", headers: ["Content-Type": "text/html"], body: #"\(page)"#)
    server.answer("/icon.png", data: picture)
    server.answer("/favicon.ico", data: picture)

    """

  private static let shares = """
    device.open(.browser).share(.link(page)).begin("Share")
    device.wait(seconds: 1)

    """

  @Test(
    .shows("LPMetadataProvider", "LPMetadataProvider.init()"),
    .shows("LPMetadataProvider.startFetchingMetadata(for: URL, completionHandler:)"),
    .shows("LPMetadataProvider.startFetchingMetadata(for: URLRequest, completionHandler:)"),
    .shows("LPMetadataProvider.startFetchingMetadata(for: URL)"),
    .shows("LPMetadataProvider.startFetchingMetadata(for: URLRequest)"),
    .shows("LPMetadataProvider.shouldFetchSubresources", "LPLinkMetadata", "LPLinkMetadata.title"),
    .shows("LPLinkMetadata.url", "LPLinkMetadata.originalURL", "LPLinkMetadata.remoteVideoURL"),
    .shows("LPLinkMetadata.iconProvider", "LPLinkMetadata.imageProvider"))
  func aPageSaysItsTitleAndItsPictures() async throws {
    let outcome = try await run(
      """
      Task {
        let metadata = try await LPMetadataProvider().startFetchingMetadata(for: url)
        print(metadata.title ?? "none", metadata.url == url, metadata.originalURL == url)
        print(metadata.remoteVideoURL?.path ?? "none")
        print(metadata.iconProvider != nil, metadata.imageProvider != nil)
        let provider = LPMetadataProvider()
        provider.shouldFetchSubresources = false
        let other = URL(string: "/plain", relativeTo: url)!.absoluteURL
        let plain = try await provider.startFetchingMetadata(for: other)
        print(plain.title ?? "none", plain.iconProvider == nil)
      }
      """,
      scene: Self.serves + """
        server.answer("/plain", body: "<title>\\n Own &lt;plain&gt; </title>")
        \(Self.shares)
        for request in server.requests { print(request) }
        """)
    #expect(
      outcome.text(of: "Share") == """
        A "good" page true true
        /film.mp4
        true false
        Own <plain> true\n
        """)
    #expect(
      outcome.text(of: "Scene") == """
        GET /page
        GET /icon.png
        GET /picture.png
        GET /plain\n
        """)
  }

  @Test(
    .shows("LPMetadataProvider.cancel()", "LPMetadataProvider.timeout", "LPError"),
    .shows("LPError.init(_:)", "LPError.code", "LPError.errorCode", "LPError.errorDomain"),
    .shows("LPErrorDomain", "LPError.Code", "LPError.Code.metadataFetchFailed"),
    .shows("LPError.Code.metadataFetchCancelled", "LPError.Code.metadataFetchTimedOut"))
  func aHandlerIsToldOnceWhyThereIsNoMetadata() async throws {
    let outcome = try await run(
      """
      func fetch(_ name: String, _ path: String, _ change: (LPMetadataProvider) -> Void) {
        let provider = LPMetadataProvider()
        change(provider)
        let page = URL(string: path, relativeTo: url)!.absoluteURL
        provider.startFetchingMetadata(for: page) { metadata, error in
          let error = error as NSError?
          print(name, metadata == nil, error?.domain ?? "-", error?.code ?? 0)
        }
        if name == "cancelled" { provider.cancel() }
      }
      fetch("cancelled", "/slow") { _ in }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { fetch("late", "/slow") { $0.timeout = 5 } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 20) { fetch("missing", "/none") { _ in } }
      """,
      scene: """
        server.answer("/slow", body: "<title>a</title>", after: 12)
        \(Self.shares)
        device.wait(seconds: 60)
        """)
    #expect(
      outcome.text(of: "Share") == """
        cancelled true LPErrorDomain 3
        late true LPErrorDomain 4
        missing true LPErrorDomain 2\n
        """)
  }

  @Test(
    .shows("LPLinkView", "LPLinkView.init(url:)", "LPLinkView.init(metadata:)"),
    .shows("LPLinkView.metadata", "LPLinkView.intrinsicContentSize", "LPLinkView.layoutSubviews()"),
    .shows("LPLinkView.sizeThatFits(_:)", "LPLinkView.init(frame:)"))
  func aViewOfALinkShowsWhatIsKnown() async throws {
    let outcome = try await run(
      """
      let link = LPLinkView(url: url)
      print(link.sizeThatFits(CGSize(width: 200, height: 1000)).height > 24)
      link.frame = CGRect(x: 10, y: 100, width: 300, height: 80)
      view.addSubview(link)
      LPMetadataProvider().startFetchingMetadata(for: url) { metadata, _ in
        DispatchQueue.main.async { link.metadata = metadata! }
      }
      """,
      scene: """
        let source = "<title>A page</title><link rel=icon href=/icon.png>"
        server.answer("/page", headers: ["Content-Type": "text/html"], body: source)
        server.answer("/icon.png", data: picture)
        let sheet = device.open(.browser).share(.link(page)).begin("Share")
        device.wait(seconds: 1)
        print(sheet.screen)
        """)
    #expect(outcome.text(of: "Share") == "true\n")
    #expect(
      outcome.text(of: "Scene") == """
        label "A page"
        image
        label "127.0.0.1"\n
        """)
  }

  @Test(
    .shows("AsyncImage", "AsyncImage.init(url:scale:content:placeholder:)"),
    .shows("AsyncImage.init(url:scale:)", "AsyncImage.init(url:scale:transaction:content:)"),
    .shows("AsyncImage.body", "AsyncImagePhase", "AsyncImagePhase.empty"),
    .shows("AsyncImagePhase.success(_:)", "AsyncImagePhase.failure(_:)", "AsyncImagePhase.image"),
    .shows("AsyncImagePhase.error"))
  func aPictureFromTheWebTakesThePlaceOfItsPlaceholder() async throws {
    let outcome = try await run(
      """
      func at(_ path: String) -> URL { URL(string: path, relativeTo: url)!.absoluteURL }
      let controller = UIHostingController(
        rootView: VStack {
          AsyncImage(url: at("/icon.png")) { $0.resizable().accessibilityLabel("icon") } placeholder: {
            Text("waits")
          }
          AsyncImage(url: at("/none.png")) { phase in
            if phase.error != nil { Text("failed") } else { Text("\\(phase.image == nil)") }
          }
          AsyncImage(url: nil) { $0 } placeholder: { Text("no address") }
          AsyncImage(url: at("/icon.png"), scale: 2)
        })
      addChild(controller)
      controller.view.frame = view.bounds
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
      """, imports: "import SwiftUI",
      scene: """
        server.answer("/icon.png", data: picture, after: 5)
        server.answer("/none.png", status: 404, after: 5)
        let sheet = device.open(.browser).share(.link(page)).begin("Share")
        device.wait(seconds: 1)
        print(sheet.screen)
        device.wait(seconds: 10)
        print(sheet.screen)
        """)
    #expect(
      outcome.text(of: "Scene") == """
        label "waits"
        label "true"
        label "no address"
        image
        image "icon"
        label "failed"
        label "no address"
        image\n
        """)
  }
}
