import Testing
import UniformTypes

@Suite struct DeclaringTests {
  @Test func aBundlesTypeJoinsTheGraph() {
    let types = UniformTypes.standard.declaring([
      .init(
        "com.example.recipe", conformsTo: ["public.json"], filenameExtensions: ["recipe"],
        mimeTypes: ["application/x-recipe"], description: "Recipe")
    ])
    #expect(types.conforms("com.example.recipe", to: "public.text"))
    #expect(types.preferredType(forFilenameExtension: "recipe") == "com.example.recipe")
    #expect(types.preferredType(forMIMEType: "application/x-recipe") == "com.example.recipe")
    #expect(types.description(of: "com.example.recipe") == "Recipe")
    #expect(!UniformTypes.standard.isDeclared("com.example.recipe"))
  }

  @Test func aBundleCannotRedefineATypeOfTheSystem() {
    let types = UniformTypes.standard.declaring([
      .init("Public.JPEG", conformsTo: ["public.movie"], filenameExtensions: ["jpg"])
    ])
    #expect(!types.conforms("public.jpeg", to: "public.movie"))
    #expect(types.types(forFilenameExtension: "jpg") == ["public.jpeg"])
  }

  @Test func aBundlesTypeComesAfterTheSystemsForTheSameExtension() {
    let types = UniformTypes.standard.declaring([
      .init("com.example.picture", conformsTo: ["public.data"], filenameExtensions: ["png"])
    ])
    #expect(types.types(forFilenameExtension: "png") == ["public.png", "com.example.picture"])
    #expect(types.preferredType(forFilenameExtension: "png") == "public.png")
  }

  @Test func aTypeMayBeNamedAsParentBeforeItIsDeclared() {
    let child = UniformTypes([.init("com.example.child", conformsTo: ["com.example.parent"])])
    #expect(child.conforms("com.example.child", to: "com.example.parent"))
    #expect(!child.isDeclared("com.example.parent"))
    #expect(child.declaredTypes == ["com.example.child"])

    let family = child.declaring([.init("com.example.parent", conformsTo: ["com.example.old"])])
    #expect(family.conforms("com.example.child", to: "com.example.old"))
  }

  @Test func cyclesEnd() {
    let types = UniformTypes([
      .init("a", conformsTo: ["b"]), .init("b", conformsTo: ["c"]),
      .init("c", conformsTo: ["a", "d", "c"]),
    ])
    #expect(types.supertypes(of: "a") == ["b", "c", "d"])
    #expect(types.supertypes(of: "c") == ["a", "d", "b"])
    #expect(types.conforms("b", to: "a"))
    #expect(!types.conforms("d", to: "a"))
    #expect(types.subtypes(of: "b") == ["a", "c"])
  }

  @Test func aLongChainIsWalkedWithoutRecursion() {
    let length = 50_000
    let types = UniformTypes((0..<length).map { .init("t\($0)", conformsTo: ["t\($0 + 1)"]) })
    #expect(types.conforms("t0", to: "t\(length)"))
    #expect(types.supertypes(of: "t0").count == length)
  }
}
