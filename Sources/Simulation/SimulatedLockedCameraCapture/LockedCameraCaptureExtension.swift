public import SimulatedExtensionKit
public import SimulatedSwiftUI

/// An extension that captures on the locked screen; the type is marked `@main`.
///
/// Simulated: a scene opens it, its view is drawn, and it has neither the network nor the
/// containers of its groups (documented). Differs: it isn't started by controls; there is no
/// camera, so that the code itself writes what it has captured.
@MainActor @preconcurrency public protocol LockedCameraCaptureExtension: AppExtension {
  /// The type of its scene.
  associatedtype Body: LockedCameraCaptureExtensionScene

  /// The scene.
  var body: Body { get }
}

extension LockedCameraCaptureExtension {
  /// Runs an extension whose type is marked `@main`.
  @MainActor @preconcurrency public static func main() {
    CaptureController.run(named: "\(Self.self)") { (Self().body as? any CaptureView)?.view(of: $0) }
  }
}

/// The interface of a capture extension.
///
/// Simulated: one type conforms, `LockedCameraCaptureUIScene`.
@MainActor @preconcurrency public protocol LockedCameraCaptureExtensionScene {}

/// A scene that knows its view.
@MainActor protocol CaptureView {
  func view(of session: LockedCameraCaptureSession) -> AnyView
}

/// An interface in SwiftUI.
///
/// Simulated: its view is shown in each session.
public struct LockedCameraCaptureUIScene<Content: View>: LockedCameraCaptureExtensionScene,
  CaptureView
{
  private let content: @MainActor (LockedCameraCaptureSession) -> Content

  /// Makes an interface of a view.
  public init(@ViewBuilder content: @escaping @MainActor (LockedCameraCaptureSession) -> Content) {
    self.content = content
  }

  func view(of session: LockedCameraCaptureSession) -> AnyView { AnyView(content(session)) }
}
