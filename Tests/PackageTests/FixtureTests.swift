import Foundation
import TestSupport
import Testing

/// The fixtures are what their generator makes, and the same in all three places that name them.
@Suite struct FixtureTests {
  @Test(.enabled(if: Generator.canRun, "needs python3, 3.8 or later, to run Fixtures/generate"))
  func whatIsCommittedIsWhatTheGeneratorMakes() throws {
    let folder = try TemporaryFolder()
    try Generator.run(into: folder.url)
    let committed = try Generator.outputs(below: Repository.root)
    let made = try Generator.outputs(below: folder.url)
    try #require(!made.isEmpty)
    // Leftover files, which the generator doesn't make, differ too.
    let differing = Set(committed.keys).union(made.keys).filter { committed[$0] != made[$0] }
    #expect(differing.sorted() == [], "run Fixtures/generate, or take away what it doesn't make")
  }

  @Test func theDeviceHasTheBytesOfTheFiles() throws {
    let source = try Repository.read(Generator.source)
    let blocks = source.matches(of: /case \.(\w+):\n +"""\n([^"]*)"""/)
    var embedded: [String: Data] = [:]
    for block in blocks {
      embedded[String(block.1)] = Data(
        base64Encoded: String(block.2), options: .ignoreUnknownCharacters)
    }
    let files = try Fixture.all.map { ($0.name, try $0.data) }
    #expect(embedded == Dictionary(uniqueKeysWithValues: files))
  }

  @Test func everyFileIsAFixture() throws {
    let files = Repository.files(in: "Fixtures/Files", suffixes: [""])
    #expect(files == (try Fixture.all.map { "Fixtures/Files/\($0.fileName)" }).sorted())
  }

  @Test func theDocumentHasARowForEachFixture() throws {
    let expected = try Fixture.all.map { fixture in
      "| `.\(fixture.name)` | `\(fixture.fileName)` | `\(fixture.type)` | \(try fixture.data.count) |"
    }
    let rows = try Repository.read("Docs/fixtures.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `.") }
      .map { $0.split(separator: "|").prefix(4).map { "|\($0)" }.joined() + "|" }
    let difference = LineDiff(
      expected: expected.joined(separator: "\n"), actual: rows.joined(separator: "\n"))
    #expect(difference.isEmpty, "- Fixture.swift and Fixtures/Files, + table\n\(difference)")
  }

  @Test func togetherTheyAreSmall() throws {
    // Every program of a lesson loads the library that they are compiled into.
    let size = try Fixture.all.reduce(0) { try $0 + $1.data.count }
    #expect(size < 40 << 10)
  }
}

/// Each fixture is what its type says, judged by the parts of the format that other programs read.
@Suite struct FixtureFormatTests {
  @Test(arguments: ["beach", "mountain"])
  func aPhotoIsABaselineJPEG(_ name: String) throws {
    try expectJPEG(try bytes(of: name), width: 64, height: 48)
  }

  @Test func theLogoIsAPNG() throws {
    let file = try bytes(of: "logo")
    #expect(file.part(0, 8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var (at, kinds): (Int, [String]) = (8, [])
    while at < file.count {
      let size = file.big(at, 4)
      kinds.append(file.text(at + 4, 4))
      #expect(file.big(at + 8 + size, 4) == checksum(file.part(at + 4, size + 4)))
      at += 12 + size
    }
    #expect(at == file.count)
    #expect(kinds == ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(file.big(16, 4) == 32 && file.big(20, 4) == 32)
  }

