import LessonModel

extension Case {
  private static let principal = "$(PRODUCT_MODULE_NAME).ShareViewController"

  /// The cases that were written last.
  static let late: [Case] = [
    Case(
      "62-own-swift6-main-actor", .share, principal,
      Drive(
        group: "group.keep.six", scene: Drive.pick(Drive.link),
        reads: "print(defaults.string(forKey: \"kept\") ?? \"none\")",
        app: "https://example.com/a\n"), mode: .v6),
    Case(
      "63-compose-with-observed-settings", .share, principal,
      Drive(
        group: "group.megaphone", scene: Drive.pick(Drive.link, tap: "Public", "Post"),
        reads: """
          for entry in defaults.array(forKey: "outbox") as? [[String: String]] ?? [] {
            print(entry["from"]!, entry["to"]!, entry["text"]!)
          }
          """, app: "@me friends On reading https://example.com/a\n")),
    Case(
      "64-own-pickers-and-scrolling", .share, "$(PRODUCT_MODULE_NAME).EventViewController",
      Drive(
        group: "group.events", scene: Drive.pick(Drive.link, tap: "Save event"),
        reads: """
          let event = defaults.dictionary(forKey: "event") ?? [:]
          for key in event.keys.sorted() { print(key, event[key]!) }
          """,
        app: """
          calendar Work
          date 1600000000.0
          link https://example.com/a
          title On reading

          """)),
    Case(
      "65-own-images-resized", .share, principal,
      Drive(
        group: "group.frames", scene: Drive.pick(Drive.photoFile),
        reads: "print(defaults.string(forKey: \"report\") ?? \"none\")",
        app: "64 x 48 landscape @1\n")),
    Case(
      "66-own-drawn-view", .share, "$(PRODUCT_MODULE_NAME).RingViewController",
      Drive(
        group: "group.ring",
        scene: Drive.pick(
          "device.open(.browser).share(.link(\"https://example.com/a\"), .link(\"https://example.com/b\"))"
        ),
        reads: "print(defaults.stringArray(forKey: \"links\") ?? [])",
        app: "[\"https://example.com/a\", \"https://example.com/b\"]\n")),
    Case(
      "67-own-storyboard-flow", .share, "$(PRODUCT_MODULE_NAME).StepOneViewController",
      Drive(
        group: "group.steps", scene: Drive.pick(Drive.text, tap: "Shelf"),
        reads: "print(defaults.string(forKey: \"choice\") ?? \"none\")",
        app: "Buy milk → Shelf\n")),
    Case(
      "68-action-registers-representations", .actionWithoutInterface,
      "$(PRODUCT_MODULE_NAME).NumberingAction",
      Drive(
        group: "group.numbering", scene: Drive.pick(Drive.text),
        reads: "print(defaults.string(forKey: \"numbered\") ?? \"none\")",
        ends: "completed, returning public.utf8-plain-text 11 bytes, public.url 29 bytes\n",
        app: "1. Buy milk\n")),
    Case(
      "69-compose-locked-and-attributed", .share, principal,
      Drive(
        group: "group.secretpad", scene: Drive.pick(Drive.link, tap: "Post"),
        reads: "print(defaults.string(forKey: \"secret\") ?? \"none\")",
        app: "On reading|false|token-1\n")),
    Case(
      "70-own-search-and-swipes", .share, "$(PRODUCT_MODULE_NAME).ContactsViewController",
      Drive(
        group: "group.contacts", scene: Drive.pick(Drive.text, tap: "Grace"),
        reads: "print(defaults.string(forKey: \"message\") ?? \"none\")",
        app: "Grace: Buy milk\n")),
    Case(
      "71-headless-swift6", .share, principal,
      Drive(
        group: "group.net.tidepool", scene: Drive.pick(Drive.link),
        reads: """
          let list = defaults.data(forKey: "things")
            .flatMap { try? JSONSerialization.jsonObject(with: $0) }
          for thing in list as? [[String: String]] ?? [] { print(thing["kind"]!, thing["value"]!) }
          """, app: "link https://example.com/a\n"), mode: .v6),
    Case(
      "72-action-classic-with-pasteboard", .action, "$(PRODUCT_MODULE_NAME).ActionViewController",
      Drive(
        group: "group.copier", scene: Drive.pick(Drive.text),
        reads: "print(defaults.string(forKey: \"copied\") ?? \"none\")",
        ends: "completed, returning public.text \"Buy milk\"\n", app: "Buy milk\n")),
    Case(
      "73-own-objective-c-forms", .share, "$(PRODUCT_MODULE_NAME).NotebookViewController",
      Drive(
        group: "group.notebook", scene: Drive.pick(Drive.text, tap: "Checklist", "Save note"),
        reads: """
          print(defaults.string(forKey: "text") ?? "none", defaults.data(forKey: "archive") != nil)
          """, app: "[ ] Buy milk true\n")),
    Case(
      "74-compose-posted-by-a-timer", .share, principal,
      Drive(
        group: "group.postcard.box", scene: Drive.pick(Drive.link),
        reads: "print(defaults.stringArray(forKey: \"cards\") ?? [])",
        app: "[\"https://example.com/a\"]\n")),
    Case(
      "75-own-preview-of-files", .share, principal,
      Drive(
        group: "group.lightbox", scene: Drive.pick(Drive.photoFile, tap: "Done"),
        reads: """
          print(defaults.string(forKey: "seen") ?? "none", defaults.integer(forKey: "width"))
          """, app: "beach.jpeg 64\n")),
    Case(
      "76-web-extension-handler", .webExtension,
      "$(PRODUCT_MODULE_NAME).SafariWebExtensionHandler"),
  ]
}
