import DeviceEvents
import SimulatedCoreGraphics
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Controllers of UIKit that show views of SwiftUI.
@MainActor @Suite(.serialized) struct HostingControllerTests: LooksAtDrawings {
  private struct Counter: View {
    @State private var count = 0
    let title: String

    var body: some View {
      Button("\(title) \(count)") { count += 1 }
    }
  }

  /// A controller from a storyboard, with a view of its own.
  private final class Loaded: UIHostingController<Text> {
    required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("loaded")) }
  }

  @Test(
    .shows("UIHostingController", "UIHostingController.init(rootView:)"),
    .shows("UIHostingController.loadView()"))
  func aControllerShowsItsView() {
    let controller = UIHostingController(rootView: Color.red)
    #expect(!controller.isViewLoaded)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.view.backgroundColor == .systemBackground)
    #expect(controller.view.childElements().flatMap(looks) == ["0,0 200×100 red"])
  }

  @Test(.shows("UIHostingController.rootView"))
  func aNewViewKeepsTheStateOfTheOldOne() async throws {
    let shown = ShownInterface(Counter(title: "a"))
    let controller = try #require(shown.controller as? UIHostingController<Counter>)
    try await shown.tap("a 0")
    #expect(shown.text == #"button "a 1""#)
    controller.rootView = Counter(title: "b")
    await shown.settle()
    #expect(controller.rootView.title == "b")
    #expect(shown.text == #"button "b 1""#)
    try await shown.tap("b 1")
    #expect(shown.text == #"button "b 2""#)
  }

  @Test(.shows("UIHostingController.init(coder:rootView:)"))
  func aControllerIsMadeFromAStoryboard() throws {
    func texts(_ controller: UIViewController) -> [String?] {
      controller.view.layoutIfNeeded()
      return controller.view.childElements().map(\.text)
    }
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let plain = try #require(UIHostingController(coder: coder, rootView: Text("plain")))
    #expect(texts(plain) == ["plain"])
    let own = try #require(Loaded(coder: coder))
    #expect(texts(own) == ["loaded"])
  }

  @Test(
    .shows("UIHostingController.viewIsAppearing(_:)"),
    .shows("UIHostingController.viewDidDisappear(_:)"))
  func viewsAppearAndDisappearWithTheirController() {
    var events: [String] = []
    let view = Text("a").onAppear { events.append("appears") }
      .onDisappear { events.append("disappears") }
    let controller = UIHostingController(rootView: view)
    controller.view.layoutIfNeeded()
    #expect(events == [])
    controller.viewIsAppearing(false)
    #expect(events == ["appears"])
    controller.viewDidDisappear(false)
    #expect(events == ["appears", "disappears"])
    controller.viewIsAppearing(false)
    #expect(events == ["appears", "disappears", "appears"])
  }

  @Test(.shows("UIHostingController.sizeThatFits(in:)"))
  func aControllerKnowsTheSizeOfItsView() {
    let room = CGSize(width: 300, height: 200)
    let fixed = UIHostingController(rootView: box(40, 30).padding(5))
    #expect(fixed.sizeThatFits(in: room) == CGSize(width: 50, height: 40))
    let wide = UIHostingController(rootView: Color.red.frame(height: 30))
    #expect(wide.sizeThatFits(in: room) == CGSize(width: 300, height: 30))
  }

  @Test(
    .shows("UIHostingController.sizingOptions", "UIHostingControllerSizingOptions"),
    .shows("UIHostingControllerSizingOptions.preferredContentSize"))
  func thePreferredSizeFollowsTheView() async throws {
    let shown = ShownInterface(AnyView(box(40, 30)))
    let controller = try #require(shown.controller as? UIHostingController<AnyView>)
    #expect(controller.preferredContentSize == .zero)
    controller.sizingOptions = .preferredContentSize
    #expect(controller.preferredContentSize == CGSize(width: 40, height: 30))
    controller.rootView = AnyView(box(40, 70))
    await shown.settle()
    #expect(controller.preferredContentSize == CGSize(width: 40, height: 70))
    controller.sizingOptions = []
    controller.rootView = AnyView(box(40, 90))
    await shown.settle()
    #expect(controller.preferredContentSize == CGSize(width: 40, height: 70))
  }

  @Test(.shows("UIHostingControllerSizingOptions.intrinsicContentSize"))
  func theIntrinsicSizeIsThatOfTheView() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 40, height: 30))
    controller.sizingOptions = .intrinsicContentSize
    #expect(controller.view.intrinsicContentSize == CGSize(width: 40, height: 30))
    controller.view.layoutIfNeeded()
    #expect(controller.preferredContentSize == .zero)
  }

  @Test(
    .shows("UIHostingControllerSizingOptions.rawValue"),
    .shows("UIHostingControllerSizingOptions.init(rawValue:)"))
  func sizingOptionsMakeASet() {
    let both: UIHostingControllerSizingOptions = [.preferredContentSize, .intrinsicContentSize]
    #expect(UIHostingControllerSizingOptions(rawValue: both.rawValue) == both)
    #expect(UIHostingControllerSizingOptions(rawValue: 0).isEmpty)
    #expect(both.subtracting(.intrinsicContentSize) == .preferredContentSize)
  }
}
