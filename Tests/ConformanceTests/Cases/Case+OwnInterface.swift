extension Case {
  private static let principal = "$(PRODUCT_MODULE_NAME).ShareViewController"

  /// View controllers with an interface of their own.
  static let ownInterface: [Case] = [
    Case(
      "10-own-storyboard-note", .share, principal,
      Drive(
        group: "group.quicknote", scene: Drive.pick(Drive.link),
        reads: """
          let note = defaults.dictionary(forKey: "note") ?? [:]
          print(note["title"] ?? "none", note["url"] ?? "none")
          """, app: "On reading https://example.com/a\n")),
    Case(
      "11-own-card-with-anchors", .share, principal,
      Drive(
        group: "group.garden.links", scene: Drive.pick(Drive.link, tap: "Save to Garden"),
        reads: "print(defaults.array(forKey: \"links\") as? [String] ?? [])",
        app: "[\"https://example.com/a\"]\n")),
    Case(
      "12-own-table-of-projects", .share, principal,
      Drive(
        group: "group.taskbasket", scene: Drive.pick(Drive.text, tap: "Office"),
        reads: """
          for task in defaults.array(forKey: "tasks") as? [[String: Any]] ?? [] {
            print(task["project"]!, task["text"]!, task["done"]!)
          }
          """, app: "Office Buy milk false\n")),
    Case(
      "13-own-navigation-controller", .share, "ShareNavigationController",
      Drive(
        group: "group.diary.entries", scene: Drive.pick(Drive.link, tap: "Add"),
        reads: "print(defaults.string(forKey: \"entry\") ?? \"none\")",
        app: "# https://example.com/a\n")),
    Case(
      "14-own-text-view-above-keyboard", .share,
      "$(PRODUCT_MODULE_NAME).ComposeViewController",
      Drive(
        group: "group.birdcall", scene: Drive.pick(Drive.text, tap: "Send"),
        reads: """
          let file = folder.appendingPathComponent("outbox.txt")
          print((try? String(contentsOf: file, encoding: .utf8)) ?? "none", terminator: "")
          """, app: "Buy milk\n")),
    Case(
      "15-own-collection-of-photos", .share, "$(PRODUCT_MODULE_NAME).PhotosViewController",
      Drive(
        group: "group.album",
        scene: Drive.pick(
          "device.open(.photos).share(.fixture(.beach), .fixture(.mountain))", tap: "Import"),
        reads: "print(defaults.stringArray(forKey: \"sizes\") ?? [])",
        app: "[\"64x48\", \"64x48\"]\n")),
    Case(
      "16-own-alert-with-text-field", .share, principal,
      Drive(
        group: "group.shortlinks", scene: Drive.pick(Drive.link, tap: "Save"),
        reads: "print(defaults.dictionary(forKey: \"names\") ?? [:])",
        app: "[\"\": \"https://example.com/a\"]\n")),
    Case(
      "17-own-stack-of-controls", .share, principal,
      Drive(
        group: "group.reminders.mini",
        scene: Drive.pick(Drive.link, tap: "This week", "Notify me", "Remind me"),
        reads: """
          let reminder = defaults.dictionary(forKey: "reminder") ?? [:]
          for key in reminder.keys.sorted() { print(key, reminder[key]!) }
          """,
        app: "minutes 15\nnotify false\nwhat https://example.com/a\nwhen This week\n")),
    Case(
      "18-own-spinner-then-closes", .share, "$(PRODUCT_MODULE_NAME).SavingViewController",
      Drive(
        group: "group.onetap", scene: Drive.pick(Drive.link),
        reads: """
          print(defaults.url(forKey: "url") as Any, defaults.string(forKey: "urlString") as Any,
            defaults.bool(forKey: "fresh"))
          """, app: "Optional(https://example.com/a) Optional(\"https://example.com/a\") true\n")),
    Case(
      "19-own-frames-swift3", .share, principal,
      Drive(
        group: "group.wunsch.zettel", scene: Drive.pick(Drive.link, tap: "Done"),
        reads: """
          print(defaults.string(forKey: "title") ?? "none",
            defaults.string(forKey: "pendingURL") ?? "none", defaults.double(forKey: "price"))
          """, app: "On reading https://example.com/a 0.0\n")),
  ]
}
