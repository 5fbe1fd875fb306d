import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin

  /// The program that the compiler asks to expand SwiftData's macros (ADR 0036).
  @main struct Plugin: CompilerPlugin {
    let providingMacros = ProvidedMacros.all
  }
#else
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

  /// The program that the compiler asks to expand SwiftData's macros (ADR 0036).
  ///
  /// The toolchain's own swift-syntax lacks the module with the main function, which does this.
  @main struct Plugin: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard let macro = ProvidedMacros.all.first(where: { "\($0)" == typeName }) else {
        throw UnknownMacro(name: typeName)
      }
      return macro
    }

    static func main() throws {
      let connection = try StandardIOMessageConnection()
      try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
    }
  }

  /// The compiler asks for a macro that isn't here.
  private struct UnknownMacro: Error, CustomStringConvertible {
    let name: String

    var description: String { "SwiftDataMacros has no \(name)" }
  }
#endif

/// The macros' implementations, by which the module's declarations name them.
enum ProvidedMacros {
  static var all: [any Macro.Type] {
    [
      PersistentModelMacro.self, PersistedPropertyMacro.self, NoteMacro.self,
      UniquenessMacro.self, ModelActorMacro.self, QueryMacro.self,
    ]
  }
}
