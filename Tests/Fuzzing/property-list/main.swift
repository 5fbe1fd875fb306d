import AppBundles
import BundleRules

/// Reads the fuzzer's input as a property list, in every format, and checks what readers promise: a
/// list or a fatal problem, and positions of values that exist.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPropertyList(_ start: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: size))
  check(PropertyListReader.read(bytes, file: "input"), is: nil)
  check(OpenStepReader.read(bytes, file: "input"), is: .openStep)
  check(PropertyListReader.read(Array("bplist00".utf8) + bytes, file: "input"), is: .binary)
  return 0
}

private func check(
  _ result: (list: LocatedPropertyList?, problems: [ReadingProblem]),
  is format: LocatedPropertyList.Format?
) {
  let isFatal = result.problems.contains(where: \.isFatal)
  precondition(
    (result.list == nil) == isFatal, "no list without a fatal problem, and none with one")
  precondition(result.problems.allSatisfy { $0.message.utf8.count < 1000 }, "a message is a line")
  guard let list = result.list else { return }
  precondition(format == nil || list.format == format)
  for (path, position) in list.positions {
    precondition(list.value[path] != nil, "a position belongs to a value")
    precondition(position.line >= 1 && position.column >= 1)
  }
}
