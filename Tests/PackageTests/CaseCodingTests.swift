import TestSupport
import Testing

/// The files that write and read enums, case by case, for messages between processes.
///
/// The compiler ensures that every case is written; these tests, that it is read back the same way.
@Suite struct CaseCodingTests {
  private static let paths = {
    Repository.files(
      in: "Sources/Simulation/DeviceProtocol", suffixes: ["+Coding.swift"])
  }()

  @Test func thereAreSuchFiles() {
    #expect(Self.paths.count > 20)
  }

  @Test(arguments: paths)
  func eachCaseIsReadAsItIsWritten(path: String) throws {
    let codings = CaseCoding.all(in: try Repository.read(path))
    try #require(!codings.isEmpty)
    for coding in codings {
      #expect(coding.written == coding.read, "\(path): \(coding.type)")
    }
  }

  @Test func aCaseThatIsReadOtherwiseIsSeen() {
    let codings = CaseCoding.all(
      in: """
        extension A {
          case .one(let value): try values.write("one", value)
          case .two: try values.write("too")
          case .three: try values.write("three")
          case "one": self = try .one(values.next(), by: values.next())
          case "two": self = .two
          case "three": self = .two
          default: throw values.unknownCase
        }
        extension B {
          case .one(let first, let second):
            try values.write("one", first, second)
          case "one":
            self = try .one(
              values.next(), by: values.next())
          default: throw values.unknownCase
        }
        """)
    #expect(codings.map(\.type) == ["A", "B"])
    #expect(
      codings.first?.written == ["one as one, of 1", "two as too, of 0", "three as three, of 0"])
    #expect(codings.first?.read == ["one as one, of 2", "two as two, of 0", "two as three, of 0"])
    #expect(codings.last?.written == ["one as one, of 2"])
    #expect(codings.last?.read == ["one as one, of 2"])
  }
}

/// How the cases of one enum are written and read: each as `case as name, of values`, in order.
private struct CaseCoding {
  var type: String
  var written: [String]
  var read: [String]

  static func all(in text: String) -> [CaseCoding] {
    ("\n" + text).split(separator: "\nextension ")
      .filter { $0.contains("values.") }
      .map { part in
        let writes = part.matches(
          of: /case \.(\w+)[^"]*?:\s+try values\.write\(\s*"(\w+)"([^)]*)\)/)
        let reads = part.matches(
          of: /case "(\w+)":\s+self = (?:try )?\.(\w+)((?s:.)*?)(?=\n\s*(?:case "|default:))/)
        return CaseCoding(
          type: String(part.prefix { $0 != " " }),
          written: writes.map { "\($0.1) as \($0.2), of \($0.3.count { $0 == "," })" },
          read: reads.map { "\($0.2) as \($0.1), of \($0.3.matches(of: /values\.next\(\)/).count)" }
        )
      }
  }
}
