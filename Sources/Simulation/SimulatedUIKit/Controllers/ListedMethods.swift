import Foundation
import SimulatedFoundation

/// Lists the methods of UIKit's own controllers and views that code may call by selector.
@MainActor enum ListedMethods {
  private static var isListed = false

  static func list() {
    guard !isListed else { return }
    isListed = true
    controllers()
    views()
  }

  private static func register<Object: AnyObject>(
    _ type: Object.Type, _ methods: [(String, @MainActor (Object, Any?, Any?) -> Void)]
  ) {
    ObjectiveCRegistry.register(
      type, name: "\(type)",
      methods: methods.map { name, body in
        (
          name,
          { target, first, second in
            guard let target = target as? Object else { return nil }
            let call = Call(target: target, first: first, second: second)
            // Real code calls such methods from any thread; only calls from another thread have to
            // wait.
            if MainQueue.isCurrent {
              MainActor.assumeIsolated { body(call.target, call.first, call.second) }
            } else {
              DispatchQueue.main.async { body(call.target, call.first, call.second) }
            }
            return nil
          }
        )
      }, make: nil)
  }

  private static func controllers() {
    register(
      UIViewController.self,
      [("setTitle:", { controller, title, _ in controller.title = title as? String })])
    register(
      UINavigationController.self,
      [
        (
          "popViewControllerAnimated:",
          { controller, _, _ in
            controller.popViewController(animated: true)
          }
        ),
        (
          "popToRootViewControllerAnimated:",
          { controller, _, _ in
            controller.popToRootViewController(animated: true)
          }
        ),
      ])
    register(
      UIInputViewController.self,
      [
        ("advanceToNextInputMode", { controller, _, _ in controller.advanceToNextInputMode() }),
        ("dismissKeyboard", { controller, _, _ in controller.dismissKeyboard() }),
        (
          "handleInputModeListFromView:withEvent:",
          { controller, view, event in
            guard let view = view as? UIView else { return }
            controller.handleInputModeList(
              from: view, with: event as? UIEvent ?? UIEvent(touches: []))
          }
        ),
      ])
  }

  private static func views() {
    register(
      UIView.self,
      [
        ("endEditing:", { view, _, _ in view.endEditing(true) }),
        ("removeFromSuperview", { view, _, _ in view.removeFromSuperview() }),
        ("setNeedsLayout", { view, _, _ in view.setNeedsLayout() }),
        ("layoutIfNeeded", { view, _, _ in view.layoutIfNeeded() }),
      ])
    register(
      UIResponder.self,
      [
        ("becomeFirstResponder", { responder, _, _ in responder.becomeFirstResponder() }),
        ("resignFirstResponder", { responder, _, _ in responder.resignFirstResponder() }),
      ])
    register(UITableView.self, [("reloadData", { table, _, _ in table.reloadData() })])
    register(UICollectionView.self, [("reloadData", { view, _, _ in view.reloadData() })])
  }

  /// The arguments of a method; they stay on the main actor.
  private struct Call<Object>: @unchecked Sendable {
    var target: Object
    var first: Any?
    var second: Any?
  }
}