  @Test func theLightIsAGIFOfTwoFrames() throws {
    let file = try bytes(of: "blink")
    #expect(file.text(0, 6) == "GIF89a")
    #expect(file.little(6, 2) == 24 && file.little(8, 2) == 24)
    var (at, frames) = (13 + 3 * 4, 0)
    while at < file.count, file[at] != 0x3B {
      // An extension has a label before its blocks; an image has a place, a size, and a code size.
      if file[at] == 0x2C { frames += 1 } else { #expect(file[at] == 0x21) }
      at += file[at] == 0x2C ? 11 : 2
      while at < file.count, file[at] != 0 { at += 1 + Int(file[at]) }
      at += 1
    }
    #expect(at == file.count - 1)
    #expect(frames == 2)
  }

  @Test func theReportIsAPDFOfOnePage() throws {
    let file = try bytes(of: "report")
    // In Latin 1 every byte is a character, so offsets are those of the file.
    let text = try #require(String(bytes: file, encoding: .isoLatin1))
    #expect(text.hasPrefix("%PDF-1.4\n") && text.hasSuffix("\n%%EOF\n"))
    let start = try #require(text.firstMatch(of: /startxref\n(\d+)\n/).flatMap { Int($0.1) })
    #expect(file.text(start, 5) == "xref\n")
    let offsets = text.matches(of: /(\d{10}) 00000 n \n/).compactMap { Int($0.1) }
    #expect(text.contains("xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n"))
    #expect(text.contains("/Size \(offsets.count + 1) "))
    for (index, offset) in offsets.enumerated() {
      let head = "\(index + 1) 0 obj\n"
      #expect(file.text(offset, head.count) == head)
    }
    let content = try #require(text.firstMatch(of: /Length (\d+) >>\nstream\n([^>]*)\nendstream/))
    #expect(Int(content.1) == content.2.count)
    #expect(text.matches(of: #//Type /Page /#).count == 1)
    #expect(content.2.contains("(Quarterly report) Tj"))
  }

  @Test func theMovieIsAQuickTimeMovieOfJPEGs() throws {
    let file = try bytes(of: "waves")
    let top = file.atoms(in: 0..<file.count)
    try #require(top.map(\.name) == ["ftyp", "mdat", "moov"])
    #expect(file.text(8, 4) == "qt  ")
    var atoms = top[2].content
    for name in ["trak", "mdia", "minf", "stbl"] {
      atoms = try #require(file.atoms(in: atoms).first { $0.name == name }).content
    }
    let tables = file.atoms(in: atoms)
    try #require(tables.map(\.name) == ["stsd", "stts", "stsc", "stsz", "stco"])
    #expect(file.text(tables[0].content.lowerBound + 12, 4) == "jpeg")
    let sizes = tables[3].content.lowerBound
    var at = file.big(tables[4].content.lowerBound + 8, 4)
    #expect(at == top[1].content.lowerBound)
    #expect(file.big(sizes + 8, 4) == 4)
    for frame in 0..<4 {
      let size = file.big(sizes + 12 + 4 * frame, 4)
      try expectJPEG(Array(file.part(at, size)), width: 32, height: 24)
      at += size
    }
    #expect(at == top[1].content.upperBound)
  }

  @Test func theToneIsAWAV() throws {
    let file = try bytes(of: "tone")
    #expect(file.text(0, 4) == "RIFF" && file.little(4, 4) == file.count - 8)
    #expect(file.text(8, 8) == "WAVEfmt " && file.little(16, 4) == 16)
    // PCM, one channel, samples and bytes per second, bytes and bits per sample.
    let format = [(20, 2), (22, 2), (24, 4), (28, 4), (32, 2), (34, 2)].map { file.little($0, $1) }
    #expect(format == [1, 1, 8000, 8000, 1, 8])
    #expect(file.text(36, 4) == "data" && file.little(40, 4) == file.count - 44)
  }

  @Test func theArchiveIsAZIPWithTheNote() throws {
    let file = try bytes(of: "folder")
    let note = try bytes(of: "note")
    let end = file.count - 22
    #expect(file.little(end, 4) == 0x0605_4B50 && file.little(end + 10, 2) == 1)
    let central = file.little(end + 16, 4)
    #expect(central + file.little(end + 12, 4) == end)
    #expect(file.little(central, 4) == 0x0201_4B50 && file.little(central + 42, 4) == 0)
    #expect(file.text(central + 46, file.little(central + 28, 2)) == "folder/note.txt")
    #expect(file.little(0, 4) == 0x0403_4B50)
    // From the version on, the local header and the central directory have the same values.
    #expect(file.part(4, 24) == file.part(central + 6, 24))
    #expect(file.little(14, 4) == checksum(note[...]) && file.little(18, 4) == note.count)
    let start = 30 + file.little(26, 2)
    #expect(Array(file.part(start, central - start)) == note)
  }

  @Test(arguments: [
    ("article", "<!DOCTYPE html>\n", "</html>\n"),
    ("person", "BEGIN:VCARD\r\nVERSION:3.0\r\n", "\r\nEND:VCARD\r\n"),
    ("prices", "name,unit,price\r\n", "\r\n"),
    ("note", "Shopping\n", "\n"),
  ])
  func aTextBeginsAndEndsAsItShould(_ name: String, start: String, end: String) throws {
    let text = try #require(String(bytes: try bytes(of: name), encoding: .utf8))
    #expect(text.unicodeScalars.starts(with: start.unicodeScalars))
    #expect(text.unicodeScalars.reversed().starts(with: end.unicodeScalars.reversed()))
    let bare = text.unicodeScalars.count { $0 == "\n" } - text.count { $0 == "\r\n" }
    #expect(start.contains("\r\n") ? bare == 0 : !text.unicodeScalars.contains("\r"))
  }

  @Test func theChecksumIsTheUsualOne() {
    #expect(checksum(Array("123456789".utf8)[...]) == 0xCBF4_3926)
  }
}

extension FixtureFormatTests {
  private func bytes(of name: String) throws -> [UInt8] {
    let fixture = try #require(try Fixture.all.first { $0.name == name }, "no fixture '\(name)'")
    return Array(try fixture.data)
  }

