extension Case {
  private static let principal = "$(PRODUCT_MODULE_NAME).ShareViewController"

  /// Compose sheets: the user taps Post, or what it was renamed to.
  static let compose: [Case] = [
    Case(
      "01-compose-as-xcode-made-it", .share, principal,
      Drive(
        group: "group.org.linkkeeper", scene: Drive.pick(Drive.link, tap: "Post"),
        reads: """
          for link in defaults.array(forKey: "pendingLinks") as? [[String: String]] ?? [] {
            print(link["link"] ?? "no link", link["note"] ?? "no note")
          }
          """, app: "https://example.com/a On reading\n")),
    Case(
      "02-compose-with-a-pushed-picker", .share, principal,
      Drive(
        group: "group.com.papertray",
        scene: Drive.pick(Drive.link, tap: "Folder", "Recipes", "Post"),
        reads: """
          for case let record as [String: Any] in defaults.array(forKey: "records") ?? [] {
            print(record["folder"] ?? "", record["url"] ?? "", record["unread"] as? Bool ?? false)
          }
          """, app: "Recipes https://example.com/a true\n")),
    Case(
      "03-compose-two-items-codable", .share, principal,
      Drive(
        group: "group.net.shelf.reading",
        scene: Drive.pick(Drive.link, tap: "Priority", "Post"),
        reads: """
          let data = try? Data(contentsOf: folder.appendingPathComponent("bookmarks.json"))
          let list = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
          for entry in list as? [[String: Any]] ?? [] {
            print(entry["url"]!, entry["title"]!, entry["list"]!, entry["priority"]!)
          }
          """, app: "https://example.com/a On reading Read later high\n")),
    Case(
      "04-compose-image-into-the-group", .share, principal,
      Drive(
        group: "group.photodrop.shared", scene: Drive.pick(Drive.photo, tap: "Upload"),
        reads: """
          let name = defaults.string(forKey: "file") ?? "none"
          let file = folder.appendingPathComponent("Uploads/" + name)
          print(name, (try? Data(contentsOf: file))?.count ?? 0)
          """, app: "upload.jpg 1348\n")),
    Case(
      "05-compose-renamed-and-limited", .share, principal,
      Drive(
        group: "group.nicewords", scene: Drive.pick(Drive.link, tap: "Save"),
        reads: "print(defaults.string(forKey: \"last\") ?? \"none\")",
        app: "On reading <https://example.com/a>\n")),
    Case(
      "06-compose-then-open-by-selector", .share, principal,
      Drive(
        group: "group.pinnote",
        scene: "device.useiOS(17)\n" + Drive.pick(Drive.link, tap: "Post"), reads: "",
        app: "opens pinnote://add?content=https://example.com/a&comment=On%20reading\n",
        scheme: "pinnote")),
    Case(
      "07-compose-dispatch-group", .share, principal,
      Drive(
        group: "group.org.scrapbook",
        scene: Drive.pick(
          "device.open(.photos).share(.fixture(.beach), .fixture(.mountain))", tap: "Post"),
        reads: """
          for scrap in defaults.array(forKey: "scraps") as? [[String: Any]] ?? [] {
            let file = folder.appendingPathComponent(scrap["value"] as! String)
            print(scrap["kind"]!, scrap["value"]!, (try? Data(contentsOf: file))?.count ?? 0)
          }
          """, app: "0 scrap-0.img 1348\n0 scrap-1.img 880\n")),
    Case(
      "08-compose-link-in-text", .share, principal,
      Drive(
        group: "group.watchlater",
        scene: Drive.pick(
          "device.open(.notes).share(.text(\"See https://example.com/watch?v=1 and more\"))",
          tap: "Post"),
        reads: "print(defaults.stringArray(forKey: \"queue\") ?? [])",
        app: "[\"https://example.com/watch?v=1\"]\n")),
    Case(
      "09-compose-async", .share, "ComposeController",
      Drive(
        group: "group.app.clipdesk", scene: Drive.pick(Drive.link, tap: "Post"),
        reads: """
          let list = defaults.data(forKey: "clips")
            .flatMap { try? JSONSerialization.jsonObject(with: $0) }
          for clip in list as? [[String: Any]] ?? [] { print(clip["note"]!, clip["content"]!) }
          """, app: "On reading [\"link\": [\"_0\": \"https://example.com/a\"]]\n")),
  ]
}
