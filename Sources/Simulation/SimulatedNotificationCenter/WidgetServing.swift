import DeviceProtocol
import Foundation
import SimulatedFoundation
import SimulatedUIKit
import Synchronization

/// Does what the Today view asks of a widget; the process of the extension calls it by its C name.
@_cdecl("tutor_serve_widget")
func serveWidget(_ pointer: UnsafeMutableRawPointer) {
  let errand = PointErrand.taken(pointer)
  MainActor.assumeIsolated { WidgetServing.serve(errand) }
}

/// What the principal object of a Today widget does for the system.
@MainActor enum WidgetServing {
  static func serve(_ errand: PointErrand) {
    guard let controller = errand.object as? UIViewController,
      let context = controller.extensionContext, case .widget(let call) = errand.call
    else { return errand.reply(.notServed(by: errand.object)) }
    let widget = context.hostedWidget ?? HostedWidget(controller, in: context)
    switch call {
    case .place(let place):
      widget.take(place)
      errand.reply(.widget(.layout(widget.layout)))
    case .update:
      let result = FirstResult(errand.reply)
      widget.provider?.widgetPerformUpdate { result.take($0) }
    case .layout: errand.reply(.widget(.layout(widget.layout)))
    case .disappear:
      controller.goFromScreen()
      errand.reply(.done)
    }
  }
}

/// The result with which the handler is called first; later calls count for nothing.
private final class FirstResult: Sendable {
  private let reply: Mutex<(@Sendable (PointAnswer) -> Void)?>

  init(_ reply: @escaping @Sendable (PointAnswer) -> Void) { self.reply = Mutex(reply) }

  func take(_ result: NCUpdateResult) {
    let reply = reply.withLock { reply in
      defer { reply = nil }
      return reply
    }
    let update: WidgetUpdate =
      switch result {
      case .newData: .newData
      case .noData: .noData
      case .failed: .failed
      }
    reply?(.widget(.updated(update)))
  }
}
