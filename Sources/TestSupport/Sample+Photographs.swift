import DeviceEvents
package import LessonModel
package import Outcomes

extension Sample {
  /// The step that shows photographs, and the result of running it: `count` photographs of a small
  /// form with the text `text`.
  package func photographed(
    _ count: Int = 1, saying text: String = "Save Link"
  ) -> (step: Step, result: StepResult)? {
    guard let step = lesson.steps.first(where: { $0.id == "receive-the-link" }),
      var result = results["\(lesson.id)/\(step.id)"],
      let middle = result.outcomes.first?.events.firstIndex(where: { $0.sequence == 12 })
    else { return nil }
    let taken = (0..<count).map { _ in
      Event(
        sequence: 12, process: "Share", action: .photographed(name: text, Self.form(saying: text)))
    }
    result.outcomes[0].events.insert(contentsOf: taken, at: middle)
    return (step, result)
  }

  /// A title, a field and a button.
  private static func form(saying text: String) -> Screen {
    let wide = { (y: Double, height: Double) in
      ScreenFrame(x: 20, y: y, width: 350, height: height)
    }
    var title = ScreenElement(.label, frame: wide(70, 41), text: text)
    title.fontSize = 34
    title.isBold = true
    var field = ScreenElement(.textField, frame: wide(140, 36))
    field.placeholder = text
    var button = ScreenElement(.button, frame: wide(200, 50), text: text)
    button.background = ScreenColor(red: 0.04, green: 0.36, blue: 0.68)
    button.cornerRadius = 12
    return Screen(elements: [title, field, button])
  }
}
