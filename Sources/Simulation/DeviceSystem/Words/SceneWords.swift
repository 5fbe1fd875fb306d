/// Why the device doesn't do what a scene asks for: apps, containers and time.
enum SceneWords {
  static func noApp(_ name: String) -> String { "no app named '\(name)' is installed" }
  static func refusedApp(_ name: String) -> String {
    "'\(name)' isn't installed: the device has refused it"
  }
  static func notInLesson(_ name: String) -> String { "no app of the lesson is named '\(name)'" }
  static func notRunning(_ name: String) -> String { "'\(name)' isn't running" }
  static func notInFront(_ name: String) -> String { "'\(name)' isn't in the foreground" }
  static func unlaunchable(_ name: String) -> String { "'\(name)' can't be launched" }
  static func notLaunched(_ name: String) -> String { "'\(name)' couldn't be launched" }
  static func isFolder(_ name: String) -> String { "'\(name)' is a folder" }
  static func unwritable(_ name: String) -> String { "'\(name)' can't be written" }

  static func unknownVersion(_ version: Int) -> String {
    "iOS \(version) isn't simulated: only 9 to 26 are"
  }

  static func tooLong(_ seconds: Double) -> String {
    "\(seconds) seconds can't pass: 0 to 86400 are possible"
  }

  static func noContainer(_ name: String, among names: [String]) -> String {
    "no app, extension or group is named '\(name)': "
      + ListWords.thereAre(names, orNone: "nothing is installed")
  }

  static func unwritableLog(_ path: String) -> String {
    "the event log \(path) can't be written"
  }
}
