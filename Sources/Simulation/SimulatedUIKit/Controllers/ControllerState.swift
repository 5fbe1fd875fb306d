import Foundation
import SimulatedFoundation

/// What a view controller knows apart from its view: its relations to other controllers.
@MainActor struct ControllerState {
  var isLoading = false
  var isEditing = false
  var appearance = Appearance.gone
  var isBeingPresented = false
  var isBeingDismissed = false
  /// Whether the user has pulled down the sheet that the host shows the controller in.
  var isPulledDown = false
  /// Whether a container is adding or removing the controller at the moment.
  var move = Move.none
  /// Whether what it presents fills the screen, and the controller was told so.
  var isCovered = false

  /// How far the bars of the controller's parent cover its view.
  var barInsets = UIEdgeInsets.zero

  var children: [UIViewController] = []
  weak var parent: UIViewController?
  var presented: UIViewController?
  /// What its host does when it would like to have another size.
  var sizeChanged: (@MainActor () -> Void)?
  /// The window that an extension's interface is in, kept by its principal controller.
  var window: UIWindow?
  weak var presenting: UIViewController?
  var presentationController: UIPresentationController?

  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButton: UIBarButtonItem?

  /// What a storyboard or nib knows about the controller.
  var storyboard: UIStoryboard?
  var segues: [SegueTemplate] = []
  var makeView: (@MainActor (UIViewController) -> UIView?)?
  var connect: (@MainActor () -> Void)?

  enum Move { case none, toParent, fromParent }

  /// How far a view has come on its way onto or off the screen.
  enum Appearance { case gone, appearing, shown, disappearing }

  mutating func navigationItem(for controller: UIViewController) -> UINavigationItem {
    let item = navigationItem ?? UINavigationItem(title: controller.title ?? "")
    item.owner = controller
    navigationItem = item
    return item
  }

  mutating func tabBarItem(for controller: UIViewController) -> UITabBarItem {
    let item = tabBarItem ?? UITabBarItem(title: controller.title, image: nil, tag: 0)
    tabBarItem = item
    return item
  }

  func perform(_ identifier: String, from controller: UIViewController, sender: Any?) {
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      preconditionFailure(
        "\(type(of: controller)) has no segue with the identifier '\(identifier)'")
    }
    segue.follow(from: controller, sender: sender)
  }
}
