import Foundation
import WebPages

/// The page that the tests open: a small garden.
enum Garden {
  static let url = "https://garden.example/plants/index.html?month=5#top"

  /// The text of `Pages/garden.html`.
  static func html() throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pages/garden.html")
    return try String(contentsOf: file, encoding: .utf8)
  }

  static func page(selection: String = "") throws -> WebPage {
    WebPage(html: try html(), url: url, selection: selection)
  }

  /// Limits for a machine that is busy with other work.
  static let patient: PageLimits = {
    var limits = PageLimits()
    limits.seconds = 120
    limits.readingSeconds = 120
    return limits
  }()

  /// Whether scripts can run here at all.
  static let hasEngine = PageNeed.missing.isEmpty

  /// The message of a skipped test.
  static let needed = PageNeed.missing.map {
    "\($0.what) is missing: apt-get install \($0.package)"
  }
  .joined(separator: "; ")

  /// Runs a script whose `run` is `body`.
  static func run(_ body: String, selection: String = "") throws -> PageResult {
    let session = PageSession(page: try page(selection: selection), limits: patient)
    defer { session.end() }
    return session.run(script: script(body), named: "Look.js")
  }

  /// A script whose `run` is `body`, on its fourth line.
  static func script(_ body: String, finalize: String = "") -> String {
    """
    var Look = function() {};
    Look.prototype = {
      run: function(arguments) {
    \(body)
      },
      finalize: function(arguments) {
    \(finalize)
      }
    };
    var ExtensionPreprocessingJS = new Look;
    """
  }

  /// The value of an expression in the page.
  static func value(_ expression: String, selection: String = "") throws -> PageResult {
    try run("arguments.completionFunction({ it: \(expression) });", selection: selection)
  }
}
