import DeviceProtocol
import Foundation
import SimulatedFoundation
import SimulatedSwiftUI
import SimulatedUIKit

/// The controller of a capture extension's interface.
final class CaptureController: UIHostingController<AnyView>, PointPrincipal {
  private let makeView: @MainActor (LockedCameraCaptureSession) -> AnyView?

  private init(_ makeView: @escaping @MainActor (LockedCameraCaptureSession) -> AnyView?) {
    self.makeView = makeView
    super.init(rootView: AnyView(EmptyView()))
  }

  required init?(coder: NSCoder) { nil }

  /// Runs a capture extension's process until its end.
  static func run(
    named name: String, _ makeView: @escaping @MainActor (LockedCameraCaptureSession) -> AnyView?
  ) -> Never {
    MainObject.object = CaptureController(makeView)
    MainObject.name = name
    runExtension()
  }

  func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .capture(let folder) = call,
      let view = makeView(LockedCameraCaptureSession(folder: folder))
    else { return reply(.notServed(by: self)) }
    rootView = view
    reply(.done)
  }
}
