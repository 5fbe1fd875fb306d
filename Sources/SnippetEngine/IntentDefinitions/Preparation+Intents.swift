import LessonModel
import Portability

extension Preparation {
  /// Returns the sources that are made from a target's .intentdefinition files, prepared like the
  /// author's own.
  ///
  /// - Throws: ``EngineFailure`` for a definition from which no classes can be made.
  static func intentSources(
    of target: Program.TargetFiles
  ) throws(EngineFailure) -> [(name: String, portable: PortableSource)] {
    var sources: [(name: String, portable: PortableSource)] = []
    for file in target.files where file.fileName.hasSuffix(".intentdefinition") {
      let definition: IntentDefinition
      do { definition = try IntentDefinition(file.text) } catch {
        throw EngineFailure(IntentDefinitionWords.problem(error, in: file.path))
      }
      let name = "Tutor\(sources.count + 1)Intents.swift"
      let text = IntentClasses(definition: definition).text
      sources.append((name, Portability.makePortable(source: text, file: name)))
    }
    return sources
  }
}
