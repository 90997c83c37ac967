#pragma once

#include "core/array/slice.h"
#include "core/base/job.h"
#include "core/doctor/check_report.h"
#include "core/doctor/check_tools.h"
#include "core/store/open_container.h"

#include <filesystem>
#include <functional>

namespace bloscope {

// What is to be checked: a frame, or of a store what is below a node, and the store itself when
// that is its root.
struct CheckSubject {
    FramePtr frame;                  // null for groups and tables
    StorePtr store = nullptr;        // null for a file that is one frame
    const StoreNode* node = nullptr; // of the store
};

// One frame, or something that should be one: a row of the table of checked files.
struct CheckedPart {
    std::filesystem::path path;
    std::string key = {}; // of a leaf of a store: "/grp/a"; else empty
    bool isOpened = true;
    std::string refusal = {};        // why it was not opened
    std::optional<Shape> shape = {}; // of arrays
    std::string dtype = {};          // of arrays, as NumPy or Python spell it: "<f4"
    std::uint64_t storedBytes = 0;   // on disk
    CheckReport report = {};

    Verdict verdict() const;
    std::string place() const; // "store.b2z:/grp/a"
    std::vector<std::string> adviceTexts(const RepairNames& names = {}) const;
};

// Who wants to know. Calls follow each other, perhaps from different threads.
struct CheckListener {
    // As they are found; `part` has path and key only.
    std::function<void(const CheckedPart& part, const Finding&)> found;
    // Behind all of its findings.
    std::function<void(const CheckedPart&)> checked;
};

// Checks a frame, or each one of a store, and tells. Job: progress in chunks of one frame after the
// other. Errors: Cancelled.
Result<> checkSubject(const std::filesystem::path& path, const CheckSubject& subject,
                      CheckTools& tools, const CheckListener& listener, const Job& job = {});

// The same of what could not be opened: damaged, unless it is none of Blosc2's or cannot be read.
void tellRefusal(CheckedPart part, const Error& why, const CheckListener& listener);

} // namespace bloscope
