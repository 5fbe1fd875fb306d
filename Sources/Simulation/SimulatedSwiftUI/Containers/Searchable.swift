import SimulatedUIKit

extension View {
  /// Adds a field for a search above the view.
  ///
  /// Simulated: the field is typed into as others. Differs: suggestions and scopes aren't there.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol = "Search"
  ) -> some View {
    let prompt = String(prompt)
    return VStack(spacing: 0) {
      TextField(prompt, text: text).textFieldStyle(.roundedBorder).padding(.horizontal)
      self
    }
  }
}

/// The place of a field for a search.
///
/// Type-checks only: the field is always above the view.
public struct SearchFieldPlacement: Sendable {
  /// The usual place.
  public static let automatic = SearchFieldPlacement()
  /// The bar above the page.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// The bar of tools.
  public static let toolbar = SearchFieldPlacement()

  /// The bar above the page.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { navigationBarDrawer }

  /// When the field is shown.
  ///
  /// Type-checks only: it is always shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As usual.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}
