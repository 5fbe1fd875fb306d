import Testing

/// What Core Data generates while a program runs.
struct ManagedTests {
  @Test(arguments: [
    Rewritten(
      "@NSManaged public var title: String?",
      "           public var title: String? { get { _managed(\"title\") } "
        + "set { _manage(newValue, \"title\") } }"),
    Rewritten(
      "@NSManaged var `class`: Int16 // which",
      "           var `class`: Int16 { get { _managed(\"class\") } "
        + "set { _manage(newValue, \"class\") } } // which"),
    Rewritten(
      "@objc(addItemsObject:) @NSManaged func addToItems(_ value: Item)",
      "                                  func addToItems(_ value: Item) "
        + "{ _change(\"items\", adding: [value]) }"),
    Rewritten(
      "@NSManaged func removeFromItems(_ values: NSSet)",
      "           func removeFromItems(_ values: NSSet) "
        + "{ _change(\"items\", removing: values.allObjects) }"),
    Rewritten(
      "@NSManaged func insertIntoItems(_ value: Item, at idx: Int)",
      "           func insertIntoItems(_ value: Item, at idx: Int) "
        + "{ mutableOrderedSetValue(forKey: \"items\").insert(value, at: idx) }"),
    Rewritten(
      "override init(entity: E, insertInto context: C?) {}",
      "required init(entity: E, insertInto context: C?) {}"),
    Rewritten(
      "@objc override private init(entity: E, insertInto context: C?) {}",
      "      required         init(entity: E, insertInto context: C?) {}"),
    Rewritten("override init(frame: CGRect) {}", "override init(frame: CGRect) {}"),
  ])
  func managedMemberGetsABody(_ member: Rewritten) {
    #expect(
      rewritten("class A: B {\n\(member.original)\n}") == "class A: B {\n\(member.expected)\n}")
  }

  @Test func noObjectIsMadeWithoutAnEntity() {
    #expect(!generated("@objc(Item) class Item: NSManagedObject {}").contains("Item()"))
  }
}
