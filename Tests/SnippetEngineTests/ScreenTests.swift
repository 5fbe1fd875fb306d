import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Views and their controllers in programs without a host to show them.
@Suite struct ScreenTests {
  @Test(
    .shows(
      "UIView.init()", "UIView.init(frame:)", "UIView.frame", "UIView.subviews",
      "UIView.superview", "UIView.next", "UIView.addSubview(_:)", "UIView.removeFromSuperview()",
      "UIResponder.init()", "UIResponder.next"))
  func aViewIsInOneOtherAndKnowsWhatIsInIt() async throws {
    let outcome = try await Running.run(
      alone: """
        import UIKit
        let page = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let list = UIView()
        let button = UIView()
        print(page.frame.minX, page.frame.minY, page.frame.width, page.frame.height)
        list.frame.size.width = 5
        print(list.frame.width, button.frame == .zero, page.next == nil)
        page.addSubview(list)
        list.addSubview(button)
        print(page.subviews == [list], button.superview === list, button.next === list)
        page.addSubview(button)
        print(page.subviews == [list, button], list.subviews == [], button.superview === page)
        page.addSubview(list)
        print(page.subviews == [button, list])
        button.removeFromSuperview()
        print(page.subviews == [list], button.superview == nil, button.next == nil)
        print(UIResponder().next == nil)
        """)
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Program") == """
        1.0 2.0 3.0 4.0
        5.0 true true
        true true true
        true true true
        true
        true true true
        true

        """)
  }

  @Test(
    .shows(
      "UIViewController.init()", "UIViewController.init(nibName:bundle:)",
      "UIViewController.init(coder:)", "UIViewController.title", "UIViewController.view",
      "UIViewController.isViewLoaded", "UIViewController.loadView()",
      "UIViewController.loadViewIfNeeded()", "UIViewController.viewDidLoad()",
      "UIViewController.next", "UIViewController.beginRequest(with:)",
      "UIViewController.extensionContext"))
  func aViewIsLoadedWhenItIsFirstAskedFor() async throws {
    let outcome = try await Running.run(
      alone: """
        import UIKit
        class Page: UIViewController {
          override func loadView() {
            super.loadView()
            print("loads", view.frame.width)
            view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
          }
          override func viewDidLoad() { print("has loaded", isViewLoaded) }
        }
        let page = Page()
        print(page.isViewLoaded, page.title ?? "none")
        page.title = "A"
        print(page.view.frame.width, page.isViewLoaded, page.title ?? "none")
        page.loadViewIfNeeded()
        print(page.view.next === page, page.next == nil)
        let around = UIView()
        around.addSubview(page.view)
        print(page.next === around)
        let plain = UIViewController(nibName: "A", bundle: nil)
        plain.loadViewIfNeeded()
        print(plain.isViewLoaded, plain.view.subviews.isEmpty)
        print(Page(coder: NSKeyedArchiver(requiringSecureCoding: true)) != nil)
        let context = NSExtensionContext()
        print(page.extensionContext == nil)
        page.beginRequest(with: context)
        print(page.extensionContext === context)
        """)
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Program") == """
        false none
        loads 390.0
        has loaded true
        9.0 true A
        true true
        true
        true true
        true
        true
        true

        """)
  }

  @Test(
    .shows(
      "UIViewController.present(_:animated:completion:)",
      "UIViewController.dismiss(animated:completion:)",
      "UIViewController.presentedViewController", "UIViewController.presentingViewController",
      "UIViewController.viewWillAppear(_:)", "UIViewController.viewDidAppear(_:)",
      "UIViewController.viewWillDisappear(_:)", "UIViewController.viewDidDisappear(_:)"))
  func whatIsPresentedIsToldAndGoesAgain() async throws {
    let outcome = try await Running.run(
      alone: """
        import UIKit
        class Page: UIViewController {
          override func viewDidLoad() { print("has loaded") }
          override func viewWillAppear(_ animated: Bool) { print("will appear") }
          override func viewDidAppear(_ animated: Bool) { print("has appeared") }
          override func viewWillDisappear(_ animated: Bool) { print("will go", animated) }
          override func viewDidDisappear(_ animated: Bool) { print("has gone", animated) }
        }
        let root = UIViewController()
        let page = Page()
        func look() {
          print(root.presentedViewController === page, page.presentingViewController === root)
        }
        root.present(page, animated: true) { print("presented") }
        look()
        root.dismiss(animated: true) { print("dismissed") }
        look()
        root.present(page, animated: false)
        page.dismiss(animated: false)
        look()
        page.dismiss(animated: false) { print("nothing to dismiss") }
        """)
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Program") == """
        has loaded
        will appear
        has appeared
        presented
        true true
        will go true
        has gone true
        dismissed
        false false
        will appear
        has appeared
        will go false
        has gone false
        false false
        nothing to dismiss

        """)
  }

  @Test(
    .shows(
      "UIActivity.init()", "UIActivityViewController.init(activityItems:applicationActivities:)",
      "UIActivityViewController.init(coder:)",
      "UIActivityViewController.CompletionWithItemsHandler",
      "UIActivityViewController.completionWithItemsHandler",
      "UIActivityViewController.ActivityType.init(rawValue:)",
      "UIActivityViewController.ActivityType.rawValue",
      "UIApplication.LaunchOptionsKey.init(rawValue:)", "UIApplication.LaunchOptionsKey.rawValue",
      "UIApplication.LaunchOptionsKey.url", "UIApplication.OpenExternalURLOptionsKey.rawValue",
      "UIApplication.OpenExternalURLOptionsKey.init(rawValue:)",
      "UIApplication.OpenURLOptionsKey.init(rawValue:)",
      "UIApplication.OpenURLOptionsKey.rawValue"))
  func namesOfKeysAreTheirValues() async throws {
    let outcome = try await Running.run(
      alone: """
        import UIKit
        typealias Sheet = UIActivityViewController
        let handler: Sheet.CompletionWithItemsHandler = { type, completed, items, error in
          print(type?.rawValue ?? "none", completed, items?.count ?? 0, error == nil)
        }
        let sheet = Sheet(activityItems: ["a"], applicationActivities: [UIActivity()])
        sheet.completionWithItemsHandler = handler
        sheet.completionWithItemsHandler?(Sheet.ActivityType(rawValue: "mail"), true, ["a"], nil)
        print(Sheet(coder: NSKeyedArchiver(requiringSecureCoding: true)) != nil)
        let launch = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        print(launch == .url, launch.rawValue)
        let external = UIApplication.OpenExternalURLOptionsKey(rawValue: "b")
        print(external.rawValue, external == .init(rawValue: "c"))
        let open = UIApplication.OpenURLOptionsKey(
          rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        print(open == .sourceApplication, open.rawValue)
        """)
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Program") == """
        mail true 1 true
        true
        true UIApplicationLaunchOptionsURLKey
        b false
        true UIApplicationOpenURLOptionsSourceApplicationKey

        """)
  }
}
