import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Stickers on the screen, sticker packs, and how messages look.
@Suite struct StickerTests {
  private func run(_ lesson: ConversationLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  /// Writes an image and makes a sticker of it.
  private static let making = """
    func sticker(_ name: String) -> MSSticker {
      let file = URL(fileURLWithPath: NSTemporaryDirectory() + "/a.png")
      try? Data(base64Encoded: "\(png)")?.write(to: file)
      guard let sticker = try? MSSticker(contentsOfFileURL: file, localizedDescription: name) else {
        preconditionFailure("no sticker")
      }
      return sticker
    }
    """

  /// An image of one pixel.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  @Test(
    .shows(
      "MSStickerView.sticker", "MSStickerView.init(frame:)", "MSStickerView.init(frame:sticker:)",
      "MSStickerView.isAnimating()", "MSStickerView.startAnimating()",
      "MSStickerView.stopAnimating()", "MSStickerView.layoutSubviews()"))
  func aTapOnAStickerPutsItIntoTheField() async throws {
    var lesson = ConversationLesson(
      scene: """
        let app = chat.open("Trip")
        print(app.screen)
        app.tap("ring")
        app.tap("star")
        print(chat.field)
        """)
    lesson.members =
      Self.making + """

        override func viewDidLoad() {
          super.viewDidLoad()
          let ring = MSStickerView(
            frame: CGRect(x: 0, y: 0, width: 80, height: 80), sticker: sticker("ring"))
          let star = MSStickerView(frame: CGRect(x: 90, y: 0, width: 80, height: 80))
          star.startAnimating()
          print(star.isAnimating())
          star.sticker = sticker("star")
          star.startAnimating()
          print(star.isAnimating())
          star.stopAnimating()
          print(star.isAnimating())
          for view in [ring, star] { self.view.addSubview(view) }
          star.layoutIfNeeded()
          print(star.subviews.first?.frame.width ?? 0)
        }
        """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        image "ring"
        image "star"
        ["sticker \\"ring\\"", "sticker \\"star\\""]\n
        """)
    #expect(outcome.text(of: "Trip") == "false\ntrue\nfalse\n80.0\n")
  }

  @Test(
    .shows(
      "MSStickerBrowserView.dataSource", "MSStickerBrowserView.stickerSize",
      "MSStickerBrowserView.init(frame:)", "MSStickerBrowserView.init(frame:stickerSize:)",
      "MSStickerBrowserView.reloadData()", "MSStickerBrowserView.layoutSubviews()",
      "MSStickerBrowserView.contentOffset", "MSStickerBrowserView.setContentOffset(_:animated:)",
      "MSStickerBrowserViewDataSource", "MSStickerSize", "MSStickerSize.small",
      "MSStickerSize.regular", "MSStickerSize.large"),
    .shows(
      "MSStickerBrowserViewDataSource.numberOfStickers(in:)",
      "MSStickerBrowserViewDataSource.stickerBrowserView(_:stickerAt:)",
      "MSStickerBrowserViewController.init(stickerSize:)",
      "MSStickerBrowserViewController.stickerSize",
      "MSStickerBrowserViewController.stickerBrowserView",
      "MSStickerBrowserViewController.viewDidLoad()",
      "MSStickerBrowserViewController.numberOfStickers(in:)"),
    arguments: [("small", 4), ("regular", 3), ("large", 2)])
  func aBrowserShowsStickersInRows(_ size: String, _ columns: Int) async throws {
    var lesson = ConversationLesson(
      scene: """
        let app = chat.open("Trip")
        app.expand()
        app.tap("3")
        app.tap("Do it")
        app.tap("5")
        print(chat.field)
        """)
    lesson.members =
      Self.making + """

        class Browser: MSStickerBrowserViewController {
          var stickers: [MSSticker] = []
          override func numberOfStickers(in view: MSStickerBrowserView) -> Int {
            print(super.numberOfStickers(in: view))
            return stickers.count
          }
          override func stickerBrowserView(
            _ view: MSStickerBrowserView, stickerAt index: Int
          ) -> MSSticker { stickers[index] }
        }
        var browser: Browser?
        override func viewDidLoad() {
          super.viewDidLoad()
          let browser = Browser(stickerSize: .\(size))
          browser.stickers = (0..<5).map { sticker("\\($0)") }
          addChild(browser)
          browser.view.frame = CGRect(x: 0, y: 70, width: 390, height: 680)
          view.addSubview(browser.view)
          self.browser = browser
          addButton()
          print(MSStickerBrowserView(frame: .zero).stickerSize, browser.stickerSize)
        }
        """
    lesson.action = """
      _ = conversation
      guard let browser else { return }
      let view = browser.stickerBrowserView
      print(view.dataSource === browser, view.stickerSize == browser.stickerSize)
      print(Set(view.subviews.map(\\.frame.minX)).count)
      browser.stickers.append(sticker("5"))
      view.reloadData()
      view.setContentOffset(CGPoint(x: 0, y: 4), animated: true)
      print(view.subviews.count, view.contentOffset.y)
      view.contentOffset = .zero
      print(view.bounds.minY)
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "[\"sticker \\\"3\\\"\", \"sticker \\\"5\\\"\"]\n")
    #expect(
      outcome.text(of: "Trip") == """
        regular \(size)
        0
        true true
        \(columns)
        0
        6 4.0
        0.0\n
        """)
  }

  @Test(.shows("MSStickerBrowserViewController.stickerBrowserView(_:stickerAt:)"))
  func aBrowserThatPromisesStickersAndHasNoneTraps() async throws {
    var lesson = ConversationLesson(scene: #"print(chat.open("Trip").screen.isEmpty)"#)
    lesson.members = """
      class Browser: MSStickerBrowserViewController {
        override func numberOfStickers(in view: MSStickerBrowserView) -> Int { 1 }
      }
      let browser = Browser(stickerSize: .small)
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(browser.view) }
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "true\n")
    #expect(
      outcome.lines.contains { $0.contains("stickerBrowserView(_:stickerAt:) must be overridden") })
  }

  @Test(
    .shows(
      "MSMessageLayout", "MSMessageLayout.init()", "MSMessageTemplateLayout.caption",
      "MSMessageTemplateLayout.subcaption", "MSMessageTemplateLayout.trailingCaption",
      "MSMessageTemplateLayout.trailingSubcaption", "MSMessageTemplateLayout.image",
      "MSMessageTemplateLayout.imageTitle", "MSMessageTemplateLayout.imageSubtitle",
      "MSMessageTemplateLayout.mediaFileURL", "MSMessageLiveLayout",
      "MSMessageLiveLayout.init(alternateLayout:)", "MSMessageLiveLayout.alternateLayout",
      "MSMessage.layout"),
    arguments: [false, true])
  func aMessageStandsInTheTranscriptAsItsLayoutSays(_ isLive: Bool) async throws {
    var lesson = ConversationLesson(
      scene: """
        let app = chat.open("Trip")
        app.tap("Do it")
        chat.send()
        app.close()
        let messages = device.open(.messages)
        print(messages.screen)
        messages.photograph("sent")
        chat.pick(chat.transcript[0])
        """)
    lesson.members =
      Self.making + """

        override func viewDidLoad() { super.viewDidLoad(); addButton() }
        override func willBecomeActive(with conversation: MSConversation) {
          guard let layout = conversation.selectedMessage?.layout else { return }
          let live = layout as? MSMessageLiveLayout
          let template = live?.alternateLayout ?? layout as? MSMessageTemplateLayout
          print(live != nil, template?.imageTitle ?? "", template?.trailingSubcaption ?? "")
          print(template?.image == nil)
        }
        """
    lesson.action = """
      let layout = MSMessageTemplateLayout()
      layout.caption = "Rome"
      layout.subcaption = "in May"
      layout.trailingCaption = "8"
      layout.trailingSubcaption = "days"
      layout.imageTitle = "The Forum"
      layout.imageSubtitle = "at night"
      \(isLive
      ? "layout.mediaFileURL = URL(fileURLWithPath: \"/a/forum.mov\")"
      : "layout.image = UIImage(contentsOfFile: sticker(\"\").imageFileURL.path)")
      let message = MSMessage()
      message.layout = \(isLive ? "MSMessageLiveLayout(alternateLayout: layout)" : "layout")
      conversation.insert(message)
      """
    let outcome = try await run(lesson)
    let screen = outcome.text(of: "Scene")
    for text in ["Rome", "in May", "8", "days", "The Forum", "at night", "Ada, Ben"] {
      #expect(screen.contains("\"\(text)\""), "\(text)")
    }
    #expect(screen.contains("forum.mov") == isLive)
    #expect(outcome.text(of: "Trip") == "\(isLive) The Forum days\n\(isLive)\n")
    #expect(outcome.lines.contains("Messages: is photographed: sent"))
  }

  @Test func aPhotographOfTheAppHasTheConversationAroundIt() async throws {
    let outcome = try await run(
      ConversationLesson(
        scene: """
          chat.receive("Where to?")
          let app = chat.open("Trip")
          app.photograph("compact")
          app.expand()
          app.photograph("expanded")
          """))
    let heights = outcome.events.compactMap { event -> [Double]? in
      guard case .photographed(_, let screen) = event.action else { return nil }
      return screen.elements.map(\.frame.height)
    }
    // The bubble, the field, the bar, the app.
    #expect(heights == [[34, 44, 44, 260], [34, 44, 44, 760]])
  }
}
