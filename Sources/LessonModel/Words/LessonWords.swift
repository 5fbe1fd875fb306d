import Findings

/// Messages about a lesson's file as a whole.
enum LessonWords {
  static let fileEmpty = "File is empty"
  static let fileEmptyRemedy = "write a lesson, with a '##' heading for each step"

  static func fileTooLarge(_ bytes: Int) -> String {
    "File has \(bytes) bytes, the limit is \(LessonParser.maximumSize)"
  }
  static let fileTooLargeRemedy = "split it"

  static func notUTF8(_ byte: UInt8) -> String {
    "Byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8"
  }
  static let notUTF8Remedy = "save the file as UTF-8"

  static let titleMissing = "Lesson has no title"
  static let titleMissingRemedy = "add 'title: …' to the front matter, or a '#' heading"

  static let stepMissing = "Lesson has no steps"
  static let stepMissingRemedy = "start each step with a '##' heading"

  static func sectionBeforeSteps(_ section: SectionWord) -> String {
    "Section \(quoted(section.rawValue)) comes before the first step"
  }
  static let sectionBeforeStepsRemedy =
    "move it below a '##' heading, or give it another title"
}
