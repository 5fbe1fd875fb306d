public import Foundation
import SimulatedFoundation
public import SimulatedIntents

/// What a view controller does that shows intents in Siri's answer.
///
/// Simulated: asked when Siri wants the user to confirm an intent, and when it is done; the view is as large as
/// the handler is told, within what is allowed; without success, or without any size, there is Siri's own
/// interface alone (documented), and the user can't touch the view (documented). Both are optional, and the
/// newer form is preferred (documented). Differs: there is one controller for all parameters of an intent.
@preconcurrency @MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
  /// Shows an intent; the older form.
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext,
    completion: @escaping (CGSize) -> Void)
  /// Shows an intent; the older form.
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext
  ) async -> CGSize
  /// Shows some parameters of an intent: whether it does, which ones, and how large.
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
    completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
  /// Shows some parameters of an intent: whether it does, which ones, and how large.
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction,
    interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext
  ) async -> (Bool, Set<INParameter>, CGSize)
}

extension INUIHostedViewControlling {
  /// What the form that awaits does.
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

  /// What the form that awaits does.
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

  /// Asks the older form.
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

/// Where a view is shown.
///
/// Simulated: Apple's numbers. Differs: there are no maps.
public enum INUIHostedViewContext: UInt, Hashable, Sendable {
  /// In Siri's answer.
  case siriSnippet
  /// On a card in Maps.
  ///
  /// Type-checks only: there are no maps.
  case mapsCard
}

/// What a tap on a view does.
///
/// Simulated: Apple's numbers. Differs: it always is `none`.
public enum INUIInteractiveBehavior: UInt, Hashable, Sendable {
  /// Nothing.
  case none
  /// It leads to another view.
  ///
  /// Type-checks only: a tap does nothing.
  case nextView
  /// It opens the app.
  ///
  /// Type-checks only: a tap does nothing.
  case launch
  /// It does something else.
  ///
  /// Type-checks only: a tap does nothing.
  case genericAction
}
