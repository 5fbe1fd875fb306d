// swift-format-ignore-file
//
//  TodayViewController.swift
//  Departures Widget
//

import UIKit
import NotificationCenter

class TodayViewController: UIViewController, NCWidgetProviding {

    @IBOutlet weak var tableView: UITableView!

    var departures: [[String: String]] = []
    let cellHeight: CGFloat = 44

    override func viewDidLoad() {
        super.viewDidLoad()
        if tableView == nil {
            let table = UITableView(frame: view.bounds)
            view.addSubview(table)
            tableView = table
        }
        tableView.dataSource = self
        tableView.delegate = self
        if #available(iOSApplicationExtension 10.0, *) {
            extensionContext?.widgetLargestAvailableDisplayMode = .expanded
        } else {
            preferredContentSize = CGSize(width: 0, height: 200)
        }
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        // Dispose of any resources that can be recreated.
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    @discardableResult
    func reload() -> Bool {
        let defaults = UserDefaults(suiteName: "group.departures")
        let new = defaults?.array(forKey: "departures") as? [[String: String]] ?? []
        let changed = new != departures
        departures = new
        tableView.reloadData()
        return changed
    }

    func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
        completionHandler(reload() ? NCUpdateResult.newData : NCUpdateResult.noData)
    }

    @available(iOSApplicationExtension 10.0, *)
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {
        if activeDisplayMode == .compact {
            self.preferredContentSize = maxSize
        } else {
            self.preferredContentSize = CGSize(width: maxSize.width, height: cellHeight * CGFloat(departures.count))
        }
    }

    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
        return UIEdgeInsets.zero
    }
}

extension TodayViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return departures.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let departure = departures[indexPath.row]
        cell.textLabel?.text = departure["line"]
        cell.detailTextLabel?.text = departure["time"]
        cell.imageView?.image = UIImage(named: "bus")?.withRenderingMode(.alwaysTemplate)
        cell.preservesSuperviewLayoutMargins = false
        cell.layoutMargins = UIEdgeInsets.zero
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let url = URL(string: "departures://\(indexPath.row)")!
        extensionContext?.open(url, completionHandler: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return cellHeight
    }
}
