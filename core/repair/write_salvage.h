#pragma once

#include "core/base/job.h"
#include "core/base/worker_pool.h"
#include "core/doctor/check_report.h"
#include "core/frame_writing/frame_settings.h"
#include "core/repair/salvage_plan.h"
#include "core/system/file_calls.h"

#include <filesystem>

namespace bloscope {

struct SalvageOptions {
    FrameForm form = FrameForm::Contiguous;
    std::string fill = {};            // for what is lost: the words of fillElement()
    bool hasNote = false;             // the report becomes a vlmetalayer
    bool isOnlyWrittenIntact = false; // else what is written may have damage that nobody can repair
};

// The name of that vlmetalayer; its value is salvageJson() as msgpack.
inline constexpr char salvageNoteName[] = "bloscope-repair";

struct SalvageReport {
    std::uint64_t fileBytes = 0;      // of the new frame, with all of its files
    CheckReport check;                // of the new frame, every block decoded
    std::optional<Error> unconfirmed; // it is there, but the disk did not say that it will last
};

// Writes the frame of a plan to a new file, over a file that is there, or to a new directory where
// nothing is: chunks in their order and nothing between them, in the canonical form of format.md
// 11.1. What is new is read again and checked as checkFrame() does, all of it decoded, before it
// takes its name; until then nothing is at `target` that was not there before, and what was read is
// never touched: `target` is no part of it. Progress in stored bytes, counted twice. Errors: Usage
// for a fill that the elements cannot hold and a note that does not fit; Malformed for damage in
// what is only written intact; Io, Cancelled.
Result<SalvageReport> writeSalvage(const SalvagePlan& plan, const SalvageOptions& options,
                                   const std::filesystem::path& target, FileCalls& calls,
                                   WorkerPool& pool, const Job& job = {});

// Is all of the old frame in the new one, and the new one in order?
bool isNothingLost(const SalvagePlan& plan, const SalvageReport& report);

} // namespace bloscope
