#pragma once

#include "core/doctor/check_container.h"

#include <QString>

namespace bloscope {

QString verdictText(Verdict verdict); // "Intact"

// What came of checking many parts.
struct CheckTotals {
    std::int64_t intact = 0;
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
    std::int64_t files() const { return intact + damaged + unreadable; }
};

// Of one file: "Damaged: 3 places in 2 of 120 chunks are lost. 4.2 MiB were decoded."
QString fileVerdict(const CheckTotals& totals);

// Of a folder: "1 204 files: 1 200 intact, 3 damaged, 1 not readable."
QString folderVerdict(const CheckTotals& totals);

} // namespace bloscope
