import Foundation

/// The coder that `init(coder:)` receives when an object of a storyboard is made: the object's
/// element.
///
/// Nothing can be decoded from it: the element's values are set when the object is made.
final class StoryboardCoder: NSCoder {
  let node: StoryboardNode

  init(_ node: StoryboardNode) { self.node = node }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }

  @MainActor static func cellStyle(_ coder: NSCoder) -> UITableViewCell.CellStyle {
    switch (coder as? StoryboardCoder)?.node["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  @MainActor static func tableStyle(_ coder: NSCoder) -> UITableView.Style {
    switch (coder as? StoryboardCoder)?.node["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}
