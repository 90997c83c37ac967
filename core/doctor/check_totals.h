#pragma once

#include "core/doctor/check_container.h"

namespace bloscope {

// What came of checking many parts, all together.
struct CheckTotals {
    std::int64_t noDamageFound = 0; // parts, like the next three
    std::int64_t withNotes = 0;
    std::int64_t damaged = 0;
    std::int64_t unreadable = 0;
    std::int64_t unreadableFolders = 0; // or without anything of Blosc2's: counted by the caller
    std::int64_t chunks = 0;
    std::int64_t damagedChunks = 0;
    std::int64_t damagedParts = 0;
    std::int64_t uncheckedParts = 0;
    std::int64_t notes = 0;
    std::int64_t untold = 0; // findings that are counted only
    std::uint64_t decodedBytes = 0;

    void add(const CheckedPart& part);
    std::int64_t files() const { return noDamageFound + withNotes + damaged + unreadable; }
    std::int64_t notReadable() const { return unreadable + unreadableFolders; }
};

} // namespace bloscope
