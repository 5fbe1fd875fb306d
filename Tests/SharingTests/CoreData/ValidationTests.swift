import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("Validation of a managed object") @MainActor
struct ValidationTests {
  @Test(
    .shows(
      "NSPropertyDescription.setValidationPredicates(_:withValidationWarnings:)",
      "NSPropertyDescription.validationPredicates", "NSPropertyDescription.validationWarnings",
      "NSManagedObject.validateForInsert()", "NSManagedObject.validateForUpdate()"))
  func saysWhichConditionIsNotMet() throws {
    let stars = Library.attribute("stars", .integer16AttributeType)
    let condition = Library.condition("SELF < 6")
    stars.setValidationPredicates([condition], withValidationWarnings: ["at most five stars"])
    #expect(stars.validationPredicates == [condition])
    #expect(stars.validationWarnings as? [String] == ["at most five stars"])
    let library = try Library(model: Library.model(of: [stars]))
    defer { library.remove() }
    let thing = library.object("Thing", ["stars": 6])
    for check in [thing.validateForInsert, thing.validateForUpdate] {
      let error = #expect(throws: NSError.self) { try check() }
      #expect(error?.domain == NSCocoaErrorDomain)
      #expect(error?.code == NSManagedObjectValidationError)
      #expect(error?.localizedDescription == "at most five stars")
      let information = error?.userInfo ?? [:]
      #expect(information[NSValidationObjectErrorKey] as? NSManagedObject === thing)
      #expect(information[NSValidationKeyErrorKey] as? String == "stars")
      #expect(information[NSValidationValueErrorKey] as? Int == 6)
      #expect(
        information[NSValidationPredicateErrorKey] as? SimulatedFoundation.NSPredicate
          == condition)
    }
    thing.setValue(5, forKey: "stars")
    #expect(throws: Never.self) { try library.context.save() }
  }

  @Test(.shows("NSManagedObject.validateValue(_:forKey:)"))
  func saysWhetherAPropertyMayHaveAValueBeforeItIsSet() throws {
    let stars = Library.attribute("stars", .integer16AttributeType, optional: false)
    stars.setValidationPredicates(
      [Library.condition("SELF < 6"), Library.condition("SELF != 9")],
      withValidationWarnings: ["at most five stars", "never nine"])
    let library = try Library(model: Library.model(of: [stars]))
    defer { library.remove() }
    let thing = library.object("Thing", ["stars": 1])
    func error(_ number: Int?) -> NSError? {
      var value = number.map { NSNumber(value: $0) as AnyObject }
      do {
        try thing.validateValue(&value, forKey: "stars")
        return nil
      } catch { return error as NSError }
    }
    #expect(error(5) == nil)
    #expect(error(7)?.code == NSManagedObjectValidationError)
    #expect(error(7)?.localizedDescription == "at most five stars")
    #expect(error(7)?.userInfo[NSValidationValueErrorKey] as? Int == 7)
    #expect(error(7)?.userInfo[NSValidationKeyErrorKey] as? String == "stars")
    #expect(error(9)?.code == NSValidationMultipleErrorsError)
    #expect(error(nil)?.code == NSValidationMissingMandatoryPropertyError)
    #expect(thing.value(forKey: "stars") as? Int == 1)
  }

  @Test(
    .shows(
      "NSPropertyDescription.isOptional", "NSAttributeDescription.defaultValue",
      "NSManagedObject.validateForInsert()", "NSValidationMultipleErrorsError",
      "NSValidationMissingMandatoryPropertyError", "NSDetailedErrorsKey"))
  func namesEveryValueThatIsMissing() throws {
    let library = try Library(
      model: Library.model(of: [
        Library.attribute("a", .stringAttributeType, optional: false),
        Library.attribute("b", .stringAttributeType, optional: false, value: "b"),
        Library.attribute("c", .stringAttributeType, optional: false),
      ]))
    defer { library.remove() }
    let thing = library.object()
    #expect(thing.value(forKey: "b") as? String == "b")
    let error = #expect(throws: NSError.self) { try thing.validateForInsert() }
    #expect(error?.code == NSValidationMultipleErrorsError)
    let errors = error?.userInfo[NSDetailedErrorsKey] as? [NSError] ?? []
    #expect(
      errors.map(\.code) == Array(repeating: NSValidationMissingMandatoryPropertyError, count: 2))
    #expect(errors.map { $0.userInfo[NSValidationKeyErrorKey] as? String } == ["a", "c"])
  }

  @Test func aProgramsOwnErrorStopsTheSave() throws {
    let library = try Library(
      model: Library.model(
        of: [Library.attribute("a", .stringAttributeType)], type: RefusingThing.self))
    defer { library.remove() }
    library.object()
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == CocoaError.Code.fileLocking.rawValue)
    #expect(library.context.hasChanges)
  }

  struct Limit: CustomTestStringConvertible, Sendable {
    let type: String
    let limits: String
    let value: @Sendable () -> Any
    let code: Int
    var testDescription: String { "\(type) \(code)" }
  }

  @Test(
    .shows(
      "NSValidationNumberTooLargeError", "NSValidationNumberTooSmallError",
      "NSValidationDateTooLateError", "NSValidationDateTooSoonError",
      "NSValidationStringTooLongError", "NSValidationStringTooShortError",
      "NSValidationStringPatternMatchingError"),
    arguments: [
      Limit(
        type: "Integer 16", limits: "maxValueString=\"5\"", value: { 6 },
        code: NSValidationNumberTooLargeError),
      Limit(
        type: "Decimal", limits: "minValueString=\"5\"", value: { NSDecimalNumber(value: 4) },
        code: NSValidationNumberTooSmallError),
      Limit(
        type: "Date", limits: "maxDateTimeInterval=\"5\"",
        value: { Date(timeIntervalSinceReferenceDate: 6) }, code: NSValidationDateTooLateError),
      Limit(
        type: "Date", limits: "minDateTimeInterval=\"5\"",
        value: { Date(timeIntervalSinceReferenceDate: 4) }, code: NSValidationDateTooSoonError),
      Limit(
        type: "String", limits: "maxValueString=\"2\"", value: { "abc" },
        code: NSValidationStringTooLongError),
      Limit(
        type: "String", limits: "minValueString=\"2\"", value: { "a" },
        code: NSValidationStringTooShortError),
      Limit(
        type: "String", limits: "regularExpressionString=\"[a-c]*\"", value: { "abd" },
        code: NSValidationStringPatternMatchingError),
    ])
  func looksAtTheLimitsOfAModelFile(_ limit: Limit) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("limits-\(UUID().uuidString).mom")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = """
      <model><entity name="Thing">
      <attribute name="value" optional="YES" attributeType="\(limit.type)" \(limit.limits)/>
      </entity></model>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("contents"))
    let model = try #require(NSManagedObjectModel(contentsOf: folder))
    let library = try Library(model: model)
    defer { library.remove() }
    let thing = library.object("Thing", ["value": limit.value()])
    let error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == limit.code)
    thing.setValue(nil, forKey: "value")
    #expect(throws: Never.self) { try library.context.save() }
  }
}
