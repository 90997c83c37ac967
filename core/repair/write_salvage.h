#pragma once

#include "core/base/job.h"
#include "core/edit/frame_form.h"
#include "core/files/file_calls.h"
#include "core/repair/salvage_plan.h"

#include <filesystem>

namespace bloscope {

struct SalvageOptions {
    FrameForm form = FrameForm::Contiguous;
    std::string fill = {}; // for what is lost: the words of fillElement()
    bool hasNote = false;  // the report becomes a vlmetalayer
};

// The name of that vlmetalayer; its value is salvageJson() as msgpack.
inline constexpr char salvageNoteName[] = "bloscope-repair";

struct SalvageReport {
    std::uint64_t fileBytes = 0;      // of the new frame, with all of its files
    std::optional<Error> unconfirmed; // it is there, but the disk did not say that it will last
};

// Writes the frame of a plan to a new file, over a file that is there, or to a new directory where
// nothing is: chunks in their order and nothing between them, in the canonical form of format.md
// 11.1. What is new is read again before it takes its name; until then nothing is at `target` that
// was not there before, and what was read is never touched: `target` is no part of it. Progress in
// stored bytes, counted twice. Errors: Usage for a fill that the elements cannot hold and a note
// that does not fit, Io, Cancelled.
Result<SalvageReport> writeSalvage(const SalvagePlan& plan, const SalvageOptions& options,
                                   const std::filesystem::path& target, FileCalls& calls,
                                   const Job& job = {});

} // namespace bloscope
