import Foundation
import UniformTypes

// One measurement per process, because the table is read once per process:
//
//   write FILE       the standard types as JSON
//   nothing          how long a process takes that asks nothing (the caller takes the time)
//   table            microseconds and kilobytes up to the first answer from the table
//   json FILE        the same for the JSON file
//   questions FILE   nanoseconds per question, from the table and from the JSON graph

/// Microseconds since some fixed moment.
func now() -> Double {
  Double(DispatchTime.now().uptimeNanoseconds) / 1000
}

/// The process's private memory, in kilobytes.
func ownMemory() -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
  return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}

/// Nanoseconds per call: the best of five tries with `count` calls each.
func nanoseconds(each count: Int, _ body: () -> Void) -> Double {
  let tries = (0..<5).map { _ in
    let start = now()
    body()
    return (now() - start) * 1000 / Double(count)
  }
  return tries.min() ?? 0
}

let arguments = CommandLine.arguments.dropFirst()
let file = URL(fileURLWithPath: arguments.dropFirst().first ?? "types.json")
_ = now()
let memory = ownMemory()
let start = now()

switch arguments.first {
case "write":
  try JSONGraph.write(to: file)
case "table":
  guard UniformTypes.standard.conforms("public.jpeg", to: "public.image") else { exit(1) }
  print(Int(now() - start), ownMemory() - memory)
case "json":
  guard try JSONGraph(contentsOf: file).conforms("public.jpeg", to: "public.image") else { exit(1) }
  print(Int(now() - start), ownMemory() - memory)
case "questions":
  let types = UniformTypes.standard
  let json = try JSONGraph(contentsOf: file)
  let names = types.declaredTypes
  let goals = ["public.image", "public.movie", "public.text", "public.url", "public.data"]
  var yes = [0, 0]
  let table = nanoseconds(each: names.count * goals.count) {
    for name in names { for goal in goals where types.conforms(name, to: goal) { yes[0] += 1 } }
  }
  let plain = nanoseconds(each: names.count * goals.count) {
    for name in names { for goal in goals where json.conforms(name, to: goal) { yes[1] += 1 } }
  }
  guard yes[0] == yes[1] else { exit(1) }
  print(Int(table), Int(plain))
default:
  break
}
