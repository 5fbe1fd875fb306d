import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Controllers of UIKit inside views of SwiftUI.
@MainActor @Suite(.serialized) struct HostingChildTests {
  /// A controller that writes down when it appears.
  private final class Page: UIViewController {
    let label = UILabel()
    var events: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = view.bounds
      view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      events.append("appears")
    }
  }

  /// What has been made and taken apart.
  private final class Diary {
    var pages: [Page] = []
    var events: [String] = []
  }

  /// A page with a coordinator.
  private struct Paper: UIViewControllerRepresentable {
    let text: String
    let diary: Diary

    func makeCoordinator() -> Diary {
      diary.events.append("coordinator")
      return diary
    }

    func makeUIViewController(context: Context) -> Page {
      context.coordinator.events.append("make, animated: \(context.transaction.animation != nil)")
      let page = Page()
      diary.pages.append(page)
      return page
    }

    func updateUIViewController(_ page: Page, context: Context) {
      page.label.text = context.environment.isEnabled ? text : "(\(text))"
    }

    static func dismantleUIViewController(_ page: Page, coordinator: Diary) {
      coordinator.events.append("\(page.label.text ?? "") gone")
    }
  }

  private struct Changing: View {
    @State private var count = 0
    let diary: Diary

    var body: some View {
      VStack {
        if count < 2 { Paper(text: "page \(count)", diary: diary).disabled(count == 1) }
        Button("turn") { count += 1 }
      }
    }
  }

  /// A controller without a coordinator.
  private struct Plain: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      context.coordinator
      let controller = UIViewController()
      controller.view.accessibilityIdentifier = "plain"
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test(
    .shows("UIViewControllerRepresentable", "UIViewControllerRepresentable.Context"),
    .shows("UIViewControllerRepresentable.UIViewControllerType"),
    .shows("UIViewControllerRepresentable.Coordinator", "UIViewControllerRepresentableContext"),
    .shows("UIViewControllerRepresentable.makeUIViewController(context:)"),
    .shows("UIViewControllerRepresentable.updateUIViewController(_:context:)"),
    .shows("UIViewControllerRepresentable.dismantleUIViewController(_:coordinator:)"),
    .shows("UIViewControllerRepresentable.makeCoordinator() -> Coordinator"),
    .shows("UIViewControllerRepresentableContext.coordinator"),
    .shows("UIViewControllerRepresentableContext.environment"),
    .shows("UIViewControllerRepresentableContext.transaction"))
  func aControllerIsMadeOnceUpdatedAndDismantled() async throws {
    let diary = Diary()
    let shown = ShownInterface(Changing(diary: diary))
    let isPage: Bool = Paper.UIViewControllerType.self == Page.self
    let isDiary: Bool = Paper.Coordinator.self == Diary.self
    #expect(isPage && isDiary)
    #expect(shown.lines == [#"label "page 0""#, #"button "turn""#])
    #expect(diary.events == ["coordinator", "make, animated: false"])
    try await shown.tap("turn")
    #expect(shown.lines == [#"label "(page 1)""#, #"button "turn""#])
    try await shown.tap("turn")
    #expect(shown.lines == [#"button "turn""#])
    #expect(diary.events == ["coordinator", "make, animated: false", "(page 1) gone"])
  }

  @Test(.shows("UIViewControllerRepresentable.makeUIViewController(context:)"))
  func aControllerIsAChildWhileItIsShown() async throws {
    let diary = Diary()
    let shown = ShownInterface(Changing(diary: diary))
    let page = try #require(diary.pages.first)
    #expect(page.parent === shown.controller)
    await shown.settle()
    #expect(page.events == ["appears"])
    try await shown.tap("turn")
    try await shown.tap("turn")
    #expect(page.parent == nil)
    #expect(page.view.window == nil)
  }

  @Test(.shows("UIViewControllerRepresentable.makeCoordinator()"))
  func aControllerFillsItsRoomWithoutACoordinator() throws {
    let shown = ShownInterface(Plain().frame(width: 60, height: 40))
    func find(_ element: ScreenElement) -> ScreenElement? {
      element.identifier == "plain" ? element : element.children.compactMap(find).first
    }
    let element = try #require(shown.controller.screen().elements.compactMap(find).first)
    #expect([element.frame.width, element.frame.height] == [60, 40])
  }
}
