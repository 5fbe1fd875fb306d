// swift-format-ignore-file
//
//  ShareViewController.swift
//  Postcard
//

import UIKit
import Social
import MobileCoreServices

// Nothing to decide for the user: the sheet posts by itself as soon as the link is there.
@objc open class ShareViewController: SLComposeServiceViewController {

    private var found: [String] = []

    @objc
    open func groupName() -> String {
        return "group.postcard.box"
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let attachments = (self.extensionContext?.inputItems.first as? NSExtensionItem)?.attachments ?? []
        for attachment in attachments {
            attachment.loadItem(forTypeIdentifier: kUTTypeURL as String, options: nil, completionHandler: self.linkArrived)
        }
        Timer.scheduledTimer(timeInterval: 0.3, target: self, selector: #selector(self.didSelectPost), userInfo: nil, repeats: false)
    }

    open func linkArrived(_ item: NSSecureCoding?, _ error: Error?) -> Void {
        if let link = item as? NSURL, let text = link.absoluteString {
            found.append(text)
        }
    }

    open override func didSelectPost() {
        UserDefaults(suiteName: self.groupName())?.set(found, forKey: "cards")
        self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
    }

    open override func configurationItems() -> [Any]! {
        return []
    }
}
