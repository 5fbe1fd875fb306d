import DeviceProtocol
import Foundation
import SimulatedFoundation
import SimulatedUIKit

/// A widget's view controller with its place in the Today view.
@MainActor final class HostedWidget {
  private unowned let controller: UIViewController
  private weak var context: NSExtensionContext?
  /// The room that it may use at the moment.
  private var room = WidgetRoom.size(of: .compact)
  /// Whether there are display modes: since iOS 10.
  private var hasModes = true
  private var isPlaced = false
  private var isPlacing = false

  init(_ controller: UIViewController, in context: NSExtensionContext) {
    self.controller = controller
    self.context = context
    context.hostedWidget = self
    controller.onPreferredSize { [weak self] in self?.fit() }
  }

  var provider: (any NCWidgetProviding)? { controller as? any NCWidgetProviding }

  /// Tells the controller its display mode, and sets the size of its view.
  func take(_ place: WidgetPlace) {
    guard let context else { return }
    isPlacing = true
    controller.loadViewIfNeeded()
    hasModes = place.hasModes
    if hasModes {
      let canExpand = context.widgetLargestAvailableDisplayMode == .expanded
      let mode: NCWidgetDisplayMode = place.isExpanded && canExpand ? .expanded : .compact
      context.widgetModes.active = mode
      room = WidgetRoom.size(of: mode)
      // The view already has the maximum size when the controller is told (observed).
      if !isPlaced { controller.view.frame = CGRect(origin: .zero, size: room) }
      provider?.widgetActiveDisplayModeDidChange(mode, withMaximumSize: room)
    } else {
      let proposed = WidgetRoom.oldMargins
      room = WidgetRoom.size(
        within: provider?.widgetMarginInsets(forProposedMarginInsets: proposed) ?? proposed)
    }
    isPlacing = false
    fit()
    isPlaced = true
  }

  /// Called when the largest mode was set: a widget in a larger mode becomes compact.
  func largestModeChanged() {
    guard let context, isPlaced, context.widgetActiveDisplayMode == .expanded,
      context.widgetLargestAvailableDisplayMode == .compact
    else { return }
    take(WidgetPlace(isExpanded: false, hasModes: hasModes))
  }

  var layout: WidgetLayout {
    let size = controller.viewIfLoaded?.frame.size ?? .zero
    return WidgetLayout(
      canExpand: hasModes && context?.widgetLargestAvailableDisplayMode == .expanded,
      isExpanded: context?.widgetActiveDisplayMode == .expanded, width: size.width,
      height: size.height, isProvider: provider != nil)
  }

  /// Sets the size of the view: a fixed one if compact, otherwise as high as the widget would like.
  private func fit() {
    guard !isPlacing else { return }
    var size = room
    if !hasModes || context?.widgetActiveDisplayMode == .expanded {
      size.height = min(wantedHeight, room.height)
    }
    if isPlaced {
      controller.resize(to: size)
    } else {
      controller.view.frame = CGRect(origin: .zero, size: size)
    }
  }

  /// The height from the controller, or else from its constraints.
  private var wantedHeight: Double {
    let wanted = controller.preferredContentSize.height
    if wanted > 0 { return wanted }
    let fitting = controller.view.systemLayoutSizeFitting(
      CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitting > 0 ? fitting : WidgetRoom.size(of: .compact).height
  }
}
