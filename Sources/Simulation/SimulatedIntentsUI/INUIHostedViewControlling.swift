public import Foundation
import SimulatedFoundation
public import SimulatedIntents

/// The methods of a view controller that shows intents in Siri's answer.
///
/// Simulated: called when Siri wants the user to confirm an intent, and when it is done. The view
/// has the size that is passed to the handler, within the allowed range. If the controller reports
/// no success or an empty size, only Siri's own interface is shown (documented); the user can't
/// touch the view (documented). Both methods are optional, and the newer one is preferred
/// (documented). Differs: there is one controller for all parameters of an intent.
@preconcurrency @MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
  /// Shows an intent; the older method.
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void)
  /// Shows an intent; the older method.
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext
  ) async -> CGSize
  /// Shows some parameters of an intent; reports whether it does, which ones, and the size.
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
  /// Shows some parameters of an intent; returns whether it does, which ones, and the size.
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> (Bool, Set<INParameter>, CGSize)
}

extension INUIHostedViewControlling {
  /// Calls the async form.
  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void
  ) {
    Completion.give(
      { await self.configure(with: interaction, context: context) }, to: completion)
  }

  /// Shows nothing.
  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext
  ) async -> CGSize { .zero }

  /// Calls the async form.
  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    Completion.give(
      {
        await self.configureView(
          for: parameters, of: interaction, interactiveBehavior: interactiveBehavior,
          context: context)
      }
    ) { completion($0.0, $0.1, $0.2) }
  }

  /// Calls the older method.
  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> (Bool, Set<INParameter>, CGSize) {
    let size = await Completion.value {
      configure(with: interaction, context: context, completion: $0)
    }
    return (true, parameters, size)
  }
}

/// The context in which a view is shown.
///
/// Simulated: Apple's numbers. Differs: there are no maps.
public enum INUIHostedViewContext: UInt, Hashable, Sendable {
  /// Siri's answer.
  case siriSnippet
  /// A card in Maps.
  ///
  /// Type-checks only: there are no maps.
  case mapsCard
}

/// The effect of a tap on a view.
///
/// Simulated: Apple's numbers. Differs: it is always `none`.
public enum INUIInteractiveBehavior: UInt, Hashable, Sendable {
  /// The tap has no effect.
  case none
  /// The tap leads to another view.
  ///
  /// Type-checks only: a tap has no effect.
  case nextView
  /// The tap opens the app.
  ///
  /// Type-checks only: a tap has no effect.
  case launch
  /// The tap has another effect.
  ///
  /// Type-checks only: a tap has no effect.
  case genericAction
}
