import DeviceEvents
import SimulatedUIKit
import Testing

/// What a user can do on a screen, and what can't be done.
@MainActor struct ActingTests {
  let interface = Interface()

  init() { interface.comeOnScreen() }

  @Test(arguments: [
    ("Save", "saved"), ("Tap here", "tapped the area"), ("Row 1", "chose row 1"),
    ("Detail 2", "chose row 2"), ("Row 30", "chose row 30"),
  ])
  func tappingDoesWhatTheViewDoes(_ name: String, _ call: String) {
    #expect(interface.act(.tap(name)) == nil)
    #expect(interface.calls == [call])
  }

  @Test func aSwitchIsFoundByWhatIsBesideIt() {
    #expect(interface.act(.tap("Urgent")) == nil)
    #expect(interface.toggle.isOn)
  }

  @Test func aSegmentIsChosen() {
    #expect(interface.act(.tap("Week")) == nil)
    #expect(interface.segments.selectedSegmentIndex == 1)
  }

  @Test func aFieldIsAskedAndToldOfEachCharacter() {
    #expect(interface.act(.type("A!b\n", into: "Title")) == nil)
    #expect(
      interface.calls == [
        "began", "may 0-0 be A", "changed to A", "may 1-1 be !", "may 1-1 be b", "changed to Ab",
        "returned",
      ])
  }

  @Test func aFieldIsEmptiedAtOnce() {
    interface.field.text = "Tea"
    #expect(interface.act(.clear("Title")) == nil)
    #expect(interface.calls == ["began", "may 0-3 be ", "changed to "])
  }

  @Test func typingGoesToTheViewThatIsEdited() {
    #expect(interface.act(.type("1", into: nil)) == nil)
    #expect(interface.act(.type("2", into: "notes")) == nil)
    #expect(interface.act(.type("3", into: nil)) == nil)
    #expect(interface.field.text == "1")
    #expect(interface.notes.text == "23")
  }

  @Test func whatIsNotThereIsNoTarget() {
    #expect(
      interface.act(.tap("Sav"))
        == """
        nothing named "Sav" can be tapped; these can: toggle "Urgent", textField "Title", \
        textView "notes", button "Save", segment "Day", segment "Week", area "Tap here", \
        cell "Row 0", cell "Row 1", cell "Row 2"
        """)
    #expect(
      interface.act(.type("a", into: "Name"))
        == """
        nothing named "Name" accepts text; these do: textField "Title", textView "notes"
        """)
  }

  @Test func whatIsDimmedCanNotBeTapped() {
    interface.button.isEnabled = false
    #expect(interface.act(.tap("Save")) == "the button \"Save\" is dimmed")
  }

  @Test func whatIsHiddenIsNoTarget() {
    interface.button.isHidden = true
    #expect(interface.act(.tap("Save")) == "the button \"Save\" is hidden")
    interface.button.isHidden = false
    interface.view.isUserInteractionEnabled = false
    #expect(
      interface.act(.tap("Save"))
        == "nothing named \"Save\" can be tapped, and nothing else can")
  }

  @Test func onlyTheFrontCanBeReached() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [interface, weak alert] _ in
        interface.calls.append("yes, \(alert?.textFields?.first?.text ?? "")")
      })
    interface.present(alert, animated: true)
    #expect(
      interface.act(.tap("Save"))
        == """
        the button "Save" is covered by what is presented over it, where these can be tapped: \
        textField "Name", button "Yes"
        """)
    #expect(interface.act(.type("Anna", into: nil)) == nil)
    #expect(interface.act(.tap("Yes")) == nil)
    #expect(interface.calls == ["yes, Anna"])
    #expect(interface.act(.tap("Save")) == nil)
  }

  @Test func aScreenIsBoundedHoweverManyViewsThereAre() {
    for _ in 0..<30 {
      let group = UIView(frame: .zero)
      for _ in 0..<100 { group.addSubview(UILabel(frame: .zero)) }
      interface.view.addSubview(group)
    }
    var deepest = interface.area
    for _ in 0..<200 {
      let view = UIView(frame: deepest.bounds)
      deepest.addSubview(view)
      deepest = view
    }
    let counts = interface.screen().elements.map(Self.count)
    #expect(counts.reduce(0, +) == 2000)
  }

  private static func count(_ element: ScreenElement) -> Int {
    element.children.reduce(1) { $0 + count($1) }
  }
}
