#pragma once

#include "core/array/block_cache.h"
#include "core/doctor/check_container.h"
#include "core/plane/color_map.h"

#include <filesystem>
#include <string>
#include <vector>

namespace bloscope {

// What a report has a section for: a file, and the labels beside it, if there are any
// ("case_seg.b2nd" beside "case.b2nd").
struct ReportedCase {
    std::filesystem::path path;
    std::filesystem::path labels = {};
    std::string name = {};   // as it is called in the report
    std::string anchor = {}; // of its section, for links
};

// What the cases of a report share; lives longer.
struct CaseTools {
    CheckTools& check;
    BlockCache& cache;
    std::string patterns;                       // usual names of Blosc2's files: "*.b2nd *.b2frame"
    const ColorMap* map = &colorMaps().front(); // of images that are not medical
};

// The section of a case, and what came of checking its parts.
struct CaseReport {
    std::string html;
    std::vector<CheckedPart> parts;

    Verdict verdict() const;     // of the worst of them
    std::string finding() const; // the main one of that
};

// Checks a case, computes the statistics of all its cells, draws its middle planes and measures its
// labels. What is damaged is said in the section. In parallel; for any number of threads at once.
// Errors: Cancelled, nothing else.
Result<CaseReport> reportOf(const ReportedCase& subject, const CaseTools& tools, const Job& job);

// The section of what was not opened, and why.
CaseReport reportOfRefused(const ReportedCase& subject, const Error& why);

} // namespace bloscope
