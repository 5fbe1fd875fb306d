import DeviceEvents
import Findings
import ScreenPictures
import Testing

/// What a process can't do to a page or a terminal, whatever it says is on its screen.
@Suite struct HostileScreenTests {
  static let evil =
    "</text></svg><script>alert(1)</script>\"' onload=\"x\u{1B}[2J\u{9B}31m\u{202E}gpj.\u{0}\u{FFFE}&amp;"

  /// Every kind of element, with the text wherever there can be text.
  static func screen(saying text: String) -> Screen {
    let elements = ScreenElement.Kind.allCases.enumerated().map { index, kind in
      let place = box(10, Double(index) * 40, 370, 38)
      return ScreenElement(
        kind, frame: place, text: text,
        children: [
          ScreenElement(.button, frame: place, text: "!" + text).with { $0.isOn = true }
        ]
      ).with {
        $0.detail = text
        $0.placeholder = text
        $0.identifier = text
      }
    }
    return Screen(elements: elements)
  }

  @Test func textIsOnlyText() {
    let evil = ScreenPicture(Self.screen(saying: Self.evil), title: Self.evil).svg
    let tags = Self.tags(in: evil)
    #expect(Set(tags.map { String($0.prefix { $0 != " " && $0 != "/" }) }).isSubset(of: Self.names))
    #expect(!tags.contains { $0.contains("script") || $0.contains("onload") })
    #expect(Self.foreign(in: evil) == [])
  }

  @Test(arguments: [
    "\"/><script>alert(1)</script>", "AAAA' onload='x", "AA AA", "AA\u{202E}",
    String(repeating: "A", count: 400_001),
  ])
  func nothingButASmallFilesBytesGetIntoAnImage(_ base64: String) {
    let frame = box(20, 20, 100, 100)
    let sound = SampleScreen.image(frame, frame)
    let hostile = SampleScreen.image(frame, frame, base64: base64)
    let without = sound.with { $0.image = nil }
    func svg(_ element: ScreenElement) -> String {
      ScreenPicture(Screen(elements: [element]), title: "").svg
    }
    #expect(svg(hostile) == svg(without))
    #expect(svg(sound) != svg(without))
  }

  @Test func textDrivesNoTerminal() {
    for columns in [20, 60] {
      let text = ScreenText(
        Self.screen(saying: Self.evil), style: ScreenTextTests.style(columns))
      #expect(Self.foreign(in: text.lines.joined()) == [])
      #expect(text.lines.allSatisfy { $0.terminalWidth <= columns })
    }
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5, .leastNonzeroMagnitude,
  ])
  func noNumberBreaksAPicture(_ number: Double) {
    let places = [
      box(number, number, number, number), box(10, 10, number, 40), box(10, 10, 40, number),
      box(number, 10, 300, 40), box(10, number, 300, 40),
    ]
    let elements = ScreenElement.Kind.allCases.flatMap { kind in
      places.map { place in
        ScreenElement(
          kind, frame: place, text: "Text",
          children: [ScreenElement(.label, frame: box(10, 10, 100, 20), text: "Inside")]
        ).with {
          $0.fraction = number
          $0.opacity = number == 0 ? 1 : number
          $0.fontSize = number
          $0.cornerRadius = number
          $0.background = ScreenColor(red: number, green: number, blue: number, alpha: 1)
          $0.border = ScreenElement.Border(width: number, color: shade(0xFF0000))
          $0.clips = true
        }
      }
    }
    for size in [Screen.Size.phone, Screen.Size(width: number, height: number)] {
      let screen = Screen(size: size, elements: elements)
      let svg = ScreenPicture(screen, title: "A").svg
      #expect(!svg.contains("nan") && !svg.contains("inf") && !svg.contains("e+"))
      #expect(Self.numbers(in: svg).allSatisfy { $0.count <= 9 })
      #expect(ScreenText(screen, style: ScreenTextTests.style(60)).lines.count < 400)
    }
  }

  @Test func tooManyElementsAreCounted() {
    let many = (0..<20_000).map { ScreenElement.label("\($0)", box(10, 10, 100, 20)) }
    let picture = ScreenPicture(Screen(elements: many), title: "A")
    #expect(picture.svg.utf8.count < 1 << 18)
    #expect(picture.description.hasSuffix("; and 19940 more."))
    let text = ScreenText(Screen(elements: many), style: ScreenTextTests.style(60))
    #expect(text.lines.count < 200)
    #expect(text.lines.last == "… and 19850 more")
  }

  @Test func whatIsTooDeepIsLeftOut() {
    var element = ScreenElement.label("bottom", box(10, 10, 100, 20))
    for _ in 0..<5_000 {
      element = ScreenElement(.area, frame: box(0, 0, 390, 844), children: [element])
    }
    let picture = ScreenPicture(Screen(elements: [element]), title: "A")
    #expect(!picture.svg.contains("bottom"))
    #expect(picture.svg.utf8.count < 2_000)
    #expect(
      ScreenText(Screen(elements: [element]), style: ScreenTextTests.style(60)).lines.count < 5)
    // Freeing a value this deep takes more stack than a test's thread has.
    while let child = element.children.popLast() { element = child }
  }

  /// That many characters, or a single one that long.
  @Test(arguments: ["", "e"], ["x", "\u{301}"])
  func aMegabyteOfTextIsCut(_ start: String, _ more: String) {
    let text = start + String(repeating: more, count: 1 << 20)
    let screen = Self.screen(saying: text)
    let picture = ScreenPicture(screen, title: text)
    #expect(picture.svg.utf8.count < 1 << 18)
    let lines = ScreenText(screen, style: ScreenTextTests.style(60)).lines
    #expect(lines.joined().utf8.count < 1 << 18)
  }
}

extension HostileScreenTests {
  private static let names: Set<String> = [
    "svg", "title", "desc", "g", "rect", "line", "circle", "path", "text", "",
  ]

  private static func tags(in page: String) -> [String] {
    page.split(separator: "<").map { String($0.prefix { $0 != ">" }) }
  }

  /// The numbers between quotes.
  private static func numbers(in page: String) -> [Substring] {
    page.split(separator: "\"").filter { Double($0) != nil }
  }

  private static func foreign(in text: String) -> [UInt32] {
    text.unicodeScalars.map(\.value).filter { value in
      switch value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE: true
      default: false
      }
    }
  }
}
