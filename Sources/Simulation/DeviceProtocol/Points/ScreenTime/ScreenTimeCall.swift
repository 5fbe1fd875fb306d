package import DeviceEvents
package import Foundation

/// A call to one of the extensions of Screen Time.
package enum ScreenTimeCall: Codable, Hashable, Sendable {
  /// A monitored activity begins, ends, or is about to; answered with `done`.
  case interval(IntervalChange, activity: String)
  /// Something has been used for long enough, or nearly; answered with `done`.
  case threshold(event: String, activity: String, isReached: Bool)
  /// Say how a shield looks; answered with `shield`.
  case configure(ShieldedThing)
  /// The user has pressed a button of a shield; answered with `response`.
  case press(isPrimary: Bool, ShieldedThing)
  /// Draw a report; answered with `report`.
  case report(ReportWish, UseReport)
}

/// What happens with the interval of a monitored activity.
package enum IntervalChange: String, Codable, Hashable, Sendable {
  case didStart, didEnd, willStart, willEnd
}

/// The answer of such an extension.
package enum ScreenTimeAnswer: Codable, Hashable, Sendable {
  case shield(ShieldDescription)
  /// The number of a ShieldActionResponse.
  case response(Int)
  /// What a report shows; `nil` when the extension has none for that context.
  case report(Screen?)
}

/// What a shield covers.
package struct ShieldedThing: Codable, Hashable, Sendable {
  /// The app or the web domain.
  package var thing: UsedThing
  /// The category, if it is covered because of that.
  package var category: UsedThing?

  package init(_ thing: UsedThing, in category: UsedThing?) {
    self.thing = thing
    self.category = category
  }
}

/// How a shield looks; where there is nothing, as the system has it.
package struct ShieldDescription: Codable, Hashable, Sendable {
  package struct Label: Codable, Hashable, Sendable {
    package var text: String
    package var color: ScreenColor

    package init(text: String, color: ScreenColor) {
      self.text = text
      self.color = color
    }
  }

  /// The material behind it, by name.
  package var material: String?
  package var background: ScreenColor?
  /// The picture, whose frame has its size.
  package var icon: ScreenImage?
  package var iconName: String?
  package var title: Label?
  package var subtitle: Label?
  package var primary: Label?
  package var primaryBackground: ScreenColor?
  package var secondary: Label?

  package init() {}
}

/// A report that an app wants to show.
package struct ReportWish: Codable, Hashable, Sendable {
  package var context: String
  package var width: Double
  package var height: Double
  package var filter: ReportFilter

  package init(context: String, width: Double, height: Double, filter: ReportFilter) {
    self.context = context
    self.width = width
    self.height = height
    self.filter = filter
  }
}

/// What a report is about.
package struct ReportFilter: Codable, Hashable, Sendable {
  /// The length of a segment.
  package enum Length: String, Codable, Hashable, Sendable { case hour, day, week }

  package var length: Length
  package var interval: DateInterval?
  /// The tokens of what is to be in it; if all are empty, everything.
  package var applications: [Data] = []
  package var categories: [Data] = []
  package var webDomains: [Data] = []

  package init(length: Length, interval: DateInterval?) {
    self.length = length
    self.interval = interval
  }
}

/// What the user has done, for a report.
package struct UseReport: Codable, Hashable, Sendable {
  /// What was done between two dates.
  package struct Segment: Codable, Hashable, Sendable {
    package var interval: DateInterval
    package var uses: [Use]

    package init(interval: DateInterval, uses: [Use]) {
      self.interval = interval
      self.uses = uses
    }
  }

  /// How one thing was used.
  package struct Use: Codable, Hashable, Sendable {
    package var thing: UsedThing
    package var category: UsedThing
    package var seconds: Double
    /// How often the user has opened it.
    package var count: Int
    package var longest: DateInterval?

    package init(thing: UsedThing, category: UsedThing) {
      self.thing = thing
      self.category = category
      seconds = 0
      count = 0
    }
  }

  package var segments: [Segment]
  package var updated: Date

  package init(segments: [Segment], updated: Date) {
    self.segments = segments
    self.updated = updated
  }
}
