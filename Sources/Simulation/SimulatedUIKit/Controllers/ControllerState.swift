import Foundation
import SimulatedFoundation

/// What a view controller knows beside its view: where it stands and what is over it.
@MainActor struct ControllerState {
  var isLoading = false
  var isEditing = false
  var appearance = Appearance.gone
  var isBeingPresented = false
  var isBeingDismissed = false
  /// Whether the user has pulled down the sheet that the host shows the controller in.
  var isPulledDown = false
  /// Whether a container is taking the controller in or giving it up at this moment.
  var move = Move.none
  /// Whether what it presents fills the screen, and it was told so.
  var isCovered = false

  /// What the bars of the controller's parent cover of its view.
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

  /// What a storyboard or nib knows of the controller.
  var storyboard: UIStoryboard?
  var segues: [SegueTemplate] = []
  var makeView: (@MainActor (UIViewController) -> UIView?)?
  var connect: (@MainActor () -> Void)?

  enum Move { case none, toParent, fromParent }

  /// How far a view has come on its way onto the screen and off it.
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
