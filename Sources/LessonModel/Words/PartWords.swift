import FileParts
import Findings

/// Messages about blocks that give part of a file.
enum PartWords {
  static func notInFile(_ name: String) -> String {
    "File \(quoted(name)) has no parts that can be replaced"
  }
  static let notInFileRemedy =
    "use 'part' with a Swift file, a property list or entitlements; otherwise write the whole file"

  static func fileAbsent(_ name: String) -> String {
    "File \(quoted(name)) does not exist yet, so no part of it can be replaced"
  }
  static let fileAbsentRemedy = "remove 'part' and write the whole file, as this is its first block"

  static func problem(_ problem: PartProblem, _ file: String, _ kind: PartKind) -> String {
    switch problem {
    case .nameless: "Part of \(quoted(file)) is not \(one(kind))"
    case .empty: "Part of \(quoted(file)) has no \(thing(kind))"
    case .unreadableFile: "File \(quoted(file)) can't be read, so no part of it can be replaced"
    case .tooLong(let limit):
      "File \(quoted(file)) is longer than \(limit) bytes, so no part of it can be replaced"
    case .absent(let name, _): "File \(quoted(file)) has no \(quoted(name)) to replace"
    case .ambiguous(let name, let count, _):
      "File \(quoted(file)) has \(quoted(name)) \(count) times"
    case .container(let name, 0): "File \(quoted(file)) has no \(container(kind)) \(quoted(name))"
    case .container(let name, let count):
      "File \(quoted(file)) has the \(container(kind)) \(quoted(name)) \(count) times"
    case .sharedLine(let name, let line):
      "\(quoted(name)) shares line \(line) of \(quoted(file)) with other code"
    case .overlap(let name, _): "\(quoted(name)) overlaps another part of the block"
    }
  }

  static func remedy(_ problem: PartProblem, _ kind: PartKind) -> String {
    switch problem {
    case .nameless, .empty:
      switch kind {
      case .swift: "write whole declarations, or remove 'part' and write the whole file"
      case .propertyList: "write keys with their values, or remove 'part' and write the whole file"
      }
    case .unreadableFile: "write the whole file, without 'part'"
    case .tooLong: "split the file, or write it whole, without 'part'"
    case .absent, .ambiguous:
      switch kind {
      case .swift: "name the type that it belongs to, as in 'part=ShareViewController'"
      case .propertyList: "name the dictionary that it belongs to, as in 'part=NSExtension'"
      }
    case .container(_, 0): "check the name, or remove 'part' and write the whole file"
    case .container: "name what is around it too, separated by a dot"
    case .sharedLine: "give it lines of its own where the file is written"
    case .overlap: "start each part on a line of its own, and give each once"
    }
  }

  private static func one(_ kind: PartKind) -> String {
    switch kind {
    case .swift: "a declaration"
    case .propertyList: "a key with its value"
    }
  }

  private static func thing(_ kind: PartKind) -> String {
    switch kind {
    case .swift: "declaration"
    case .propertyList: "key"
    }
  }

  private static func container(_ kind: PartKind) -> String {
    switch kind {
    case .swift: "type"
    case .propertyList: "dictionary"
    }
  }
}
