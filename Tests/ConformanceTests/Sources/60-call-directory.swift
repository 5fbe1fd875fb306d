// swift-format-ignore-file
//
//  CallDirectoryHandler.swift
//  WhoCalls
//

import Foundation
import CallKit

class CallDirectoryHandler: CXCallDirectoryProvider {

    override func beginRequest(with context: CXCallDirectoryExtensionContext) {
        context.delegate = self

        // Check whether this is an "incremental" data request.
        if context.isIncremental {
            addOrRemoveIncrementalBlockingPhoneNumbers(to: context)
            addOrRemoveIncrementalIdentificationPhoneNumbers(to: context)
        } else {
            addAllBlockingPhoneNumbers(to: context)
            addAllIdentificationPhoneNumbers(to: context)
        }

        context.completeRequest()
    }

    private func addAllBlockingPhoneNumbers(to context: CXCallDirectoryExtensionContext) {
        // Numbers must be provided in numerically ascending order.
        let defaults = UserDefaults(suiteName: "group.whocalls")
        let stored = defaults?.array(forKey: "blocked") as? [NSNumber] ?? []
        let allPhoneNumbers: [CXCallDirectoryPhoneNumber] = stored.map { $0.int64Value }.sorted()
        for phoneNumber in allPhoneNumbers {
            context.addBlockingEntry(withNextSequentialPhoneNumber: phoneNumber)
        }
    }

    private func addOrRemoveIncrementalBlockingPhoneNumbers(to context: CXCallDirectoryExtensionContext) {
        let phoneNumbersToAdd: [CXCallDirectoryPhoneNumber] = [1_408_555_1234]
        for phoneNumber in phoneNumbersToAdd {
            context.addBlockingEntry(withNextSequentialPhoneNumber: phoneNumber)
        }

        let phoneNumbersToRemove: [CXCallDirectoryPhoneNumber] = [1_800_555_5555]
        for phoneNumber in phoneNumbersToRemove {
            context.removeBlockingEntry(withPhoneNumber: phoneNumber)
        }
    }

    private func addAllIdentificationPhoneNumbers(to context: CXCallDirectoryExtensionContext) {
        let allPhoneNumbers: [CXCallDirectoryPhoneNumber] = [1_877_555_5555, 1_888_555_5555]
        let labels = ["Telemarketer", "Dentist"]

        for (phoneNumber, label) in zip(allPhoneNumbers, labels) {
            context.addIdentificationEntry(withNextSequentialPhoneNumber: phoneNumber, label: label)
        }
    }

    private func addOrRemoveIncrementalIdentificationPhoneNumbers(to context: CXCallDirectoryExtensionContext) {
        context.removeAllIdentificationEntries()
        addAllIdentificationPhoneNumbers(to: context)
    }

}

extension CallDirectoryHandler: CXCallDirectoryExtensionContextDelegate {

    func requestFailed(for extensionContext: CXCallDirectoryExtensionContext, withError error: Error) {
        // The containing app finds out by asking CXCallDirectoryManager
        NSLog("%@", (error as NSError).domain)
    }

}
