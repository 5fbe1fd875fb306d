import SimulatedUIKit

extension View {
  /// Adds a field for a search above the view.
  ///
  /// Simulated: the field is typed into as others. Differs: suggestions and scopes aren't there.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    VStack(spacing: 0) {
      TextField(prompt?.string ?? "Search", text: text).textFieldStyle(.roundedBorder).telling {
        $0.submitTrigger = .search
      }.padding(
        .horizontal)
      self
    }
  }
}

extension View {
  /// Adds a field for a search above the view, with a text that says what for.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
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
