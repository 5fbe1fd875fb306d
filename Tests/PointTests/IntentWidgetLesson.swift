import RunSupport

/// An app with a widget that is configured by an intent of SiriKit, and an extension that provides
/// options, for tests that vary one part of them.
struct IntentWidgetLesson {
  /// What the extension for intents says it supports; without any there is no such extension.
  var supported: String? = "SelectShelfIntent"
  /// The members of its handler.
  var handler = """
    func provideShelfOptionsCollection(
      for intent: SelectShelfIntent,
      with completion: @escaping (INObjectCollection<BookShelf>?, Error?) -> Void
    ) {
      let shelves = ["Novels", "Poems"].map { BookShelf(identifier: $0, display: $0) }
      shelves[1].place = "attic"
      completion(INObjectCollection(items: shelves), nil)
    }
    func defaultShelf(for intent: SelectShelfIntent) -> BookShelf? {
      BookShelf(identifier: "Novels", display: "Novels")
    }
    """
  /// What the app does when it becomes active.
  var app = ""
  /// The definition's intent and types.
  var definition = IntentWidgetLesson.definition
  var scene: String

  var markdown: String {
    """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - {name: Reader, kind: app, identifier: com.example.Reader}
      - name: Shelf
        kind: extension
        identifier: com.example.Reader.Shelf
        in: Reader
        info:
          NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
    \(supported == nil ? "" : target)
    ---
    ## Step

    ```swift file=AppDelegate.swift target=Reader
    import Intents
    import UIKit
    import WidgetKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        \(app)
      }
    }
    ```

    ```xml file=Shelf.intentdefinition target=Reader
    \(definition)
    ```

    ```swift file=Widget.swift target=Shelf
    \(Self.widget)
    ```

    ```xml file=Shelf.intentdefinition target=Shelf
    \(definition)
    ```
    \(supported == nil ? "" : options)
    ```swift scene
    import ExtensionHost
    \(scene)
    ```
    """
  }

  private var target: String {
    """
      - name: Options
        kind: extension
        identifier: com.example.Reader.Options
        in: Reader
        info:
          NSExtension:
            NSExtensionPointIdentifier: com.apple.intents-service
            NSExtensionPrincipalClass: $(PRODUCT_MODULE_NAME).IntentHandler
            NSExtensionAttributes:
              IntentsSupported: [\(supported ?? "")]
    """
  }

  private var options: String {
    """

    ```swift file=IntentHandler.swift target=Options
    import Intents
    class IntentHandler: INExtension, SelectShelfIntentHandling {
      \(handler)
    }
    ```

    ```xml file=Shelf.intentdefinition target=Options
    \(definition)
    ```

    """
  }

  private static let widget = """
    import Intents
    import SwiftUI
    import WidgetKit
    struct ShelfEntry: TimelineEntry { let date: Date; let text: String }
    struct ShelfProvider: IntentTimelineProvider {
      func placeholder(in context: Context) -> ShelfEntry { ShelfEntry(date: .now, text: "-") }
      func getSnapshot(
        for configuration: SelectShelfIntent, in context: Context,
        completion: @escaping (ShelfEntry) -> ()
      ) { completion(ShelfEntry(date: .now, text: "preview \\(configuration.order)")) }
      func getTimeline(
        for configuration: SelectShelfIntent, in context: Context,
        completion: @escaping (Timeline<ShelfEntry>) -> ()
      ) {
        let shelf = configuration.shelf
        let parts = [
          shelf?.displayString ?? "none", shelf?.place ?? "-", "\\(configuration.order)",
          "\\(configuration.count ?? 0)", "\\(configuration.showsCovers?.boolValue ?? false)",
          configuration.note ?? "-",
        ]
        let entry = ShelfEntry(date: .now, text: parts.joined(separator: " "))
        completion(Timeline(entries: [entry], policy: .never))
      }
    }
    struct ShelfWidget: Widget {
      var body: some WidgetConfiguration {
        IntentConfiguration(
          kind: "shelf", intent: SelectShelfIntent.self, provider: ShelfProvider()
        ) { Text($0.text) }
      }
    }
    struct NoWidget: Widget {
      var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    }
    @main struct All: WidgetBundle {
      var body: some Widget {
        NoWidget()
        ShelfWidget()
      }
    }
    """

  static let definition = """
    <plist version="1.0"><dict>
      <key>INEnums</key><array><dict>
        <key>INEnumName</key><string>Order</string>
        <key>INEnumValues</key><array>
          <dict><key>INEnumValueName</key><string>unknown</string></dict>
          <dict><key>INEnumValueName</key><string>author</string>
            <key>INEnumValueDisplayName</key><string>By author</string>
            <key>INEnumValueIndex</key><integer>1</integer></dict>
          <dict><key>INEnumValueName</key><string>title</string>
            <key>INEnumValueDisplayName</key><string>By title</string>
            <key>INEnumValueIndex</key><integer>2</integer></dict>
        </array></dict></array>
      <key>INIntents</key><array><dict>
        <key>INIntentName</key><string>SelectShelf</string>
        <key>INIntentParameters</key><array>
          <dict><key>INIntentParameterName</key><string>shelf</string>
            <key>INIntentParameterDisplayName</key><string>Shelf</string>
            <key>INIntentParameterType</key><string>Object</string>
            <key>INIntentParameterObjectType</key><string>BookShelf</string>
            <key>INIntentParameterSupportsDynamicEnumeration</key><true/></dict>
          <dict><key>INIntentParameterName</key><string>order</string>
            <key>INIntentParameterDisplayName</key><string>Order</string>
            <key>INIntentParameterType</key><string>Integer</string>
            <key>INIntentParameterEnumType</key><string>Order</string>
            <key>INIntentParameterMetadata</key><dict>
              <key>INIntentParameterMetadataDefaultValue</key><string>title</string></dict></dict>
          <dict><key>INIntentParameterName</key><string>count</string>
            <key>INIntentParameterDisplayName</key><string>Count</string>
            <key>INIntentParameterType</key><string>Integer</string>
            <key>INIntentParameterMetadata</key><dict>
              <key>INIntentParameterMetadataDefaultValue</key><integer>3</integer></dict></dict>
          <dict><key>INIntentParameterName</key><string>showsCovers</string>
            <key>INIntentParameterDisplayName</key><string>Show covers</string>
            <key>INIntentParameterType</key><string>Boolean</string>
            <key>INIntentParameterMetadata</key><dict>
              <key>INIntentParameterMetadataDefaultValue</key><true/></dict></dict>
          <dict><key>INIntentParameterName</key><string>note</string>
            <key>INIntentParameterDisplayName</key><string>Note</string>
            <key>INIntentParameterType</key><string>String</string></dict>
        </array></dict></array>
      <key>INTypes</key><array><dict><key>INTypeName</key><string>BookShelf</string>
        <key>INTypeProperties</key><array>
          <dict><key>INTypePropertyName</key><string>identifier</string>
            <key>INTypePropertyType</key><string>String</string>
            <key>INTypePropertyDefault</key><true/></dict>
          <dict><key>INTypePropertyName</key><string>place</string>
            <key>INTypePropertyType</key><string>String</string></dict>
        </array></dict></array>
    </dict></plist>
    """
}
