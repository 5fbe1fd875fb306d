package import DeviceProtocol

extension OpeningTable {
  /// A way of opening a URL under its usual name, with an explanation.
  package struct Way: Sendable {
    package var technique: OpenTechnique
    package var title: String
    /// How it looks in code, and what to know before reading the table.
    package var text: String
  }

  /// The ways, in the order in which people discover them.
  package static let ways = [
    Way(
      technique: .extensionContext, title: "`NSExtensionContext.open(_:completionHandler:)`",
      text: "The way that is meant for it. Each extension point decides whether it supports it."),
    Way(
      technique: .openURLSelector, title: "`openURL:` by its selector, along the responder chain",
      text: """
        `responder.perform(selector, with: url)` on the first responder that answers the selector, or on
        a `UIApplication` found by a cast. The name is what is sent: a method `openURL(_:)` of the
        extension's own, as many sources declare it, only lends its selector.
        """),
    Way(
      technique: .application,
      title: "`UIApplication.open(_:options:completionHandler:)`, along the responder chain",
      text: """
        The method called on a `UIApplication` that a cast has found. It is marked unavailable for
        extensions, so it compiles only with `APPLICATION_EXTENSION_API_ONLY = NO`.
        """),
    Way(
      technique: .performedOpen,
      title: "The same by `perform(_:with:with:)`",
      text:
        "`perform(#selector(UIApplication.open(_:options:completionHandler:)), with: url, with: [:])`."
    ),
    Way(
      technique: .webView, title: "A web view that loads the URL",
      text: "An invisible `UIWebView` or `WKWebView` that is told to load `reader://…`."),
  ]

  /// Remarks on what needs no cells of its own.
  package static let remarks = [
    """
    **The application object by key-value coding.** `UIApplication.value(forKeyPath:)` with
    `sharedApplication`, or the same on the class that `NSClassFromString("UIApplication")` gives, hands
    out the application object of the extension's own process (observed; it is how sources get
    around the compiler). What becomes of a URL then depends on the method that is called on it.
    """,
    """
    **Universal links.** What an extension may open doesn't depend on where the URL leads (folklore:
    developers say so, Apple doesn't). A web address that an app claims goes to that app, by the same
    cells; one that no app claims goes to the browser.
    """,
    """
    **`UIScene.open(_:options:completionHandler:)`.** An extension's process has no connected scene here, so
    there is none to call it on. What a device does hasn't been reported.
    """,
    """
    **SwiftUI's `openURL` and `Link`.** In an app they open a URL as UIApplication does. In an extension they do
    nothing here, unless the program sets an action of its own: what they do on a device hasn't been reported
    reliably. In a widget a `Link` opens the app (documented).
    """,
    """
    **`#available(iOS 18, *)`.** On Linux the compiler treats it as true whatever version the device runs.
    Code that chooses the way by it takes the newer one on every version here.
    """,
  ]
}
