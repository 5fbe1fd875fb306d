import Foundation
package import Outcomes
package import Testing

/// What this machine lacks for programs that open web pages.
package enum PageMachine {
  /// What is missing, in words; `nil` if nothing is.
  package static let lack: String? = {
    guard let device = try? BuildProducts.executable("tutor-device").path,
      let output = try? Tool.run(device, ["lacks"], in: Repository.root).output
    else { return nil }
    // Each line says what it is, its package, and what can't be done without it. Walls have no
    // package.
    let missing = output.split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 3, !parts[1].isEmpty else { return nil }
      return "\(parts[0]) is missing: apt-get install \(parts[1])"
    }
    return missing.isEmpty ? nil : missing.joined(separator: "; ")
  }()
}

extension Trait where Self == ConditionTrait {
  /// Skips tests that open web pages, with a message, on a machine that can't.
  package static var opensPages: Self {
    .enabled(if: PageMachine.lack == nil, "\(PageMachine.lack ?? "")")
  }
}

extension Outcome {
  /// Cancels the test, or its case, with a message, if this machine lacked something for the
  /// program.
  package func orSkip() throws {
    guard let lack, PageMachine.lack != nil else { return }
    try lack.skip("a case of \(Test.current?.name ?? "a test")")
  }
}

extension StepResult {
  /// Cancels the test, or its case, with a message, if the step was skipped.
  package func orSkip() throws {
    guard case .skipped(let lack) = verdict, PageMachine.lack != nil else { return }
    try lack.skip(id)
  }
}

extension MachineLack {
  /// Cancels the test; prints a message for a case, because nothing else reports it.
  fileprivate func skip(_ name: String) throws {
    if Test.current?.isParameterized == true { print("➜ \(name) skipped: \"\(reason)\"") }
    try Test.cancel("\(reason)")
  }
}
