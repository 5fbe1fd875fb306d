public import Foundation
import SimulatedFoundation
public import SimulatedUIKit

/// An app whose interface is SwiftUI's; the type is marked `@main`.
///
/// Simulated: its first window group is in the app's window. Differs: there is one window.
@MainActor @preconcurrency public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene

  /// Makes the app; called by the system.
  init()

  /// The scenes.
  @SceneBuilder var body: Body { get }
}

extension App {
  /// Runs the app until its end.
  public static func main() { AppRun.run(Self.init()) }
}

/// A part of an app's interface.
///
/// Simulated: groups of windows.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// The content.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that knows its view.
@MainActor protocol WindowMaker {
  var windowContent: AnyView? { get }
}

/// Windows of the same kind.
///
/// Simulated: one window.
public struct WindowGroup<Content: View>: Scene, WindowMaker {
  private let content: () -> Content

  /// Makes windows of a view.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Makes windows of a view with an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Makes windows of a view with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }

  var windowContent: AnyView? { AnyView(content()) }
}

/// A builder that combines scenes.
///
/// Simulated: several scenes, of which the first with a window counts.
@MainActor @resultBuilder public enum SceneBuilder {
  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns several scenes as one.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content)
    -> SeveralScenes
  {
    var first: AnyView?
    for scene in repeat each content { first = first ?? WindowReader.content(of: scene) }
    return SeveralScenes(windowContent: first)
  }
}

/// Several scenes as one; Apple's own type for it has another name.
///
/// Simulated: the first with a window counts.
public struct SeveralScenes: Scene, WindowMaker {
  let windowContent: AnyView?

  /// Type-checks only: it is shown as it is.
  public var body: Never { PieceReader.noBody() }
}

/// What finds the view of an app's window.
@MainActor enum WindowReader {
  static func content(of scene: some Scene) -> AnyView? {
    if let maker = scene as? any WindowMaker { return maker.windowContent }
    return content(of: scene.body)
  }
}

extension Scene {
  /// Runs an action when a value has changed.
  ///
  /// Simulated: as with views.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    let content = WindowReader.content(of: self)
    return SeveralScenes(
      windowContent: content.map {
        AnyView($0.onChange(of: value, initial: initial, action))
      })
  }

  /// Sets a value of the environment for the views inside.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  {
    SeveralScenes(
      windowContent: WindowReader.content(of: self).map { AnyView($0.environment(keyPath, value)) })
  }
}

/// The delegate of UIKit of an app whose interface is SwiftUI's.
///
/// Simulated: an object of the class is the app's delegate, from the launch on.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// Makes a property for a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    AppRun.delegateType = delegateType
  }

  /// The delegate.
  public var wrappedValue: DelegateType {
    guard let delegate = AppRun.delegate as? DelegateType else {
      preconditionFailure("the app's delegate isn't there before the app is launched")
    }
    return delegate
  }
}

/// The view of an app's window, with the app's own state.
struct AppView<Program: App>: View, PieceMaker {
  let app: Program

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let content = PieceReader.evaluate(app, in: context) { WindowReader.content(of: app.body) }
    return content.map { PieceReader.pieces(of: $0, in: context.part(0)) } ?? []
  }
}
