import DeviceProtocol
import Foundation

/// A widget that the user has put on the home screen.
struct HomeWidget {
  /// What a scene names it by.
  let number: Int
  /// The extension's identifier.
  let identifier: String
  let description: WidgetDescription
  let family: Family
  /// Its outline, shown before there is a timeline.
  var placeholder: WidgetEntry?
  /// What it shows one after the other.
  var entries: [WidgetEntry] = []
  /// When it is to be asked for another timeline.
  var reload: Date?
  var mark: Agenda.Mark?
  /// When timelines were asked for that count, within the last day.
  var counted: [Date] = []

  /// What it shows at a time: the last entry whose date has come, or the first one (inferred).
  func entry(at time: Date) -> WidgetEntry? {
    entries.last { $0.date <= time } ?? entries.first
  }

  /// The families that the home screen of a phone has room for, with Apple's sizes in points
  /// (documented for this size of screen).
  enum Family: Int, CaseIterable {
    case systemSmall, systemMedium, systemLarge

    var width: Double { self == .systemSmall ? 158 : 338 }
    var height: Double { self == .systemLarge ? 354 : 158 }
    var name: String { "\(self)" }
  }
}
