import DeviceEvents
import Foundation
import SimulatedFoundation

/// The views that lie over each other on the screen: a controller's own, and those presented over
/// it.
@MainActor struct ShownLayers {
  /// The views, from back to front.
  let views: [UIView]

  init(of controller: UIViewController) {
    var controllers = [controller.outermost]
    while let over = controllers.last?.presentedHere { controllers.append(over) }
    // An alert leaves visible what it lies over; every other layer hides what is below.
    let first = controllers.lastIndex { !($0 is UIAlertController) } ?? 0
    views = Self.withMenu(controllers[first...].map(\.view))
  }

  /// Adds the menu that is open over the frontmost view.
  private static func withMenu(_ views: [UIView]) -> [UIView] {
    views + [OpenMenu.view(over: views.last(where: \.canBeSeen))].compactMap(\.self)
  }

  init(windows: [UIWindow]) {
    let shown = windows.filter { !$0.isHidden }
    let layers = shown.flatMap { window -> [UIView] in
      guard let root = window.rootViewController else { return [window] }
      let own = ShownLayers(of: root).views
      return own.first === root.outermost.view ? [window] + own.dropFirst() : own
    }
    views = Self.withMenu(layers.filter { !($0 is MenuView) })
  }

  /// Returns what is visible.
  func screen() -> Screen {
    layOut()
    let shown = views.filter(\.canBeSeen) + [accessory].compactMap(\.self)
    return ScreenBounds.cut(Screen(elements: shown.map { $0.screenElement() }))
  }

  /// Finds what the user means in the frontmost layer; the others can't be reached.
  func prepare(_ act: ScreenAct) -> Result<UserAction, ScreenFailure> {
    layOut()
    guard let front = views.last(where: \.canBeSeen) else {
      return .failure(ScreenFailure(TappingWords.emptyScreen))
    }
    switch act {
    case .tap(let name):
      if let accessory, case .success(let action) = TapTarget.find(name, in: accessory) {
        return .success(action)
      }
      return TapTarget.find(name, in: front).flatMapError { failure in
        Scrolling.find(name, in: front).map { .success($0) }
          ?? .failure(behind(name, front) ?? failure)
      }
    case .type(let text, let field):
      return TextInput.find(field, in: front).map { input in { input.type(text) } }
    case .clear(let field):
      return TextInput.find(field, in: front).map { input in { input.clear() } }
    case .press(let name): return Pressing.find(name, in: front)
    case .closeMenu: return OpenMenu.prepareClosing(over: views.last { !($0 is MenuView) })
    case .pullDown: return .failure(ScreenFailure(SheetWords.noSheet))
    }
  }

  /// Explains that what is meant lies behind what is presented, if it is visible there.
  private func behind(_ name: String, _ front: UIView) -> ScreenFailure? {
    for view in views.reversed() where view !== front && view.canBeSeen {
      let targets = TapSurvey.targets(in: view)
      guard let target = targets.first(where: { $0.names.contains(name) }) else { continue }
      let others = TapSurvey.targets(in: front).map(\.description)
      return ScreenFailure(TappingWords.behindPresented(target.description, among: others))
    }
    return nil
  }

  private func layOut() {
    for view in views { view.layoutIfNeeded() }
    if let accessory { layOut(accessory) }
  }

  /// The accessory view that belongs above the keyboard, while something in front is being edited.
  private var accessory: UIView? {
    guard let first = UIResponder.firstResponder as? UIView,
      let front = views.last(where: \.canBeSeen), first.isDescendant(of: front),
      let accessory = first.inputAccessoryView, accessory.superview == nil, accessory.canBeSeen
    else { return nil }
    return accessory
  }

  /// Places an accessory view at the screen's lower edge, because no keyboard comes up.
  private func layOut(_ accessory: UIView) {
    let screen = UIScreen.main.bounds
    let height = accessory.frame.height
    accessory.frame = CGRect(
      x: 0, y: screen.height - SafeArea.phone.bottom - height, width: screen.width, height: height)
    accessory.layoutIfNeeded()
  }
}

extension UIViewController {
  /// What is presented over this controller or one inside it.
  fileprivate var presentedHere: UIViewController? { state.presented }
}

extension UIView {
  /// Whether the view is neither hidden nor transparent.
  var canBeSeen: Bool { !isHidden && alpha >= 0.01 }

  /// The visible subviews, from back to front.
  var seenSubviews: [UIView] { subviews.filter(\.canBeSeen) }

  /// The texts of the labels inside.
  var textsInside: [String] {
    let own = (self as? UILabel)?.text.map { [$0] } ?? []
    return own + seenSubviews.flatMap(\.textsInside)
  }
}
