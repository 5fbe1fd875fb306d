import ContentRules
import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedFoundation
import WebPages

/// Shows a page that the user visits: it asks the rules about everything that the page loads, and
/// hides what they want hidden.
struct PageVisitor {
  private let visit: PageVisit
  private let page: WebPage
  private let lists: [ContentRuleList]
  /// The addresses that a content filter blocks.
  private let dropped: Set<String>
  private let limits: PageLimits

  init(_ visit: PageVisit) {
    self.visit = visit
    page = WebPage(html: visit.html, url: visit.url)
    // They were validated when the content blockers supplied them.
    lists = visit.rules.compactMap { try? ContentRuleList($0, limit: .max) }
    dropped = Set(visit.dropped)
    var limits = PageLimits()
    limits.seconds = 2
    self.limits = limits
  }

  /// Shows the page.
  ///
  /// - Parameters:
  ///   - starts: The backgrounds of web extensions that have been loaded.
  ///   - browser: Receives what belongs in the log: what kept the page's text from being
  ///   read, and invalid selectors, whose rules Safari leaves out (observed in WebKit's source).
  /// - Returns: The result for the page.
  /// - Throws: The reason why the page can't be read.
  func show(
    starts: BackgroundStarts, browser: any BrowserVoice
  ) throws(PageProblem) -> PageView {
    var view = PageView()
    var selectors: [String] = []
    let own = verdict(on: PageLoad(url: page.url, kind: .document, page: page.url))
    note(own, of: page.url, in: &view)
    guard !own.isBlocked else { return view }
    selectors += own.hiddenSelectors
    for resource in try page.resources(limits: limits) {
      let verdict = verdict(
        on: PageLoad(url: resource.url, kind: resource.kind, page: page.url))
      note(verdict, of: resource.url, in: &view)
      selectors += verdict.hiddenSelectors.filter { !selectors.contains($0) }
    }
    let session = PageSession(page: page, limits: limits)
    defer { session.end() }
    let result = session.run(script: Self.script(hiding: selectors), named: PageVisitWords.browser)
    guard case .results(.dictionary(let values)) = result.outcome else {
      let outcome = result.outcome
      browser.report(
        outcome.lack ?? .scriptRan(file: PageVisitWords.browser, outcome: outcome.message))
      return view
    }
    if case .string(let text)? = values["text"] { view.text = text }
    view.hidden = Self.strings(values["hidden"])
    for selector in Self.strings(values["wrong"]) {
      browser.report(
        .scriptRan(file: "css-display-none", outcome: PageVisitWords.noSelector(selector)))
    }
    if !visit.extensions.isEmpty {
      runExtensions(in: session.changedPage(), starts, browser, &view)
    }
    return view
  }

  /// Lets the web extensions do their work, and reads the page's text again if they have changed it.
  private func runExtensions(
    in page: WebPage, _ starts: BackgroundStarts, _ browser: any BrowserVoice,
    _ view: inout PageView
  ) {
    let work = ExtensionVisit(visit, page: page, limits: limits, starts: starts, browser: browser)
    work.run()
    view.stored = work.stored
    view.changes = work.changes.map(\.description)
    guard !work.changes.isEmpty else { return }
    let session = PageSession(page: work.page, limits: limits)
    defer { session.end() }
    let result = session.run(script: Self.script(hiding: []), named: PageVisitWords.browser)
    if case .results(.dictionary(let values)) = result.outcome,
      case .string(let text)? = values["text"]
    {
      view.text = text
    }
  }

  private static func strings(_ value: PageValue?) -> [String] {
    guard case .array(let elements)? = value else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  private func verdict(on load: PageLoad) -> ContentVerdict {
    lists.reduce(into: ContentVerdict()) { $0.add($1.verdict(on: load)) }
  }

  private func note(_ verdict: ContentVerdict, of url: String, in view: inout PageView) {
    guard !verdict.isBlocked, !dropped.contains(url) else { return view.blocked.append(url) }
    let url = verdict.isMadeHTTPS ? "https" + url.dropFirst(4) : url
    view.loaded.append(url)
    if verdict.hasNoCookies { view.withoutCookies.append(url) }
  }

  /// Returns a script that hides what matches one of the selectors, and reports the text that is
  /// still readable.
  private static func script(hiding selectors: [String]) -> String {
    let list =
      (try? JSONSerialization.data(withJSONObject: selectors, options: [.withoutEscapingSlashes]))
      .map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    return """
      var ExtensionPreprocessingJS = {
        run: function(browser) {
          var hidden = [], wrong = [];
          \(list).forEach(function(selector) {
            var found = [];
            try { found = document.querySelectorAll(selector); } catch (error) { wrong.push(selector); return; }
            found.forEach(function(element) {
              if (element.style.display == "none") return;
              element.style.display = "none";
              var classes = element.className.split(" ").filter(function(name) { return name; });
              hidden.push(element.tagName.toLowerCase() + (element.id ? "#" + element.id : "")
                + classes.map(function(name) { return "." + name; }).join(""));
            });
          });
          browser.completionFunction({text: document.body.innerText, hidden: hidden, wrong: wrong});
        }
      };
      """
  }
}

extension PageResource {
  /// Its kind for a content blocker.
  fileprivate var kind: ResourceKind {
    switch element {
    case "img": .image
    case "script": .script
    case "link": .styleSheet
    case "iframe": .document
    case "video", "audio", "source": .media
    default: .other
    }
  }
}
