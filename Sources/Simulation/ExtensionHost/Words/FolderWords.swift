/// How folders in Files and in document pickers read as text.
enum FolderWords {
  static let done = "done"
  static func failed(_ reason: String) -> String { "failed: \(reason)" }
  static func closed(_ path: [String]) -> String {
    "the folder \(path.joined(separator: "/")) is no longer open"
  }

  static func document(_ name: String, bytes: Int?, isDimmed: Bool) -> String {
    name + (bytes.map { ", \($0) byte\($0 == 1 ? "" : "s")" } ?? "")
      + (isDimmed ? ", can't be picked" : "")
  }
}
