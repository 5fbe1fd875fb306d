/// Lessons with a content filter.
enum FilterLesson {
  static let saves = """
    let manager = NEFilterManager.shared()
    let chosen = NEFilterProviderConfiguration()
    chosen.filterBrowsers = true
    chosen.serverAddress = "filter.example.com"
    chosen.organization = "Guards"
    chosen.vendorConfiguration = ["level": 3]
    manager.providerConfiguration = chosen
    manager.localizedDescription = "Guard"
    manager.isEnabled = true
    manager.saveToPreferences { error in
      if let error = error as NSError? { print(error.domain, error.code) }
    }
    """

  static func lesson(_ methods: String, control: String? = nil) -> NetworkLesson {
    var lesson = NetworkLesson()
    lesson.point = "com.apple.networkextension.filter-data"
    lesson.appRight = "content-filter-provider"
    lesson.extensionRight = "content-filter-provider"
    lesson.app = saves
    lesson.extensionCode = """
      class Other: NSObject {}
      class Provider: NEFilterDataProvider {
        \(methods)
      }
      """
    lesson.control = control.map {
      "class Control: NEFilterControlProvider {\n\($0)\n}"
    }
    lesson.scene = """
      device.open("Net")
      device.wait(seconds: 1)
      let browser = device.open(.browser)
      print(browser.visit("<p>Hello, world</p><img src='/a.png'>", at: "https://example.com/"))
      """
    return lesson
  }

  static let all = "loaded https://example.com/\nloaded https://example.com/a.png\n"
  static let none = "blocked https://example.com/\n"
  static let page = "loaded https://example.com/\nblocked https://example.com/a.png\n"

  static func verdict(_ page: String, _ other: String = ".allow()") -> String {
    """
    override func handleNewFlow(_ flow: NEFilterFlow) -> NEFilterNewFlowVerdict {
      (flow as? NEFilterBrowserFlow)?.parentURL == nil ? \(page) : \(other)
    }
    """
  }
}
