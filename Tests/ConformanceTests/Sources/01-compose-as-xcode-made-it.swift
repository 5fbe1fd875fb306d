// swift-format-ignore-file
//
//  ShareViewController.swift
//  LinkKeeperShare
//
//  Created by Marta on 11/03/17.
//  Copyright © 2017 Marta. All rights reserved.
//

import UIKit
import Social
import MobileCoreServices

class ShareViewController: SLComposeServiceViewController {

    let suiteName = "group.org.linkkeeper"
    let listKey = "pendingLinks"

    override func isContentValid() -> Bool {
        // anything goes
        return true
    }

    override func didSelectPost() {
        let typeURL = kUTTypeURL as String

        if let item = extensionContext?.inputItems[0] as? NSExtensionItem {
            if let attachments = item.attachments as? [NSItemProvider] {
                for provider in attachments {
                    if provider.hasItemConformingToTypeIdentifier(typeURL) {
                        provider.loadItem(forTypeIdentifier: typeURL, options: nil, completionHandler: { (result: NSSecureCoding?, error: Error!) -> Void in
                            if error != nil {
                                print("Could not load: \(error.localizedDescription)")
                                return
                            }
                            if let address = result as? URL {
                                self.remember(link: address.absoluteString, note: self.contentText)
                            }
                            self.extensionContext!.completeRequest(returningItems: [], completionHandler: nil)
                        })
                    }
                }
            }
        }
    }

    func remember(link: String, note: String) {
        let defaults = UserDefaults(suiteName: suiteName)!
        var links: [[String: String]] = []
        if let old = defaults.array(forKey: listKey) as? [[String: String]] {
            links = old
        }
        var entry = [String: String]()
        entry["link"] = link
        entry["note"] = note
        links.append(entry)
        defaults.set(links, forKey: listKey)
        defaults.synchronize()
    }

    override func configurationItems() -> [Any]! {
        return []
    }

}
