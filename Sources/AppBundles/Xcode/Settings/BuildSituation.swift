/// The situation of a build, as far as conditions like `[sdk=iphoneos*]` test it.
struct BuildSituation: Hashable {
  /// The SDK's name without a version: `iphoneos`.
  var sdk: String
  /// The name of the build configuration.
  var configuration: String

  /// Whether an assignment counts here: for a device of the SDK, with an arm64 processor.
  func meets(_ conditions: [BuildSetting.Condition]) -> Bool {
    conditions.allSatisfy { condition in
      let actual =
        switch condition.parameter {
        case "sdk": sdk
        case "arch": "arm64"
        case "config": configuration
        case "variant": "normal"
        default: ""
        }
      return Self.matches(Array(actual.utf8), Array(condition.pattern.utf8))
    }
  }

  /// Whether a text matches a pattern in which `*` stands for anything and `?` for one character.
  ///
  /// It backtracks only to the last `*`, which is enough; the number of steps is at most the
  /// product of the lengths.
  static func matches(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (here, want) = (0, 0)
    var retry: (text: Int, pattern: Int)?
    while here < text.count {
      if want < pattern.count, pattern[want] == UInt8(ascii: "*") {
        retry = (here, want + 1)
        want += 1
      } else if want < pattern.count,
        pattern[want] == text[here] || pattern[want] == UInt8(ascii: "?")
      {
        here += 1
        want += 1
      } else if let last = retry {
        retry = (last.text + 1, last.pattern)
        (here, want) = (last.text + 1, last.pattern)
      } else {
        return false
      }
    }
    return pattern[want...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
