public import Foundation

/// What is done when the user taps a row of a compose sheet.
///
/// Simulated: called on the main queue (documented). No known difference.
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void

/// The class that ``SLComposeSheetConfigurationItem`` has between itself and NSObject.
///
/// Type-checks only: it is nothing by itself, and iOS has no such class. It is here because Swift lets
/// no initialiser that may fail stand in for one of NSObject's that can't.
@preconcurrency @MainActor open class SLComposeSheetConfigurationBase: NSObject {
  init(forItem: Void) { super.init() }
}

/// A row below the text of a compose sheet: a title, a value, and what a tap does.
///
/// Simulated: as documented a change of a property is seen by itself, `valuePending` shows a wheel in
/// place of the value, and a row with a tap handler can be tapped.
@preconcurrency @MainActor
open class SLComposeSheetConfigurationItem: SLComposeSheetConfigurationBase {
  /// Told of every change of a property.
  var whenChanged: (@MainActor () -> Void)?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Makes a row; code unwraps it in one of the ways that there are.
  ///
  /// Simulated: the result is optional, as in Apple's headers. It never is `nil`.
  public init!() { super.init(forItem: ()) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What stands at the row's beginning.
  open var title: String! { didSet { whenChanged?() } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What stands at its end.
  open var value: String! { didSet { whenChanged?() } }

  /// Whether the value isn't known yet.
  ///
  /// Simulated: a wheel turns in the value's place.
  open var valuePending = false { didSet { whenChanged?() } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is done when the user taps the row.
  ///
  /// Simulated: without one the row can't be tapped.
  open var tapHandler: SLComposeSheetConfigurationItemTapHandler! { didSet { whenChanged?() } }
}
