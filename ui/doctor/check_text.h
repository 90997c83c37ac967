#pragma once

#include "core/doctor/check_container.h"

#include <QString>

namespace bloscope {

QString verdictText(Verdict verdict); // "No damage found"

// What came of checking many parts.
struct CheckTotals {
    std::int64_t noDamageFound = 0;
    std::int64_t withNotes = 0;
    std::int64_t damaged = 0;
    std::int64_t unreadable = 0;
    std::int64_t chunks = 0;
    std::int64_t damagedChunks = 0;
    std::int64_t damagedParts = 0;
    std::int64_t uncheckedParts = 0;
    std::int64_t notes = 0;
    std::int64_t untold = 0; // findings that are counted only
    std::uint64_t decodedBytes = 0;

    void add(const CheckedPart& part);
    std::int64_t files() const { return noDamageFound + withNotes + damaged + unreadable; }
};

// Of one file: "Damaged. 3 places are damaged, in 2 of 120 chunks."
QString fileVerdict(const CheckTotals& totals);

// Of a folder: "1 204 files: no damage found in 1 200, notes on 0, 3 damaged, 1 not readable."
QString folderVerdict(const CheckTotals& totals);

} // namespace bloscope
