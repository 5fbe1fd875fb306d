package import DeviceProtocol

/// The behaviour of iOS for each way in which an extension can ask for a URL to be opened.
///
/// The device decides by this table alone. Each cell names its source; where sources contradict
/// each other, nothing is promised. `Docs/opening.md` is generated from it.
package enum OpeningTable {
  /// Returns the cell for an extension: the first that covers it.
  package static func cell(
    _ technique: OpenTechnique, point: String?, version: Int
  ) -> OpeningCell? {
    cells.first { $0.covers(technique, point: point, version: version) }
  }

  /// All cells; of two that cover the same case, the first counts.
  package static let cells: [OpeningCell] = context + selector + application + others

  private static let versions = 9...26

  private static let context = [
    OpeningCell(
      technique: .extensionContext, versions: 9...17,
      points: [.init(name: "Today", identifier: "com.apple.widget-extension")],
      verdict: .granted, words: "",
      source: "the documentation of the method names Today as a point that supports it",
      confidence: .documented),
    OpeningCell(
      technique: .extensionContext, versions: 10...26,
      points: [.init(name: "iMessage", identifier: "com.apple.message-payload-provider")],
      verdict: .ownAppOnly, words: "an iMessage app may open its own containing app only",
      source: "the same page: the extension's own app, and while that is on the home screen; here "
        + "every installed app is",
      confidence: .documented),
    OpeningCell(
      technique: .extensionContext, versions: 26...26,
      points: [.init(name: "keyboard", identifier: "com.apple.keyboard-service")],
      verdict: .unknown,
      words: "reports about keyboards contradict each other; nothing is opened here",
      source:
        "the same page leaves keyboards out; a project for iOS 26 says that it works once the "
        + "keyboard has Full Access",
      confidence: .observed),
    OpeningCell(
      technique: .extensionContext, versions: versions, points: [], verdict: .refused,
      words: "this extension point doesn't let extensions open URLs",
      source: "the same page: each point decides, and iOS's Today and iMessage are those that "
        + "support it; developers see the handler called with false",
      confidence: .documented),
  ]

  private static let selector = [
    OpeningCell(
      technique: .openURLSelector, versions: 9...17, points: [], verdict: .granted, words: "",
      source: "shipped by many projects, among them receive_sharing_intent, brave-ios, joplin",
      confidence: .observed),
    OpeningCell(
      technique: .openURLSelector, versions: 18...26, points: [], verdict: .refused,
      words: "since iOS 18 'openURL:' is answered with false",
      source:
        "UIKit logs that the caller must migrate to open(_:options:completionHandler:) and that "
        + "false is forced: KeyboardKit issue 795, expo-share-extension issue 48",
      confidence: .observed),
  ]

  private static let application = [
    OpeningCell(
      technique: .application, versions: 9...9, points: [], verdict: .refused,
      words: "open(_:options:completionHandler:) came with iOS 10",
      source: "the documentation's availability; on iOS 9 there is no such method to call",
      confidence: .documented),
    OpeningCell(
      technique: .application, versions: 10...17, points: [], verdict: .granted, words: "",
      source: "anytype-swift pull request 2159 has it on iOS 17; nobody says otherwise of 10 to 16",
      confidence: .observed),
    OpeningCell(
      technique: .application, versions: 18...26, points: [], verdict: .unknown,
      words: "reports contradict each other since iOS 18; nothing is opened here",
      source:
        "it works: flutter_sharing_intent issue 64, capacitor-share-extension issue 17, readest "
        + "issue 4267; it doesn't: flutter_sharing_intent issue 103, KeyboardKit issue 968 without "
        + "Full Access",
      confidence: .observed),
  ]

  private static let others = [
    OpeningCell(
      technique: .performedOpen, versions: 9...9, points: [], verdict: .crashes,
      words: "open(_:options:completionHandler:) came with iOS 10",
      source: "the documentation's availability; a selector that nobody has is a crash",
      confidence: .documented),
    OpeningCell(
      technique: .performedOpen, versions: 10...26, points: [], verdict: .crashes,
      words: "perform(_:with:with:) hands over two arguments, and the method takes three",
      source: "developers who tried it; documented is that perform is for at most two arguments",
      confidence: .observed),
    OpeningCell(
      technique: .webView, versions: 9...9, points: [], verdict: .granted, words: "",
      source: "answers on the web from the time of iOS 8 and 9", confidence: .folklore),
    OpeningCell(
      technique: .webView, versions: 10...26, points: [], verdict: .unknown,
      words: "nobody reports what becomes of it since iOS 10; nothing is opened here",
      source: "none; apps with UIWebView are refused at upload since 2020 (flutter/flutter#60861)",
      confidence: .folklore),
  ]
}
