import Findings
import LessonModel

/// APIs named in code spans exist: on the simulated device, in Foundation, in the lesson's own
/// code, or on the list of names that lessons use without simulating them.
///
/// It checks `NSItemProvider` and every other word that looks like one of Apple's types,
/// `UIViewController.extensionContext` (each part), `completeRequest` (a word with a capital
/// inside), `loadItem(forTypeIdentifier:)` and `openURL:` (the name, not its labels). It ignores
/// words that could be anything: `print`, `Share`, `links`. A member counts as existing if the
/// lesson's code uses its name, even on another type.
struct APINameRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    guard let simulation = course.simulation else { return [] }
    let names = KnownNames(simulation: simulation, lesson: lesson)
    return Prose(of: lesson).codeSpans.flatMap { span in
      NamedAPI.all(in: span.text).compactMap { name in
        problem(with: name.kind, names).map { message in
          Finding(
            .unknownAPI, message, file: lesson.file, range: span.range(of: name.range),
            remedy: "correct it, or list it with a reason in LessonChecks/Lint/Names")
        }
      }
    }
  }

  private func problem(with name: NamedAPI.Kind, _ names: KnownNames) -> String? {
    switch name {
    case .type(let type):
      guard !names.hasType(type) else { return nil }
      return "The simulated device has no \(quoted(type))"
        + NearMiss.suggestion(for: type, among: names.typeNames)
    case .member(let member):
      guard !names.hasMember(member) else { return nil }
      return "The simulated device has no \(quoted(member))"
        + NearMiss.suggestion(for: member, among: names.memberNames)
    case .path(let parts):
      return pathProblem(parts, names)
    }
  }

  /// The problem with `Type.member`: the first part that doesn't exist.
  private func pathProblem(_ parts: [String], _ names: KnownNames) -> String? {
    let parts = parts.first.map(names.isModule) ?? false ? Array(parts.dropFirst()) : parts
    guard var type = parts.first else { return nil }
    guard names.hasType(type) else { return problem(with: .type(type), names) }
    for part in parts.dropFirst() {
      guard names.isDeclared(type) else { return nil }
      guard names.hasMember(part, of: type) else {
        return "\(quoted(type)) has no member \(quoted(part))"
          + NearMiss.suggestion(for: part, among: names.memberNames(of: type))
      }
      type += "." + part
    }
    return nil
  }
}
