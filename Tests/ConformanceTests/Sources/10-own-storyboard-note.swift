// swift-format-ignore-file
//
//  ShareViewController.swift
//  QuickNote
//
//  Interface in MainInterface.storyboard
//

import UIKit
import MobileCoreServices

class ShareViewController: UIViewController, UITextViewDelegate {

    @IBOutlet weak var containerView: UIView!
    @IBOutlet weak var noteTextView: UITextView!
    @IBOutlet weak var urlLabel: UILabel!
    @IBOutlet weak var saveButton: UIButton!
    @IBOutlet var bottomConstraint: NSLayoutConstraint!
    @IBOutlet private weak var spinner: UIActivityIndicatorView?

    var pageTitle: String?
    var urlString: String?

    override func viewDidLoad() {
        super.viewDidLoad()

        containerView?.layer.cornerRadius = 10
        containerView?.layer.masksToBounds = true
        noteTextView?.delegate = self
        noteTextView?.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        saveButton?.isEnabled = false
        spinner?.hidesWhenStopped = true

        NotificationCenter.default.addObserver(self, selector: #selector(ShareViewController.keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(ShareViewController.keyboardWillHide(_:)), name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        spinner?.startAnimating()
        let extensionItem = extensionContext?.inputItems.first as! NSExtensionItem
        pageTitle = extensionItem.attributedContentText?.string
        guard let itemProvider = extensionItem.attachments?.first else { return }
        let urlType = String(kUTTypeURL)
        if itemProvider.hasItemConformingToTypeIdentifier(urlType) {
            itemProvider.loadItem(forTypeIdentifier: urlType, options: nil, completionHandler: { (item, error) -> Void in
                guard let url = item as? NSURL else { return }
                OperationQueue.main.addOperation {
                    self.urlString = url.absoluteString
                    self.urlLabel?.text = url.host
                    self.saveButton?.isEnabled = true
                    self.spinner?.stopAnimating()
                    if self.urlLabel == nil { self.save(self) }
                }
            })
        }
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
    }

    @objc func keyboardWillShow(_ notification: NSNotification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
        bottomConstraint?.constant = frame.height + 16
        UIView.animate(withDuration: duration) {
            self.view.layoutIfNeeded()
        }
    }

    @objc func keyboardWillHide(_ notification: NSNotification) {
        bottomConstraint?.constant = 16
        UIView.animate(withDuration: 0.25, animations: { self.view.layoutIfNeeded() }, completion: nil)
    }

    func textViewDidChange(_ textView: UITextView) {
        saveButton?.isEnabled = textView.text.count < 500
    }

    @IBAction func save(_ sender: Any) {
        let defaults = UserDefaults(suiteName: "group.quicknote")
        defaults?.set(["url": urlString ?? "", "title": pageTitle ?? "", "note": noteTextView?.text ?? ""], forKey: "note")
        defaults?.synchronize()
        close()
    }

    @IBAction func cancelTapped(_ sender: UIButton) {
        let error = NSError(domain: "quicknote", code: 0, userInfo: [NSLocalizedDescriptionKey: "Cancelled by user"])
        extensionContext?.cancelRequest(withError: error)
    }

    func close() {
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut], animations: {
            self.view.transform = CGAffineTransform(translationX: 0, y: self.view.frame.size.height)
        }) { _ in
            self.extensionContext!.completeRequest(returningItems: nil, completionHandler: nil)
        }
    }
}
