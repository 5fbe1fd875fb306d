// swift-format-ignore-file
import UIKit
import ImageIO
import MobileCoreServices

struct Metadata {
    var width: Int?
    var height: Int?
    var orientation: Int?
    var latitude: Double?
    var longitude: Double?

    init?(url: URL) {
        let options = [kCGImageSourceShouldCache as String: false] as CFDictionary
        guard let source = CGImageSourceCreateWithURL(url as CFURL, options) else { return nil }
        guard let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any] else { return nil }
        width = properties[kCGImagePropertyPixelWidth as String] as? Int
        height = properties[kCGImagePropertyPixelHeight as String] as? Int
        orientation = properties[kCGImagePropertyOrientation as String] as? Int
        if let gps = properties[kCGImagePropertyGPSDictionary as String] as? [String: Any] {
            latitude = gps[kCGImagePropertyGPSLatitude as String] as? Double
            longitude = gps[kCGImagePropertyGPSLongitude as String] as? Double
            if gps[kCGImagePropertyGPSLatitudeRef as String] as? String == "S" { latitude?.negate() }
            if gps[kCGImagePropertyGPSLongitudeRef as String] as? String == "W" { longitude?.negate() }
        }
    }

    var rows: [(String, String)] {
        var rows: [(String, String)] = []
        if let width = width, let height = height { rows.append(("Size", "\(width) × \(height)")) }
        if let orientation = orientation { rows.append(("Orientation", "\(orientation)")) }
        if let latitude = latitude, let longitude = longitude {
            rows.append(("Place", String(format: "%.4f, %.4f", latitude, longitude)))
        }
        return rows
    }
}

class MetadataViewController: UITableViewController {
    var rows: [(String, String)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Metadata"
        tableView.allowsSelection = false
        tableView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(reload), for: .valueChanged)
        reload()
    }

    @objc func reload() {
        guard let item = extensionContext?.inputItems.first as? NSExtensionItem,
              let provider = item.attachments?.first(where: { $0.hasItemConformingToTypeIdentifier(kUTTypeFileURL as String) || $0.hasItemConformingToTypeIdentifier(kUTTypeImage as String) })
        else { return }
        provider.loadItem(forTypeIdentifier: kUTTypeImage as String) { [weak self] value, _ in
            guard let url = value as? URL else { return }
            let accessing = url.startAccessingSecurityScopedResource()
            defer { if accessing { url.stopAccessingSecurityScopedResource() } }
            let rows = Metadata(url: url)?.rows ?? []
            DispatchQueue.main.async {
                self?.rows = rows
                self?.tableView.reloadData()
                self?.refreshControl?.endRefreshing()
                self?.store()
            }
        }
    }

    private func store() {
        let lines = rows.map { "\($0.0)=\($0.1)" }
        UserDefaults(suiteName: "group.metadata")?.set(lines, forKey: "lines")
        extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
        cell.textLabel?.text = rows[indexPath.row].0
        cell.detailTextLabel?.text = rows[indexPath.row].1
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return 50
    }
}
