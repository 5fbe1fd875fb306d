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
    #expect(
      types.declaration(of: "public.jpeg") == UniformTypes.standard.declaration(of: "public.jpeg"))
    #expect(types.declaredTypes == UniformTypes.standard.declaredTypes)
  }

  @Test func anExportedDeclarationReplacesAnImportedOne() {
    let imported = UniformTypes.Declaration(
      "com.example.recipe", conformsTo: ["public.xml", "com.example.old"],
      filenameExtensions: ["recipe"], mimeTypes: ["text/x-recipe"], origin: .imported)
    let exported = UniformTypes.Declaration(
      "com.Example.recipe", conformsTo: ["public.json"], filenameExtensions: ["cook"])
    for declarations in [[imported, exported], [exported, imported]] {
      let types = UniformTypes.standard.declaring(declarations)
      #expect(types.declaration(of: "com.example.recipe") == exported)
      #expect(types.directSupertypes(of: "com.example.recipe") == ["public.json"])
      #expect(!types.conforms("com.example.recipe", to: "public.xml"))
      #expect(types.types(forFilenameExtension: "recipe") == [])
      #expect(types.types(forMIMEType: "text/x-recipe") == [])
      #expect(types.types(forFilenameExtension: "cook") == ["com.Example.recipe"])
      #expect(
        !types.subtypes(of: "public.xml").contains {
          UniformTypes.isSame($0, as: exported.identifier)
        })
      #expect(types.subtypes(of: "public.json").contains("com.Example.recipe"))
    }
  }

  @Test func theOwnerOfABorrowedTypeIsBelieved() {
    let owners = UniformTypes.Declaration(
      "org.opml.opml", conformsTo: ["public.json"], filenameExtensions: ["outline"])
    var others = owners
    others.origin = .imported
    let standard = UniformTypes.standard
    #expect(standard.declaring([owners]).declaration(of: "org.opml.opml") == owners)
    #expect(!standard.declaring([owners]).conforms("org.opml.opml", to: "public.xml"))
    #expect(standard.declaring([others]).conforms("org.opml.opml", to: "public.xml"))
  }

  @Test(arguments: [UniformTypes.Declaration.Origin.exported, .imported])
  func theFirstOfTwoEqualDeclarationsCounts(_ origin: UniformTypes.Declaration.Origin) {
    let types = UniformTypes([
      .init("a", conformsTo: ["b"], filenameExtensions: ["one"], origin: origin),
      .init("A", conformsTo: ["c"], filenameExtensions: ["two"], origin: origin),
    ])
    #expect(types.supertypes(of: "a") == ["b"])
    #expect(types.types(forFilenameExtension: "one") == ["a"])
    #expect(types.types(forFilenameExtension: "two") == [])
    #expect(types.declaredTypes == ["a"])
  }

  @Test func aTypeThatNamesItselfOrTheSameTwiceGainsNothing() {
    let types = UniformTypes([
      .init(
        "a", conformsTo: ["A", "b", "B", "a"], filenameExtensions: ["x", "X"],
        mimeTypes: ["m/n", "M/N"])
    ])
    #expect(types.directSupertypes(of: "a") == ["b"])
    #expect(types.subtypes(of: "a") == [])
    #expect(types.subtypes(of: "b") == ["a"])
    #expect(types.types(forFilenameExtension: "x") == ["a"])
    #expect(types.types(forMIMEType: "m/n") == ["a"])
    #expect(types.filenameExtensions(of: "a") == ["x", "X"])
  }

  @Test func aDynamicTypeThatIsDeclaredHasEachParentOnce() {
    let types = UniformTypes.standard.declaring([
      UniformTypes.Declaration("dyn.mine", conformsTo: ["Public.Image", "public.data"])
    ])
    #expect(types.directSupertypes(of: "dyn.mine") == ["public.data", "public.image"])
    let owned = UniformTypes([
      UniformTypes.Declaration("dyn.mine", conformsTo: ["public.data", "public.data"])
    ])
    #expect(owned.directSupertypes(of: "dyn.mine") == ["public.data"])
  }

  @Test func aGraphWithoutTheSystemsTypesKnowsOnlyItsOwn() {
    let types = UniformTypes([.init("com.example.new", conformsTo: ["public.data"])])
    #expect(types.declaredTypes == ["com.example.new"])
    #expect(!types.isDeclared("public.data"))
    #expect(types.supertypes(of: "com.example.new") == ["public.data"])
    #expect(types.conforms("dyn.extension.x", to: "public.data"))
    #expect(types.preferredType(forFilenameExtension: "png") == "dyn.extension.png")
    #expect(UniformTypes().declaredTypes == [])
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

  @Test func aCycleThroughTheSystemsTypesIsNone() {
    let types = UniformTypes.standard.declaring([
      .init("com.example.a", conformsTo: ["com.example.b", "public.image"]),
      .init("com.example.b", conformsTo: ["com.example.a"]),
      .init("public.image", conformsTo: ["com.example.a"]),
    ])
    #expect(types.conforms("com.example.b", to: "public.content"))
    #expect(!types.conforms("public.image", to: "com.example.a"))
    #expect(
      types.supertypes(of: "com.example.b") == [
        "com.example.a", "public.image", "public.data", "public.content", "public.item",
      ])
  }

  @Test func aLongChainIsWalkedWithoutRecursion() {
    let length = 50_000
    let types = UniformTypes((0..<length).map { .init("t\($0)", conformsTo: ["t\($0 + 1)"]) })
    #expect(types.conforms("t0", to: "t\(length)"))
    #expect(types.supertypes(of: "t0").count == length)
  }
}
