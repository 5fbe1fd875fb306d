// swift-format-ignore-file
import UIKit
import MobileCoreServices

@objc(ActionSheetController)
public class ActionSheetController : UIViewController
{
    private var links : [String] = []

    public override func viewDidLoad()
    {
        super.viewDidLoad()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    }

    public override func viewDidAppear(_ animated: Bool)
    {
        super.viewDidAppear(animated)
        collect
        {
            [weak self] in
            self?.offer()
        }
    }

    private func collect(then next: @escaping () -> Void)
    {
        let providers = extensionContext!.inputItems.flatMap { ($0 as! NSExtensionItem).attachments ?? [] }
        var remaining = providers.count
        guard remaining > 0 else { return next() }
        for provider in providers
        {
            guard provider.hasItemConformingToTypeIdentifier("public.text") || provider.hasItemConformingToTypeIdentifier("public.url") else
            {
                remaining -= 1
                continue
            }
            let type = provider.hasItemConformingToTypeIdentifier("public.url") ? "public.url" : "public.text"
            provider.loadItem(forTypeIdentifier: type, options: nil)
            {
                (item, error) in
                DispatchQueue.main.async
                {
                    if let url = item as? URL
                    {
                        self.links.append(url.absoluteString)
                    }
                    else if let text = item as? String
                    {
                        self.links.append(contentsOf: self.urls(in: text))
                    }
                    remaining -= 1
                    if remaining == 0 { next() }
                }
            }
        }
    }

    private func urls(in text: String) -> [String]
    {
        let types : NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
        guard let detector = try? NSDataDetector(types: types.rawValue) else { return [] }
        var result : [String] = []
        detector.enumerateMatches(in: text, options: [], range: NSMakeRange(0, (text as NSString).length))
        {
            (match, flags, stop) in
            guard let match = match else { return }
            switch match.resultType
            {
            case .link:
                result.append(match.url!.absoluteString)
            case .phoneNumber:
                result.append("tel:" + (match.phoneNumber ?? ""))
            default:
                break
            }
        }
        return result
    }

    private func offer()
    {
        let sheet = UIAlertController(title: "Keep which?", message: nil, preferredStyle: .actionSheet)
        for link in links
        {
            sheet.addAction(UIAlertAction(title: link, style: .default, handler: self.keep))
        }
        sheet.addAction(UIAlertAction(title: "None", style: .cancel, handler: { _ in
            self.extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
        }))
        if UIDevice.current.userInterfaceIdiom == .pad
        {
            sheet.popoverPresentationController?.sourceView = view
        }
        present(sheet, animated: true, completion: nil)
    }

    private func keep(action: UIAlertAction)
    {
        UserDefaults(suiteName: "group.choices")?.set(action.title, forKey: "kept")
        extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
    }
}
