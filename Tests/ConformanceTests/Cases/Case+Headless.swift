extension Case {
  private static let principal = "$(PRODUCT_MODULE_NAME).ShareViewController"

  /// Share extensions that show nothing, or nothing of use.
  static let headless: [Case] = [
    Case(
      "20-headless-open-through-the-application", .share, principal,
      Drive(
        group: "group.walkplanner", scene: "device.useiOS(17)\n" + Drive.pick(Drive.link),
        reads: "print(defaults.string(forKey: \"sharedContent\") ?? \"none\")",
        app: """
          opens walkplanner://share?content=https://example.com/a
          https://example.com/a

          """, scheme: "walkplanner")),
    Case(
      "21-headless-open-by-registered-name", .share, "ShareExtensionViewController",
      Drive(
        group: "group.parceltracker", scene: "device.useiOS(17)\n" + Drive.pick(Drive.link),
        reads: "print(defaults.stringArray(forKey: \"ShareKey\") ?? [])",
        app: """
          opens parceltracker://dataUrl=ShareKey#url
          [\"https://example.com/a\"]

          """, scheme: "parceltracker")),
    Case(
      "22-headless-open-chosen-by-version", .share, principal,
      Drive(
        group: "group.io.sprout", scene: Drive.pick(Drive.link),
        reads: "print(defaults.string(forKey: \"incoming\") ?? \"none\")",
        app: "https://example.com/a\n", scheme: "sprout")),
    Case(
      "23-headless-files-and-thumbnails", .share, principal,
      Drive(
        group: "group.com.pixelpost", scene: Drive.pick(Drive.photo),
        reads: """
          let list = defaults.data(forKey: "PixelPostKey")
            .flatMap { try? JSONSerialization.jsonObject(with: $0) }
          for entry in list as? [[String: Any]] ?? [] {
            let file = URL(fileURLWithPath: entry["path"] as! String)
            print(entry["type"]!, (try? Data(contentsOf: file))?.count ?? 0)
          }
          """, app: "0 1348\n")),
    Case(
      "24-headless-request-handler", .share, "ShareRequestHandler",
      Drive(
        group: "group.mailsack", scene: Drive.pick(Drive.link),
        reads: """
          let file = folder.appendingPathComponent("inbox.txt")
          print((try? String(contentsOf: file, encoding: .utf8)) ?? "none", terminator: "")
          """, app: "link|https://example.com/a|On reading\n")),
    Case(
      "25-headless-save-and-exit", .share, principal,
      Drive(
        group: "group.jam.jar", scene: Drive.pick(Drive.link),
        reads: """
          let list = NSDictionary(contentsOf: folder.appendingPathComponent("jar.plist"))
          print(list?["items"] as? [String] ?? [], list?["version"] as? Int ?? 0)
          """, app: "[\"https://example.com/a\"] 1\n")),
    Case(
      "26-headless-key-value-coding", .share, principal,
      Drive(
        group: "group.meal.share",
        scene: "device.useiOS(17)\n" + Drive.pick("device.open(.files).share(.file(.report))"),
        reads: "print(defaults.string(forKey: \"files\") ?? \"none\")",
        app: """
          opens mealshare://share?files=%5B%22report.pdf%22%5D
          ["report.pdf"]

          """, scheme: "mealshare")),
    Case(
      "27-headless-file-representations", .share, "$(PRODUCT_MODULE_NAME).ImportViewController",
      Drive(
        group: "group.paperwork",
        scene: Drive.pick("device.open(.files).share(.file(.report), .file(.prices))"),
        reads: """
          let data = try? Data(contentsOf: folder.appendingPathComponent("index.json"))
          let list = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
          for entry in list as? [[String: Any]] ?? [] {
            print(entry["fileName"]!, entry["typeIdentifier"]!, entry["byteCount"]!)
          }
          """,
        app: """
          prices.csv public.comma-separated-values-text 90
          report.pdf com.adobe.pdf 925

          """)),
    Case(
      "28-headless-notifies-the-user", .share, principal,
      Drive(
        group: "group.voicememo", scene: Drive.pick(Drive.text),
        reads: "print(defaults.string(forKey: \"memo\") ?? \"none\")", app: "Buy milk\n")),
    Case(
      "29-headless-upload-in-the-background", .share, principal,
      Drive(
        group: "group.kite", scene: Drive.pick(Drive.text),
        reads: """
          print(defaults.string(forKey: "platform") ?? "none")
          for (name, data) in defaults.dictionary(forKey: "uploads") ?? [:] {
            print(name, String(data: Data(base64Encoded: data as! String)!, encoding: .utf8)!)
          }
          """, app: "iOS\nitem.txt Buy milk\n")),
    Case(
      "30-headless-by-string-selectors", .share, "$(PRODUCT_MODULE_NAME).LauncherViewController",
      Drive(
        group: "group.launcher", scene: "device.useiOS(17)\n" + Drive.pick(Drive.link),
        reads: "print(defaults.string(forKey: \"launched\") ?? \"none\")",
        app: """
          opens launcher://open?link=https://example.com/a
          launcher://open?link=https://example.com/a

          """, scheme: "launcher")),
  ]
}
