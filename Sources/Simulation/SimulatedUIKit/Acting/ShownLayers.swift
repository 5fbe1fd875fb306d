import DeviceEvents
import Foundation
import SimulatedFoundation

/// The views that lie over each other on the screen: a controller's, and those of what is presented
/// over it.
@MainActor struct ShownLayers {
  /// From back to front.
  let views: [UIView]

  init(of controller: UIViewController) {
    var controllers = [controller.outermost]
    while let over = controllers.last?.presentedHere { controllers.append(over) }
    // What an alert lies over can be seen behind it; every other layer hides what is below.
    let first = controllers.lastIndex { !($0 is UIAlertController) } ?? 0
    views = controllers[first...].map(\.view)
  }

  init(windows: [UIWindow]) {
    let shown = windows.filter { !$0.isHidden }
    let layers = shown.flatMap { window -> [UIView] in
      guard let root = window.rootViewController else { return [window] }
      let own = ShownLayers(of: root).views
      return own.first === root.outermost.view ? [window] + own.dropFirst() : own
    }
    views = layers
  }

  /// What can be seen.
  func screen() -> Screen {
    layOut()
    let shown = views.filter(\.canBeSeen) + [accessory].compactMap(\.self)
    return ScreenBounds.cut(Screen(elements: shown.map { $0.screenElement() }))
  }

  /// Finds what the user means on the layer in front: the others can't be reached.
  func prepare(_ act: ScreenAct) -> Result<UserAction, ScreenFailure> {
    layOut()
    guard let front = views.last(where: \.canBeSeen) else {
      return .failure(ScreenFailure("nothing is on the screen"))
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
    case .pullDown: return .failure(ScreenFailure("there is no sheet to pull down"))
    }
  }

  /// What is meant, if it can be seen behind an alert.
  private func behind(_ name: String, _ front: UIView) -> ScreenFailure? {
    for view in views.reversed() where view !== front && view.canBeSeen {
      let targets = TapSurvey.targets(in: view)
      guard let target = targets.first(where: { $0.names.contains(name) }) else { continue }
      let others = TapTarget.list(TapSurvey.targets(in: front).map(\.description))
      return ScreenFailure(
        "the \(target.description) lies behind what is presented over it; what can be tapped "
          + "there: \(others)")
    }
    return nil
  }

  private func layOut() {
    for view in views { view.layoutIfNeeded() }
    if let accessory { layOut(accessory) }
  }

  /// What typing brings with it above the keyboard, while something in front is typed into.
  private var accessory: UIView? {
    guard let first = UIResponder.firstResponder as? UIView,
      let front = views.last(where: \.canBeSeen), first.isDescendant(of: front),
      let accessory = first.inputAccessoryView, accessory.superview == nil, accessory.canBeSeen
    else { return nil }
    return accessory
  }

  /// No keyboard comes up: what belongs above it stands at the screen's lower edge.
  private func layOut(_ accessory: UIView) {
    let screen = UIScreen.main.bounds
    let height = accessory.frame.height
    accessory.frame = CGRect(
      x: 0, y: screen.height - SafeArea.phone.bottom - height, width: screen.width, height: height)
    accessory.layoutIfNeeded()
  }
}

extension UIViewController {
  /// What is presented over this controller or one inside of it.
  fileprivate var presentedHere: UIViewController? { state.presented }
}

extension UIView {
  /// Whether the view isn't hidden or transparent.
  var canBeSeen: Bool { !isHidden && alpha >= 0.01 }

  /// The views inside that can be seen, from back to front.
  var seenSubviews: [UIView] { subviews.filter(\.canBeSeen) }

  /// What the labels inside say.
  var textsInside: [String] {
    let own = (self as? UILabel)?.text.map { [$0] } ?? []
    return own + seenSubviews.flatMap(\.textsInside)
  }
}
