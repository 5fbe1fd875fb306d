/// The place of an item in a bar.
///
/// Simulated: left, middle, right, and below.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String

  /// The usual place: at the right.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The place of navigation: at the left.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The most important action: at the right.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// A less important action: at the right.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// What confirms a sheet: at the right.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// What cancels a sheet: at the left.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// What destroys something: at the right.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The left of the bar above.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The right of the bar above.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The left of the bar above, by its older name.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The right of the bar above, by its older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The bar below.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The bar over the keyboard; differs: it is below, whether something is being typed or not.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The text in the middle of the bar below.
  public static let status = ToolbarItemPlacement(name: "bottomBar")

  var isLeading: Bool {
    ["navigation", "cancellationAction", "topBarLeading"].contains(name)
  }

  var isBelow: Bool { ["bottomBar", "keyboard"].contains(name) }
}

/// The bar above a page.
///
/// Simulated: only as the place of its constants.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  ///
  /// Type-checks only: titles are always in the middle of the bar.
  public enum TitleDisplayMode: Sendable {
    /// The sizes: that of the page before, in the bar, and below it.
    case automatic, inline, large
  }
}

/// The kind of a bar.
///
/// Simulated: no known difference.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String

  /// The bars of the place: the one above a page.
  public static let automatic = ToolbarPlacement(name: "navigationBar")
  /// The bar above a page.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar below a page.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar with tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}
