/// What a scene showed of containers: trees of files, and what has changed in them.
struct InspectionFigure {
  let inspections: StepScript.Inspections

  var markup: Markup {
    inspections.shown.map { inspection in
      OutputFigure.figure(
        "The scene shows <b>\(inspection.title)</b>", text: inspection.lines.joined(separator: "\n")
      )
    }.joined() + more
  }

  private var more: Markup {
    inspections.omitted > 0
      ? "<p class=\"nothing\">\(inspections.omitted) more</p>\n" : .empty
  }
}
