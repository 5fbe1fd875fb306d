import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What apps show in Siri's answer.
@Suite struct SiriInterfaceTests {
  /// A controller that is configured by this code, with a label to show something.
  private static func controller(_ body: String) -> String {
    """
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 300, height: 20))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      print("loads")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      print("appears", view.frame.width, view.frame.height)
    }
    func configureView(
      for parameters: Set<INParameter>, of interaction: INInteraction,
      interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
      completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) {
      \(body)
    }
    """
  }

  private static let scene = """
    let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
    print(siri.interface?.screen ?? "nothing")
    siri.confirm()
    print(siri, siri.interface?.screen ?? "nothing")
    """

  @Test(
    .shows(
      "INUIHostedViewControlling.configureView(for:of:interactiveBehavior:context:completion:)",
      "INUIInteractiveBehavior.none", "INUIHostedViewContext.siriSnippet",
      "INIntentHandlingStatus.ready", "INIntentHandlingStatus.success",
      "INParameter.parameterKeyPath", "INParameter.parameterClass",
      "INInteraction.parameterValue(for:)", "INParameter.init(for:keyPath:)",
      "INParameter.isEqual(to:)"),
    .shows("INParameter.isEqual(_:)", "INParameter.hash"))
  func theInterfaceIsThereForConfirmationAndAtTheEnd() async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        interface: Self.controller(
          """
          print(
            parameters.map(\\.parameterKeyPath).sorted(), interactiveBehavior == .none,
            context == .siriSnippet, parameters.allSatisfy { $0.parameterClass == INSendMessageIntent.self })
          let own = INParameter(for: INSendMessageIntent.self, keyPath: "content")
          let other = INParameter(for: INSendMessageIntent.self, keyPath: "sender")
          print(
            parameters.contains(own), parameters.contains(other),
            parameters.contains { $0.isEqual(to: own) },
            interaction.parameterValue(for: own) as? String ?? "nil",
            interaction.parameterValue(for: other) == nil)
          let status = interaction.intentHandlingStatus
          label.text = status == .ready ? "ready" : status == .success ? "sent" : "other"
          completion(true, [own], CGSize(width: 374, height: 60))
          """),
        scene: Self.scene))
    #expect(outcome.text(of: "Scene") == "label \"ready\"\nIt's sent. label \"sent\"\n")
    let once = """
      loads
      ["content", "recipients"] true true true
      true false true Hello true
      appears 374.0 60.0\n
      """
    #expect(outcome.text(of: "Bubble") == once + once)
    let story = SiriTests.story(outcome, of: "Bubble")
    #expect(
      Array(story.prefix(4)) == [
        "Bubble: is launched as an extension", "Bubble: Bubble.Bubble is made",
        "Bubble: is called: "
          + "configureView(for:of:interactiveBehavior:context:completion:), \"recipients, content\"",
        #"Bubble: answers "374 x 60, for content""#,
      ])
  }

  @Test(.shows("INIntentHandlingStatus.inProgress", "INIntentHandlingStatus.unspecified"))
  func theInterfaceIsToldThatItIsStillBeingDone() async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        members: SiriLesson.handle(".inProgress"),
        interface: Self.controller(
          """
          let fresh = INInteraction(intent: interaction.intent, response: nil)
          let isFresh = fresh.intentHandlingStatus == .unspecified
          label.text = interaction.intentHandlingStatus == .inProgress && isFresh ? "doing" : "other"
          completion(true, parameters, CGSize(width: 374, height: 60))
          """),
        scene: Self.scene))
    #expect(
      outcome.text(of: "Scene") == "label \"other\"\nIt's being sent. label \"doing\"\n")
  }

  struct Size: CustomTestStringConvertible, Sendable {
    var testDescription: String { "\(width) x \(height)" }
    var width: Int
    var height: Int
    var answer: String
  }

  @Test(
    .shows(
      "NSExtensionContext.hostedViewMinimumAllowedSize",
      "NSExtensionContext.hostedViewMaximumAllowedSize"),
    arguments: [
      Size(width: 10, height: 100, answer: "374 x 100"),
      Size(width: 1000, height: 1000, answer: "374 x 400"),
    ])
  func theSizeIsWithinWhatIsAllowed(_ test: Size) async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        interface: Self.controller(
          """
          let least = extensionContext?.hostedViewMinimumAllowedSize ?? .zero
          let most = extensionContext?.hostedViewMaximumAllowedSize ?? .zero
          print(least.width, least.height, most.width, most.height)
          completion(true, parameters, CGSize(width: \(test.width), height: \(test.height)))
          """),
        scene: #"_ = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")"#))
    let size = test.answer.split(separator: " ").last ?? ""
    #expect(
      outcome.text(of: "Bubble") == """
        loads
        374.0 1.0 374.0 400.0
        appears 374.0 \(size).0\n
        """)
    #expect(
      SiriTests.story(outcome, of: "Bubble").contains(
        "Bubble: answers \"\(test.answer), for content, recipients\""))
  }

  @Test(.shows("INUIHostedViewControlling.configure(with:context:completion:)"))
  func theOlderFormIsAskedWhereThereIsNoNewerOne() async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        interface: """
          func configure(
            with interaction: INInteraction, context: INUIHostedViewContext,
            completion: @escaping (CGSize) -> Void
          ) {
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 300, height: 20))
            label.text = (interaction.intent as? INSendMessageIntent)?.content
            view.addSubview(label)
            completion(CGSize(width: 374, height: 40))
          }
          """, scene: Self.scene))
    #expect(outcome.text(of: "Scene") == "label \"Hello\"\nIt's sent. label \"Hello\"\n")
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lesson: SiriLesson
    var reason: String
  }

  @Test(arguments: [
    Refusal(
      testDescription: "no success",
      lesson: SiriLesson(
        interface: controller("completion(false, [], CGSize(width: 374, height: 60))"),
        scene: scene),
      reason: #"answers "it shows nothing""#),
    Refusal(
      testDescription: "no size",
      lesson: SiriLesson(
        interface: controller("completion(true, parameters, .zero)"), scene: scene),
      reason: #"answers "it shows nothing""#),
    Refusal(
      testDescription: "neither form", lesson: SiriLesson(interface: "", scene: scene),
      reason: #"answers "it shows nothing""#),
    Refusal(
      testDescription: "no protocol",
      lesson: SiriLesson(interface: "", interfaceProtocol: "", scene: scene),
      reason: "'Bubble' isn't of the class that this extension point requires"),
    Refusal(
      testDescription: "another intent",
      lesson: SiriLesson(interface: "", interfaceSupports: ["INStartCallIntent"], scene: scene),
      reason: "isn't asked: IntentsSupported doesn't name 'INSendMessageIntent'"),
    Refusal(
      testDescription: "no answer", lesson: SiriLesson(interface: controller(""), scene: scene),
      reason: "there was no answer for 10 seconds"),
    Refusal(
      testDescription: "a crash",
      lesson: SiriLesson(interface: controller("preconditionFailure()"), scene: scene),
      reason: "crashes: "),
  ])
  func withoutAnInterfaceThereIsSirisOwn(_ test: Refusal) async throws {
    let outcome = try await Running.run(test.lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "nothing\nIt's sent. nothing\n")
    #expect(outcome.text(of: "Assistant") == "handles Ada Hello\n")
    let mine = SiriTests.story(outcome, of: "Bubble")
    #expect(mine.contains { $0.contains(test.reason) }, "\(mine)")
  }

  @Test func aPhotographHasSirisWords() async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        interface: Self.controller(
          """
          label.text = "Hello"
          completion(true, parameters, CGSize(width: 374, height: 60))
          """),
        scene: """
          let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
          siri.interface?.photograph("asks")
          siri.cancel()
          print(siri.interface == nil)
          """))
    let pictures = outcome.events.compactMap { event -> Screen? in
      if case .photographed(_, let screen) = event.action { screen } else { nil }
    }
    let texts = pictures.flatMap(\.elements).flatMap(Self.texts)
    #expect(texts == [#"Shall I send a message, "Hello" to Ada?"#, "Hello"])
    #expect(outcome.text(of: "Scene") == "true\n")
  }

  private static func texts(_ element: ScreenElement) -> [String] {
    (element.text.map { [$0] } ?? []) + element.children.flatMap(texts)
  }

  @Test func theInterfaceCanNotBeTouched() async throws {
    let outcome = try await SiriTests.run(
      SiriLesson(
        interface: Self.controller(
          """
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
          button.setTitle("Send", for: .normal)
          view.addSubview(button)
          completion(true, parameters, CGSize(width: 374, height: 60))
          """),
        scene: """
          let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
          siri.interface?.tap("Send")
          """))
    #expect(
      outcome.lines.contains {
        $0.contains("the interface of Chat in Siri's answer can't be touched")
      }, "\(outcome.lines)")
  }
}
