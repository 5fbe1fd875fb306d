import DeviceProtocol
import Foundation
import SimulatedFoundation
import SimulatedUIKit

/// Makes the object that serves a widget's view controller; the extension's process calls it by its
/// C name.
@_cdecl("tutor_serve_com_apple_widget_extension")
func makeWidgetServer(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  PointAdapters.make(object) { ($0 as? UIViewController).map { WidgetServer($0) } }
}

/// An object that calls a widget's view controller in the way that the Today view does.
@MainActor final class WidgetServer: PointPrincipal {
  private unowned let controller: UIViewController

  init(_ controller: UIViewController) { self.controller = controller }

  func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard let context = controller.extensionContext, case .widget(let call) = call else {
      return reply(.notServed(by: controller))
    }
    let widget = context.hostedWidget ?? HostedWidget(controller, in: context)
    switch call {
    case .place(let place):
      widget.take(place)
      reply(.widget(.layout(widget.layout)))
    case .update:
      let first = FirstReply(reply)
      let update = MissingUpdate()
      MissingUpdate.$current.withValue(update) {
        widget.provider?.widgetPerformUpdate { result in
          first(.widget(update.isMissing ? .hasNoUpdate : .updated(WidgetUpdate(result))))
        }
      }
    case .layout: reply(.widget(.layout(widget.layout)))
    case .disappear:
      controller.goFromScreen()
      reply(.done)
    }
  }
}

/// A marker that distinguishes a widget's answer from the default of a missing method.
@MainActor final class MissingUpdate {
  /// Whether both forms of the method are missing.
  var isMissing = false

  /// The current update, also in the task in which the default form with a handler awaits the other
  /// form.
  @TaskLocal static var current: MissingUpdate?
}

extension WidgetUpdate {
  fileprivate init(_ result: NCUpdateResult) {
    self =
      switch result {
      case .newData: .newData
      case .noData: .noData
      case .failed: .failed
      }
  }
}
