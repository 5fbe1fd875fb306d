// swift-format-ignore-file
import MobileCoreServices
import UIKit

private let reuseIdentifier = "PhotoCell"

class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) {
        fatalError("not in a nib")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.image = nil
    }
}

class PhotosViewController: UIViewController {
    var images: [UIImage] = []
    var collectionView: UICollectionView!
    private let importButton = UIButton(type: .custom)
    private var progress: UIProgressView = UIProgressView(progressViewStyle: .default)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .groupTableViewBackground

        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        layout.scrollDirection = .vertical

        collectionView = UICollectionView(frame: CGRect(x: 0, y: 60, width: view.frame.width, height: view.frame.height - 160), collectionViewLayout: layout)
        collectionView.backgroundColor = .clear
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: reuseIdentifier)
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)

        importButton.frame = CGRect(x: 20, y: view.frame.maxY - 80, width: view.frame.width - 40, height: 48)
        importButton.setTitle("Import", for: .normal)
        importButton.setTitle("Please wait", for: .disabled)
        importButton.backgroundColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        importButton.isEnabled = false
        importButton.addTarget(self, action: #selector(importPhotos(_:)), for: UIControl.Event.touchUpInside)
        view.addSubview(importButton)

        progress.frame = CGRect(x: 20, y: importButton.frame.minY - 12, width: importButton.frame.width, height: 2)
        progress.progress = 0
        view.addSubview(progress)

        loadImages()
    }

    func loadImages() {
        let providers = (extensionContext?.inputItems.first as? NSExtensionItem)?.attachments ?? []
        let group = DispatchGroup()
        var done: Float = 0
        for provider in providers where provider.hasItemConformingToTypeIdentifier(kUTTypeImage as String) {
            group.enter()
            provider.loadItem(forTypeIdentifier: kUTTypeImage as String, options: nil) { item, _ in
                var image: UIImage?
                if let url = item as? URL { image = UIImage(contentsOfFile: url.path) }
                if let data = item as? Data { image = UIImage(data: data) }
                if let loaded = item as? UIImage { image = loaded }
                DispatchQueue.main.async {
                    if let image = image { self.images.append(image) }
                    done += 1
                    self.progress.setProgress(done / Float(providers.count), animated: true)
                    group.leave()
                }
            }
        }
        group.notify(queue: DispatchQueue.main) {
            self.collectionView.reloadData()
            self.importButton.isEnabled = !self.images.isEmpty
        }
    }

    @objc func importPhotos(_ sender: UIButton) {
        sender.isEnabled = false
        let sizes = images.map { "\(Int($0.size.width * $0.scale))x\(Int($0.size.height * $0.scale))" }
        UserDefaults(suiteName: "group.album")?.set(sizes, forKey: "sizes")
        extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
    }
}

extension PhotosViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        images.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath) as! PhotoCell
        cell.imageView.image = images[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        images.remove(at: indexPath.item)
        collectionView.deleteItems(at: [indexPath])
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let side = (collectionView.bounds.width - 32) / 3
        return CGSize(width: side, height: side)
    }
}
