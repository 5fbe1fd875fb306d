/// The names of a step's programs in reports of work.
enum CheckedProgramWords {
  static func program(_ number: Int, of step: String) -> String { "\(step), program \(number)" }
  static func starter(of step: String) -> String { "\(step), starter" }
  static func solution(of step: String) -> String { "\(step), solution" }
  static func accepted(_ variant: String, of step: String) -> String {
    "\(step), accepted '\(variant)'"
  }
  static func rejected(_ variant: String, of step: String) -> String {
    "\(step), rejected '\(variant)'"
  }
}
