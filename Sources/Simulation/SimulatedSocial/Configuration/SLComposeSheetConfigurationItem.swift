public import Foundation

/// A closure that is called when the user taps a row of a compose sheet.
///
/// Simulated: called on the main queue (documented). No known difference.
public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void

/// The class between ``SLComposeSheetConfigurationItem`` and NSObject.
///
/// Type-checks only: it has no function of its own, and iOS has no such class. It exists because
/// Swift doesn't let a failable initialiser override one of NSObject's that can't fail.
@preconcurrency @MainActor open class SLComposeSheetConfigurationBase: NSObject {
  init(forItem: Void) { super.init() }
}

/// A row below the text of a compose sheet: a title, a value, and the action of a tap.
///
/// Simulated: as documented, a change of a property is shown automatically, `valuePending` shows a
/// wheel in place of the value, and a row with a tap handler can be tapped.
@preconcurrency @MainActor
open class SLComposeSheetConfigurationItem: SLComposeSheetConfigurationBase {
  /// A closure that is called at every change of a property.
  var whenChanged: (@MainActor () -> Void)?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Makes a row; code has several ways to unwrap it.
  ///
  /// Simulated: the result is optional, as in Apple's headers. It is never `nil`.
  public init!() { super.init(forItem: ()) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text at the beginning of the row.
  open var title: String! { didSet { whenChanged?() } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text at the end of the row.
  open var value: String! { didSet { whenChanged?() } }

  /// Whether the value isn't known yet.
  ///
  /// Simulated: a wheel turns in place of the value.
  open var valuePending = false { didSet { whenChanged?() } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The closure that is called when the user taps the row.
  ///
  /// Simulated: without one the row can't be tapped.
  open var tapHandler: SLComposeSheetConfigurationItemTapHandler! { didSet { whenChanged?() } }
}
