import DeviceProtocol
import Foundation

/// A widget that the user has put on the home screen.
struct HomeWidget {
  /// The number by which a scene names it.
  let number: Int
  /// The extension's identifier.
  let identifier: String
  let description: WidgetDescription
  let family: Family
  /// The user's settings for it.
  var settings: AppIntentRequest?
  /// What can be set, as it was last.
  var parameters: [AppIntentParameter] = []
  /// Its outline, shown before there is a timeline.
  var placeholder: WidgetEntry?
  /// The entries that it shows, one after the other.
  var entries: [WidgetEntry] = []
  /// When it is to be asked for another timeline.
  var reload: Date?
  var mark: Agenda.Mark?
  /// The times within the last day at which timelines were requested, as far as they count.
  var counted: [Date] = []

  /// Returns what it shows at a time: the last entry whose date has come, or the first one
  /// (inferred).
  func entry(at time: Date) -> WidgetEntry? {
    entries.last { $0.date <= time } ?? entries.first
  }

  /// The families for which a phone's home screen has room, with Apple's sizes in points
  /// (documented for this size of screen).
  enum Family: Int, CaseIterable {
    case systemSmall, systemMedium, systemLarge

    var width: Double { self == .systemSmall ? 158 : 338 }
    var height: Double { self == .systemLarge ? 354 : 158 }
    var name: String { "\(self)" }
  }
}
