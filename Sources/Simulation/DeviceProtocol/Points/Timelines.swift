package import DeviceEvents
package import Foundation

/// A call to an extension with widgets.
package enum TimelineCall: Codable, Hashable, Sendable {
  /// Say which widgets you have; answered with `widgets`.
  case describe
  /// Return an entry for a widget's outline, or one for this moment; answered with `entry`.
  case placeholder(TimelineRequest), snapshot(TimelineRequest)
  /// Return entries from now on; answered with `timeline`.
  case timeline(TimelineRequest)
}

/// The widget for which an entry is requested.
package struct TimelineRequest: Codable, Hashable, Sendable {
  package var kind: String
  /// The number of a WidgetFamily.
  package var family: Int
  package var isPreview = false
  package var width: Double
  package var height: Double
  /// The user's settings for it.
  package var settings: AppIntentRequest?

  package init(
    kind: String, family: Int, isPreview: Bool = false, width: Double, height: Double,
    settings: AppIntentRequest? = nil
  ) {
    self.settings = settings
    self.kind = kind
    self.family = family
    self.isPreview = isPreview
    self.width = width
    self.height = height
  }
}

/// Its answer.
package enum TimelineAnswer: Codable, Hashable, Sendable {
  case widgets([WidgetDescription])
  case entry(WidgetEntry)
  case timeline([WidgetEntry], WidgetReload)
  case noSuchKind
}

/// A kind of widget, as in the gallery.
package struct WidgetDescription: Codable, Hashable, Sendable {
  package var kind: String
  package var name: String
  package var about: String
  /// The numbers of its WidgetFamily values.
  package var families: [Int]
  /// The settings that it has at first, if the user can change any.
  package var settings: AppIntentRequest?
  /// Whether these are an intent of SiriKit.
  package var isOfSiriKit = false

  package init(
    kind: String, name: String, about: String, families: [Int], settings: AppIntentRequest? = nil
  ) {
    self.settings = settings
    self.kind = kind
    self.name = name
    self.about = about
    self.families = families
  }
}

/// What a widget shows from a date on.
package struct WidgetEntry: Codable, Hashable, Sendable {
  package var date: Date
  package var screen: Screen
  /// The URL of the whole widget.
  package var url: String?
  package var links: [WidgetLink]
  /// The elements that change by themselves.
  package var counting: [CountingElement]
  package var controls: [WidgetControl]

  package init(
    date: Date, screen: Screen, url: String?, links: [WidgetLink],
    counting: [CountingElement] = [], controls: [WidgetControl] = []
  ) {
    self.controls = controls
    self.date = date
    self.screen = screen
    self.url = url
    self.links = links
    self.counting = counting
  }
}

/// A part of a widget that the user can tap.
package struct WidgetLink: Codable, Hashable, Sendable {
  package var frame: ScreenFrame
  package var url: String

  package init(frame: ScreenFrame, url: String) {
    self.frame = frame
    self.url = url
  }
}

/// A button or switch of a widget.
package struct WidgetControl: Codable, Hashable, Sendable {
  package var frame: ScreenFrame
  package var errand: AppIntentErrand

  package init(frame: ScreenFrame, errand: AppIntentErrand) {
    self.frame = frame
    self.errand = errand
  }
}

/// When a widget is asked for another timeline.
package enum WidgetReload: Codable, Hashable, Sendable {
  case atEnd, never
  case after(Date)
}

/// A widget on the home screen, as its app knows it.
package struct PlacedWidget: Codable, Hashable, Sendable {
  package var kind: String
  package var family: Int
  /// The user's settings for it, if they are an intent of SiriKit.
  package var settings: AppIntentRequest?

  package init(kind: String, family: Int, settings: AppIntentRequest? = nil) {
    self.kind = kind
    self.family = family
    self.settings = settings
  }
}

/// The user's action on widgets on the home screen.
package enum HomeWidgetCommand: Codable, Hashable, Sendable {
  /// Opens the gallery; answered with `gallery`.
  case gallery
  /// Puts one on the home screen; answered with `widget`.
  case add(kind: String, app: String?, family: Int)
  case remove(Int)
  /// Looks at one; answered with `widget`.
  case look(Int)
  /// Taps one: the part with this text, or the widget itself.
  case tap(Int, String?)
  /// Sets a parameter by its title; answered with `widget`.
  case configure(Int, parameter: String, words: String)
}

/// What a scene learns about them.
package enum HomeWidgetAnswer: Codable, Hashable, Sendable {
  case gallery([GalleryWidget])
  case widget(HomeWidgetState)
}

/// A widget in the gallery.
package struct GalleryWidget: Codable, Hashable, Sendable {
  package var app: String
  package var description: WidgetDescription
  /// Its appearance there, if its extension supplies one.
  package var preview: Screen?

  package init(app: String, description: WidgetDescription, preview: Screen?) {
    self.app = app
    self.description = description
    self.preview = preview
  }
}

/// A widget on the home screen, as a scene knows it.
package struct HomeWidgetState: Codable, Hashable, Sendable {
  package var number: Int
  package var name: String
  package var family: Int
  /// Whether it shows only its outline.
  package var isPlaceholder: Bool
  package var shown: WidgetEntry?
  /// Seconds from now until the date of each entry of its timeline.
  package var entries: [Double]
  /// Seconds from now until it is asked for another; `nil` when it isn't.
  package var reload: Double?
  /// What the user can set.
  package var parameters: [AppIntentParameter]

  package init(
    number: Int, name: String, family: Int, isPlaceholder: Bool, shown: WidgetEntry?,
    entries: [Double], reload: Double?, parameters: [AppIntentParameter] = []
  ) {
    self.parameters = parameters
    self.number = number
    self.name = name
    self.family = family
    self.isPlaceholder = isPlaceholder
    self.shown = shown
    self.entries = entries
    self.reload = reload
  }
}
