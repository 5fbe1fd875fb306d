import Foundation
package import SimulatedUIKit

extension EnvironmentValues {
  private struct PresenterKey: EnvironmentKey {
    static let defaultValue: (@MainActor (UIViewController) -> Void)? = nil
  }

  /// What presents a controller of UIKit over the view, if something can.
  package var presentController: (@MainActor (UIViewController) -> Void)? {
    get { self[PresenterKey.self] }
    set { self[PresenterKey.self] = newValue }
  }
}

extension View {
  /// Presents a controller of UIKit while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: The value, which the controller's maker sets to false when it is done.
  ///   - make: Makes the controller.
  /// - Returns: The view, with the controller over it.
  package func presenting(
    _ isPresented: Binding<Bool>, _ make: @escaping @MainActor () -> UIViewController
  ) -> some View { ControllerView(content: self, isPresented: isPresented, make: make) }
}

/// A view with a controller of UIKit over it.
private struct ControllerView<Content: View>: View, PieceMaker {
  let content: Content
  let isPresented: Binding<Bool>
  let make: @MainActor () -> UIViewController

  /// What is kept for the place: the controller that is presented.
  private final class Kept { var controller: UIViewController? }

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let kept = context.node.kept("controller") { Kept() }
    if isPresented.wrappedValue {
      if kept.controller == nil, let present = context.environment.presentController {
        let controller = make()
        kept.controller = controller
        // The view's own controller may just be being shown.
        DispatchQueue.main.async { MainActor.assumeIsolated { present(controller) } }
      }
    } else if let controller = kept.controller {
      kept.controller = nil
      if controller.presentingViewController != nil { controller.dismiss(animated: true) }
    }
    return PieceReader.pieces(of: content, in: context.part(0))
  }
}
