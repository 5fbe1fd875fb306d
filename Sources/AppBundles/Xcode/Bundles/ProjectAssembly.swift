import BundleRules
import Findings

/// Combines the targets of some projects: which app embeds which extension.
struct ProjectAssembly {
  private var bundles: [Key: ReadBundle] = [:]
  private var order: [Key] = []
  private var products: [String: [Key]] = [:]
  private var productNames: [Int: [String: Key]] = [:]
  private var copies: [Key: [CopyPhases.Copy]] = [:]
  private let projects: [XcodeProject]

  /// A target among all projects.
  private struct Key: Hashable {
    var project: Int
    var target: String
  }

  /// Reads the targets of some projects.
  ///
  /// - Parameter projects: The projects.
  init(_ projects: [XcodeProject]) {
    self.projects = projects
    for (number, project) in projects.enumerated() {
      let resources = ResourceFiles(project)
      let phases = CopyPhases(project: project)
      for target in project.targets {
        let label =
          projects.count > 1 ? "\(target.name) (\(project.place.shown))" : target.name
        let reader = TargetReader(target, in: project, label: label)
        let bundle = reader.read(resources)
        let key = Key(project: number, target: target.object.id)
        guard bundles.updateValue(bundle, forKey: key) == nil else { continue }
        order.append(key)
        note(target, key, reader.expander)
        copies[key] = phases.copies(of: target, reader.expander)
      }
    }
  }

  /// Returns the apps with the extensions that they embed, then the extensions that no app embeds.
  func finished() -> [ReadBundle] {
    var embedded: Set<Key> = []
    var apps: [ReadBundle] = []
    for key in order {
      guard let app = bundles[key], app.contents.kind == .application else { continue }
      apps.append(whole(app, key, &embedded, inside: [key]))
    }
    var others: [ReadBundle] = []
    for key in order where !embedded.contains(key) {
      guard var bundle = bundles[key], bundle.contents.kind == .appExtension else { continue }
      bundle.contents.build?.embedding = BuildFacts.Embedding.none
      others.append(whole(bundle, key, &embedded, inside: [key]))
    }
    return apps + others
  }
}

extension ProjectAssembly {
  /// Returns a bundle with what it embeds: a WatchKit extension may embed extensions too.
  private func whole(
    _ bundle: ReadBundle, _ key: Key, _ embedded: inout Set<Key>, inside: Set<Key>
  ) -> ReadBundle {
    let own = extensions(of: key).filter { !inside.contains($0.key) }
    embedded.formUnion(own.map(\.key))
    var parts: [ReadBundle] = []
    for part in own {
      parts.append(whole(part.bundle, part.key, &embedded, inside: inside.union([part.key])))
    }
    return ReadBundle(
      bundle.contents, info: bundle.info, entitlements: bundle.entitlements, extensions: parts)
  }

  /// Notes how a copy-files phase may find a target: the reference to its product, or the product's
  /// name.
  private mutating func note(
    _ target: ProjectTarget, _ key: Key, _ expander: SettingExpander
  ) {
    if let product = target.product {
      products[product, default: []].append(key)
      let path = projects[key.project].objects[product]?.string("path")
      if let path { productNames[key.project, default: [:]][path] = key }
    }
    if let name = expander.value("FULL_PRODUCT_NAME"), name.isComplete {
      productNames[key.project, default: [:]][name.text] = key
    }
  }

  /// Returns the extensions that a target copies, each once.
  private func extensions(of app: Key) -> [(key: Key, bundle: ReadBundle)] {
    var result: [(key: Key, bundle: ReadBundle)] = []
    var seen: Set<Key> = []
    for copy in copies[app] ?? [] {
      guard let key = target(of: copy, for: app) else {
        reportUnknown(copy, app)
        continue
      }
      guard var bundle = bundles[key], bundle.contents.kind == .appExtension,
        seen.insert(key).inserted
      else { continue }
      bundle.contents.build?.embedding = .copied(
        folder: copy.folder, onlyWhenInstalling: copy.onlyWhenInstalling)
      result.append((key, bundle))
    }
    return result
  }

  /// Returns the target whose product is copied: by its reference, through another project, or by
  /// name.
  private func target(of copy: CopyPhases.Copy, for app: Key) -> Key? {
    let objects = projects[app.project].objects
    var product = copy.reference.id
    if copy.reference.isa == "PBXReferenceProxy" {
      let proxy = objects.object("remoteRef", of: copy.reference)
      product = proxy?.string("remoteGlobalIDString") ?? product
      return products[product]?.first { $0.project != app.project } ?? products[product]?.first
    }
    let candidates = products[product] ?? []
    return candidates.first { $0.project == app.project }
      ?? productNames[app.project]?[copy.name]
  }

  private func reportUnknown(_ copy: CopyPhases.Copy, _ app: Key) {
    guard FilePlace.suffix(of: copy.name) == "appex" else { return }
    let project = projects[app.project]
    // The target exists but couldn't be read, which has been reported.
    let isBuiltHere = project.targets.contains { $0.product == copy.reference.id }
    if isBuiltHere { return }
    let name = bundles[app]?.contents.path ?? ""
    project.files.report(
      ReadingProblem(
        "extension-not-found", isFatal: false,
        ProjectWords.extensionNotFound(copy.name, copiedBy: name),
        remedy: ProjectWords.extensionNotFoundRemedy,
        file: project.objects.place.shown, position: project.objects.position(of: copy.reference)))
  }
}
