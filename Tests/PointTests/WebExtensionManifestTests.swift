import Foundation
import Testing

@testable import DeviceSystem

/// What a web extension's manifest says, and which addresses its patterns match.
@Suite struct WebExtensionManifestTests {
  @Test(
    arguments: [
      ("<all_urls>", "https://a.example/b", true),
      ("<all_urls>", "file:///b", false),
      ("*://*/*", "http://a.example", true),
      ("https://*/*", "http://a.example/", false),
      ("*://*.example.com/*", "https://example.com/", true),
      ("*://*.example.com/*", "https://www.Example.com:8080/x?y", true),
      ("*://*.example.com/*", "https://badexample.com/", false),
      ("*://example.com/*", "https://www.example.com/", false),
      ("*://example.com/a/*/c", "https://example.com/a/b/b/c", true),
      ("*://example.com/a/*/c", "https://example.com/a/c", false),
      ("*://example.com/*?q=*", "https://example.com/s?q=1#top", true),
      ("*://example.com/a", "https://example.com/a#top", true),
      ("*://example.com/a", "https://example.com/ab", false),
      ("*://example.com/ab*b", "https://example.com/ab", false),
    ])
  func addressesMatchPatterns(_ pattern: String, _ address: String, _ matches: Bool) throws {
    #expect(try #require(MatchPattern(pattern)).matches(address) == matches)
  }

  @Test(arguments: ["example.com", "https://example.com", "*://a.*.com/*", "ftp://a/*", "://a/"])
  func otherTextsAreNoPatterns(_ text: String) {
    #expect(MatchPattern(text) == nil)
  }

  @Test func scriptsComeInTheOrderOfTheirMoments() throws {
    let manifest = try WebExtensionManifest(
      Data(
        """
        {
          "manifest_version": 2, "name": "A", "version": "1", "permissions": ["storage"],
          "background": {"scripts": ["x.js", "y.js"], "persistent": false},
          "content_scripts": [
            {"matches": ["<all_urls>"], "js": ["idle.js"]},
            {"matches": ["<all_urls>"], "js": ["start.js"], "run_at": "document_start"},
            {"matches": ["<all_urls>"], "js": ["end.js"], "run_at": "document_end"},
            {"matches": ["<all_urls>"], "exclude_matches": ["*://b.example/*"], "js": ["no.js"]},
            {"matches": ["<all_urls>"], "js": ["main.js"], "world": "MAIN"},
            {"matches": ["<all_urls>"], "css": ["a.css"]}
          ]
        }
        """.utf8))
    let files = { (address: String) in
      manifest.contentScripts.filter { $0.run(in: address) }.flatMap(\.files)
    }
    #expect(files("https://a.example/") == ["start.js", "end.js", "idle.js", "no.js"])
    #expect(files("https://b.example/") == ["start.js", "end.js", "idle.js"])
    #expect(manifest.background == ["x.js", "y.js"])
    #expect(manifest.isWorker == false)
    #expect(manifest.permissions == ["storage"])
    #expect(
      manifest.leftOut == [
        "content scripts in the page's own world aren't simulated",
        "style sheets of content scripts aren't simulated",
      ])
  }

  @Test(
    arguments: [
      (#""service_worker": "w.js""#, ["w.js"], true, []),
      (#""scripts": ["a.js"], "service_worker": "w.js""#, ["a.js"], false, []),
      (
        #""service_worker": "w.js", "type": "module""#, [], false,
        ["backgrounds that are modules aren't simulated"]
      ),
      (#""page": "a.html""#, [], false, ["backgrounds that are HTML files aren't simulated"]),
    ] as [(String, [String], Bool, [String])])
  func aBackgroundIsAWorkerOrAPage(
    _ text: String, _ files: [String], _ isWorker: Bool, _ leftOut: [String]
  ) throws {
    let manifest = try WebExtensionManifest(
      Data(
        #"{"manifest_version": 3, "name": "A", "version": "1", "background": {\#(text)}}"#.utf8))
    #expect(manifest.background == files)
    #expect(manifest.isWorker == isWorker)
    #expect(manifest.leftOut == leftOut)
  }
}