  /// Walks over the segments up to the image data, which reaches to the end.
  private func expectJPEG(_ file: [UInt8], width: Int, height: Int) throws {
    #expect(file.part(0, 2) == [0xFF, 0xD8] && file.suffix(2) == [0xFF, 0xD9])
    #expect(file.text(6, 5) == "JFIF\0")
    var (at, markers): (Int, [UInt8]) = (2, [])
    while markers.last != 0xDA {
      try #require(at + 1 < file.count && file[at] == 0xFF)
      markers.append(file[at + 1])
      if file[at + 1] == 0xC0 {
        #expect(file.big(at + 5, 2) == height && file.big(at + 7, 2) == width)
      }
      at += 2 + file.big(at + 2, 2)
    }
    #expect(markers == [0xE0, 0xDB, 0xC0, 0xC4, 0xC4, 0xDA])
    let stray = file.indices.dropFirst(at).dropLast(2).filter {
      file[$0] == 0xFF && file[$0 + 1] != 0
    }
    #expect(stray == [], "no marker is left among the pixels")
  }

  /// The checksum of PNG and ZIP: CRC-32.
  private func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var value: UInt32 = .max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return Int(~value)
  }
}

/// A fixture as declared in Fixture.swift; these tests don't link the simulation.
private struct Fixture {
  var name: String
  var type: String
  var fileName: String

  /// The contents of the committed file.
  var data: Data {
    get throws { try Data(contentsOf: Repository.file("Fixtures/Files/\(fileName)")) }
  }

  /// Every fixture, in the order of the declaration.
  static var all: [Fixture] {
    get throws {
      let source = try Repository.read("Sources/Simulation/ExtensionHost/Fixture.swift")
      let found = source.matches(of: /case \.(\w+): \("([^"]+)", "([^"]+)"\)/)
      let all = found.map { Self(name: String($0.1), type: String($0.2), fileName: String($0.3)) }
      let cases = source.matches(of: /\n  case (\w+)/).map { String($0.1) }
      try #require(!cases.isEmpty && cases == all.map(\.name))
      return all
    }
  }
}

/// The program that makes the fixtures, and what it writes.
private enum Generator {
  static let source = "Sources/Simulation/ExtensionHost/Fixture+Bytes.swift"

  private static let check = "import sys; sys.exit(sys.version_info < (3, 8))"

  /// Whether there is a recent enough Python.
  static let canRun =
    (try? run(["sh", "-c", "python3 -c '\(check)' 2>/dev/null"])) == 0

  static func run(into folder: URL) throws {
    let status = try run([Repository.file("Fixtures/generate").path, folder.path])
    try #require(status == 0, "Fixtures/generate failed")
  }

  /// The contents of the files that it writes below `root`, by path.
  static func outputs(below root: URL) throws -> [String: Data] {
    let folder = root.appendingPathComponent("Fixtures/Files").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let paths = files.map { "Fixtures/Files/\($0)" } + [source]
    let pairs = try paths.map { ($0, try Data(contentsOf: root.appendingPathComponent($0))) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private static func run(_ command: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

extension [UInt8] {
  /// The bytes from `start` on; fewer if the file is too short.
  fileprivate func part(_ start: Int, _ count: Int) -> ArraySlice<UInt8> {
    dropFirst(Swift.max(0, start)).prefix(Swift.max(0, count))
  }

  fileprivate func big(_ start: Int, _ count: Int) -> Int {
    part(start, count).reduce(0) { $0 << 8 | Int($1) }
  }

  fileprivate func little(_ start: Int, _ count: Int) -> Int {
    part(start, count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  fileprivate func text(_ start: Int, _ count: Int) -> String {
    String(decoding: part(start, count), as: UTF8.self)
  }

  /// The atoms of a QuickTime movie in a range that they fill.
  fileprivate func atoms(in range: Range<Int>) -> [(name: String, content: Range<Int>)] {
    var (at, atoms): (Int, [(name: String, content: Range<Int>)]) = (range.lowerBound, [])
    while at < range.upperBound {
      let end = at + Swift.max(8, big(at, 4))
      atoms.append((text(at + 4, 4), (at + 8)..<end))
      at = end
    }
    return atoms
  }
}
