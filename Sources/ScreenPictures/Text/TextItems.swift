import DeviceEvents

/// The contents of a text picture, without areas that only contain others.
struct TextItems: Hashable, Sendable {
  /// The separate items; frames among them have items of their own.
  private(set) var items: [ScreenElement] = []

  init(_ elements: [ScreenElement]) {
    for element in elements { add(element) }
  }

  /// The number of items, including those inside others.
  var count: Int {
    items.reduce(0) { $0 + 1 + ($1.framesOthers ? TextItems($1.children).count : 0) }
  }

  private mutating func add(_ element: ScreenElement) {
    switch element.kind {
    case .area, .table:
      if element.isCard { return items.append(element) }
      for child in element.children { add(child) }
    case .label, .sectionTitle:
      if element.text != nil { items.append(element) }
      for child in element.children where !element.repeats(child) { add(child) }
    case .image, .button, .textField, .textView, .toggle, .slider, .progress, .activity, .barButton,
      .icon:
      items.append(element)
      // Inside elements that are drawn as a whole, only labels are looked for.
      for child in element.children where child.kind == .label { add(child) }
    case .navigationBar, .cell, .alert, .webPage, .shareSheet, .segments, .other:
      items.append(element)
    }
  }
}

extension ScreenElement {
  /// Whether it is drawn as a frame with others inside.
  var framesOthers: Bool {
    switch kind {
    case .alert, .shareSheet, .webPage, .other, .cell, .navigationBar: true
    case .area, .table: isCard
    default: false
    }
  }

  /// Whether it is an area that stands out from its surroundings.
  var isCard: Bool {
    guard kind == .area, frame.width < 388, frame.height > 60 else { return false }
    return (border != nil || cornerRadius > 4 && background != nil)
      && TextItems(children).items.count > 1
  }
}
