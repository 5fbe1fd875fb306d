extension Case {
  private static let principal = "$(PRODUCT_MODULE_NAME).ActionViewController"

  /// The keys and the file of an extension that has a script.
  private static let scriptKeys = """
    <key>NSExtensionJavaScriptPreprocessingFile</key><string>Script</string>
    """
  private static let script = """
    var ExtensionPreprocessingJS = {
      run: function (arguments) {
        arguments.completionFunction({
          "title": document.title,
          "URL": document.URL,
          "currentBackgroundColor": document.body.style.backgroundColor
        });
      },
      finalize: function (arguments) {
        var color = arguments["newBackgroundColor"];
        if (color) { document.body.style.backgroundColor = color; }
      }
    };
    """
  private static let page = """
    device.open(.browser).share(.page("<title>Herbs</title><h1>Thyme</h1>", url: "https://example.com/herbs"))
    """

  static let actions: [Case] = [
    Case(
      "31-action-shows-the-image", .action, principal,
      Drive(
        group: "group.bw", scene: Drive.pick(Drive.photo),
        reads: "print(defaults.string(forKey: \"size\") ?? \"none\")",
        ends: "completed, returning public.jpeg the URL of the file beach.jpeg\n",
        app: "{64, 48}\n")),
    Case(
      "32-action-script-without-interface", .actionWithoutInterface,
      "$(PRODUCT_MODULE_NAME).ActionRequestHandler",
      Drive(
        group: "group.nightpage", scene: Drive.pick(page),
        reads: "print(defaults.string(forKey: \"lastPage\") ?? \"none\")",
        ends: """
          completed, returning com.apple.property-list \
          ["NSExtensionJavaScriptFinalizeArgumentKey": ["newBackgroundColor": "black"]]

          """, app: "Herbs\n", files: ["Script.js": script],
        attributes: scriptKeys)),
    Case(
      "33-action-script-with-interface", .action, principal,
      Drive(
        group: "group.scripts", scene: Drive.pick(page),
        reads: "print(defaults.dictionary(forKey: \"pages\") ?? [:])",
        ends: """
          completed, returning com.apple.property-list \
          ["NSExtensionJavaScriptFinalizeArgumentKey": \
          ["customJavaScript": "document.title = 'Seen'"]]

          """,
        app: "[\"https://example.com/herbs\": \"Herbs\"]\n", files: ["Script.js": script],
        attributes: scriptKeys)),
    Case(
      "34-action-gives-text-back", .action, principal,
      Drive(
        group: "group.texttools", scene: Drive.pick(Drive.text, tap: "UPPERCASE"),
        reads: "print(defaults.string(forKey: \"history\") ?? \"none\")",
        ends: "completed, returning public.plain-text \"BUY MILK\"\n", app: "BUY MILK\n")),
    Case(
      "35-action-without-interface-opens-the-app", .action, principal,
      Drive(
        group: "group.radar", scene: "device.useiOS(17)\n" + Drive.pick(Drive.link),
        reads: "print(defaults.string(forKey: \"target\") ?? \"none\")",
        ends: "completed, returning public.url https://example.com/a\n",
        app: """
          opens radar://inspect/https%3A%2F%2Fexample%2Ecom%2Fa
          https://example.com/a

          """, scheme: "radar")),
    Case(
      "36-action-reads-codes", .action, principal,
      Drive(
        group: "group.codes", scene: Drive.pick(Drive.photo),
        reads: "print(defaults.stringArray(forKey: \"codes\") ?? [\"none\"])", app: "[]\n")),
    Case(
      "37-action-shows-metadata", .action, "$(PRODUCT_MODULE_NAME).MetadataViewController",
      Drive(
        group: "group.metadata", scene: Drive.pick(Drive.photoFile),
        reads: "print(defaults.stringArray(forKey: \"lines\") ?? [\"none\"])",
        app: "[\"Size=64 × 48\"]\n")),
    Case(
      "38-action-sheet-of-choices", .action, "ActionSheetController",
      Drive(
        group: "group.choices",
        scene: Drive.pick(
          "device.open(.notes).share(.text(\"First http://example.org/b then https://example.com/a\"))",
          tap: "https://example.com/a"),
        reads: "print(defaults.string(forKey: \"kept\") ?? \"none\")",
        app: "https://example.com/a\n")),
    Case(
      "39-action-web-view", .actionWithoutInterface,
      "$(PRODUCT_MODULE_NAME).ReaderActionViewController",
      Drive(
        group: "group.reader.action", scene: Drive.pick(Drive.link),
        reads: """
          print(defaults.url(forKey: "lastURL")?.absoluteString ?? "none",
            defaults.string(forKey: "lastHost") ?? "none")
          """, app: "https://example.com/a example.com\n")),
  ]
}
