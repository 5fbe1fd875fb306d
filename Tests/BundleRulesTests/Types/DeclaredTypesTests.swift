import ActivationRules
import BundleRules
import Testing
import UniformTypes

/// The types that an Info.plist declares.
@Suite struct DeclaredTypesTests {
  @Test func aDeclarationIsReadWithAllItsParts() {
    let declared = DeclaredTypes([
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "com.example.recipe",
          "UTTypeDescription": "Recipe",
          "UTTypeConformsTo": ["public.json", "public.content"],
          "UTTypeTagSpecification": [
            "public.filename-extension": [".recipe", "rcp"],
            "public.mime-type": "application/x-recipe",
          ],
        ]
      ]
    ])
    #expect(
      declared.declarations == [
        UniformTypes.Declaration(
          "com.example.recipe", conformsTo: ["public.json", "public.content"],
          filenameExtensions: ["recipe", "rcp"], mimeTypes: ["application/x-recipe"],
          description: "Recipe")
      ])
    #expect(declared.exported.map { $0.path.steps.count } == [2])
    #expect(declared.problems == [])
  }

  @Test func aSingleParentMayStandWithoutAList() {
    let declared = DeclaredTypes([
      "UTImportedTypeDeclarations": [
        ["UTTypeIdentifier": "com.example.recipe", "UTTypeConformsTo": "public.data"]
      ]
    ])
    #expect(declared.imported.map { $0.declaration.conformsTo } == [["public.data"]])
    #expect(declared.exported.isEmpty)
  }

  @Test func exportedTypesComeBeforeImportedOnes() {
    let declared = DeclaredTypes([
      "UTImportedTypeDeclarations": [["UTTypeIdentifier": "com.example.theirs"]],
      "UTExportedTypeDeclarations": [["UTTypeIdentifier": "com.example.ours"]],
    ])
    #expect(
      declared.declarations.map { $0.identifier } == ["com.example.ours", "com.example.theirs"])
  }

  @Test(
    arguments: [
      (1, "UTExportedTypeDeclarations is an integer, not an array of declarations"),
      (["recipe"], "a type is declared by a dictionary, but this is a string"),
      ([[:]], "a declared type has no UTTypeIdentifier"),
      ([["UTTypeIdentifier": 3]], "a declared type has no UTTypeIdentifier"),
      (
        [["UTTypeIdentifier": "a.b", "UTTypeConformsTo": 3]],
        "this is an integer, not a string or an array of strings"
      ),
      (
        [["UTTypeIdentifier": "a.b", "UTTypeConformsTo": ["public.data", 3]]],
        "this is an integer, not a string"
      ),
      (
        [["UTTypeIdentifier": "a.b", "UTTypeTagSpecification": "recipe"]],
        "UTTypeTagSpecification is a string, not a dictionary"
      ),
    ] as [(PropertyValue, String)])
  func whatIsShapedOtherwiseIsReportedAndLeftOut(value: PropertyValue, problem: String) {
    let declared = DeclaredTypes(["UTExportedTypeDeclarations": value])
    #expect(declared.problems.map { $0.message } == [problem])
  }

  @Test func anInfoPlistWithoutTypesDeclaresNone() {
    #expect(DeclaredTypes([:]).declarations == [])
    #expect(DeclaredTypes("text").problems == [])
  }

  @Test func theDeviceKnowsTheTypesOfTheAppAndItsExtensions() {
    var sample = Sample()
    sample.share["UTExportedTypeDeclarations"] = [
      ["UTTypeIdentifier": "com.example.recipe", "UTTypeConformsTo": ["public.json"]]
    ]
    #expect(!DeviceTypes.types(with: sample.app).isDeclared("com.example.recipe"))
    #expect(
      DeviceTypes.types(with: sample.whole).conforms("com.example.recipe", to: "public.text"))
  }
}
