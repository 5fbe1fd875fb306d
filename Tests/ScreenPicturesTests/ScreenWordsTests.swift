import DeviceEvents
import ScreenPictures
import Testing

/// What people who can't see the picture hear.
@Suite struct ScreenWordsTests {
  static let cases: [(ScreenElement, String)] = [
    (.label("Saved", box(20, 60, 100, 20)), "the text “Saved”"),
    (.button("Post", box(20, 60, 100, 20), enabled: false), "a button “Post”, dimmed"),
    (
      ScreenElement(.textField, frame: box(20, 60, 100, 20)).with { $0.placeholder = "Tags" },
      "a text field, empty, for “Tags”"
    ),
    (
      ScreenElement(.toggle, frame: box(20, 60, 51, 31)).with { $0.isOn = false }, "a switch, off"
    ),
    (
      ScreenElement(.slider, frame: box(20, 60, 100, 30)).with { $0.fraction = 0.406 },
      "a slider, 41 percent"
    ),
    (
      ScreenElement(.cell, frame: box(20, 60, 100, 44), text: "Inbox").with {
        $0.detail = "12"
        $0.isOn = true
      }, "a row “Inbox”, ticked, “12”"
    ),
    (
      ScreenElement(.cell, frame: box(20, 60, 100, 44), text: "Inbox").with {
        $0.isSelected = true
      }, "a row “Inbox”, selected"
    ),
    (
      ScreenElement(
        .button, frame: box(20, 60, 100, 44), text: "Post",
        children: [.label("Post", box(20, 60, 100, 44))]), "a button “Post”"
    ),
    (
      ScreenElement(
        .area, frame: box(20, 60, 100, 44), children: [.label("two\nlines", box(20, 60, 100, 44))]),
      "the text “two lines”"
    ),
  ]

  @Test(arguments: cases.indices) func anElementIsSaidLikeThis(_ index: Int) {
    let (element, words) = Self.cases[index]
    let picture = ScreenPicture(Screen(elements: [element]), title: "A")
    #expect(picture.description == "On the screen: \(words).")
    #expect(picture.svg.contains("<desc>On the screen: \(words).</desc>"))
  }

  @Test func anEmptyScreenIsSaidToBeEmpty() {
    let area = ScreenElement(.area, frame: box(0, 0, 390, 844))
    #expect(
      ScreenPicture(Screen(elements: [area]), title: "A").description == "The screen is empty.")
  }

  @Test func whatNobodySeesIsNotSaid() {
    let behind = ScreenElement.label("behind", box(20, 60, 100, 20))
    let hidden = ScreenElement.label("hidden", box(20, 160, 100, 20)).with { $0.opacity = 0 }
    let outside = ScreenElement.label("outside", box(20, 900, 100, 20))
    let cut = ScreenElement(
      .area, frame: box(0, 200, 390, 50), children: [.label("cut", box(0, 260, 100, 20))]
    ).with { $0.clips = true }
    let cover = ScreenElement.page([.label("in front", box(20, 60, 100, 20)), hidden, outside, cut])
    let picture = ScreenPicture(Screen(elements: [behind, cover]), title: "A")
    #expect(picture.description == "On the screen: the text “in front”.")
    #expect(!picture.svg.contains("behind"))
  }

  @Test func aSeeThroughSheetHidesNothing() {
    let behind = ScreenElement.label("behind", box(20, 60, 100, 20))
    for sheet in [ScreenElement.page(on: shade(0, 0.3), []), .page([]).with { $0.opacity = 0.5 }] {
      let picture = ScreenPicture(Screen(elements: [behind, sheet]), title: "A")
      #expect(picture.description == "On the screen: the text “behind”.")
    }
  }
}
