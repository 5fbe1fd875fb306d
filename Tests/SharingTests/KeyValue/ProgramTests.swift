import Outcomes
import RunSupport
import TestSupport
import Testing

/// Predicates, sort descriptors and observers in programs written as for iOS.
@Suite("Key-value code in programs") struct ProgramTests {
  @Test(
    .shows(
      "NSSortDescriptor.init(keyPath:ascending:)", "NSPredicate.init(format:_:)",
      "NSExpression.init(forKeyPath: String)", "ObjectiveCRegistry.register(keyPaths:)"))
  func programFiltersAndSortsItsObjects() async throws {
    let outcome = try await Running.run(
      alone: #"""
        import Foundation
        class Base: NSObject { @objc var title = "" }
        class Item: Base {
          @objc var date: Date
          @objc var author: Base?
          @objc dynamic var count: Int = 0
          init(_ title: String, _ seconds: Double, _ count: Int) {
            date = Date(timeIntervalSinceReferenceDate: seconds)
            self.count = count
            super.init()
            self.title = title
          }
        }
        let items = [Item("file 10", 5, 1), Item("File 2", 9, 2), Item("Über", 1, 3)]
        items[0].author = items[1]
        let list = items as NSArray
        func titles(_ list: [Any]) -> [String] { list.compactMap { ($0 as? Item)?.title } }
        let since = Date(timeIntervalSinceReferenceDate: 4)
        let ids = ["Über", "File 2"]
        print(titles(list.filtered(using: NSPredicate(format: "date > %@", since as NSDate))))
        print(titles(list.filtered(using: NSPredicate(format: "date > %@", since as CVarArg))))
        print(titles(list.filtered(using: NSPredicate(format: "title IN %@", ids as NSArray))))
        print(titles(list.filtered(using: NSPredicate(
          format: "%K == %d", #keyPath(Item.count), 3))))
        print(titles(list.filtered(using: NSPredicate(format: "author.title == %@", "File 2"))))
        print(titles(list.sortedArray(using: [NSSortDescriptor(
          key: "title", ascending: true, selector: #selector(NSString.localizedStandardCompare(_:)))])))
        let byDate = NSSortDescriptor(keyPath: \Item.date, ascending: false)
        print(byDate.key ?? "none", titles(list.sortedArray(using: [byDate])))
        print(NSSortDescriptor(keyPath: \Item.title, ascending: true).key ?? "none")
        print(NSPredicate(format: "count == 1 AND title != nil") as? NSCompoundPredicate ?? "other")
        """#)
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Program") == """
        ["file 10", "File 2"]
        ["file 10", "File 2"]
        ["File 2", "Über"]
        ["Über"]
        ["file 10"]
        ["File 2", "file 10", "Über"]
        date ["File 2", "file 10", "Über"]
        title
        count == 1 AND title != nil

        """)
  }

  @Test(
    .shows(
      "NSObject.addObserver(_:forKeyPath:options:context:)",
      "NSObject.removeObserver(_:forKeyPath:context:)",
      "_KeyValueCodingAndObserving.observeValue(forKeyPath:of:change:context:)",
      "_KeyValueCodingAndObserving.value(forUndefinedKey:)",
      "_KeyValueCodingAndObserving.setValue(_:forUndefinedKey:)",
      "ObjectiveCRegistry.ObservedValue", "ObjectiveCRegistry.willChange(_:_:)",
      "ObjectiveCRegistry.didChange(_:_:)"))
  func dynamicPropertiesReportTheirChanges() async throws {
    let outcome = try await Running.run(
      alone: #"""
        import Foundation
        class Player: NSObject {
          @objc dynamic var title = "one"
          @objc dynamic var next: Player?
          @objc dynamic var volume: Int = 1 { didSet { print("set", oldValue, volume) } }
          private var stored = 0
          @objc dynamic var rate: Int { get { stored } set { stored = newValue } }
          override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
          override func setValue(_ value: Any?, forUndefinedKey key: String) { print("never", key) }
        }
        var place = 0
        class Watcher: NSObject {
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {
            guard context == nil else {
              return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            }
            print(keyPath ?? "", change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
          }
        }
        let player = Player()
        let watcher = Watcher()
        for path in ["title", "next.title", "volume", "rate"] {
          player.addObserver(watcher, forKeyPath: path, options: [.new, .old], context: nil)
        }
        let observation = player.observe(\.title, options: [.new]) { player, change in
          print("handler", change.newValue ?? "none")
        }
        player.title = "two"
        player.next = Player()
        player.next?.title = "three"
        player.volume = 5
        player.rate = 2
        player.setValue("named", forKey: "title")
        observation.invalidate()
        player.removeObserver(watcher, forKeyPath: "title", context: nil)
        player.title = "unseen"
        player.setValue(1, forKey: "colour")
        print(player.value(forKey: "colour") ?? "nil")
        """#)
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Program") == """
        title one two
        handler two
        next.title <null> one
        next.title one three
        set 1 5
        volume 1 5
        rate 0 2
        title two named
        handler named
        never colour
        no colour

        """)
  }
}
