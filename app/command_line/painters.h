#pragma once

#include "core/export/export_report.h"
#include "core/export/sink.h"

#include <functional>
#include <memory>
#include <string>

namespace bloscope {

// How a picture is made, as typed; see HeatmapOptions.
struct PngOptions {
    std::string colorMap;
    std::string range = "auto";
    std::string scale = "linear";
    std::string size; // "640x480"; empty: one pixel for each cell
};

// What draws, for commands that do not: only the program that is linked with Qt has it.
struct Painters {
    // Writes a slice of one or two dimensions as a picture.
    std::function<Result<ExportReport>(const SliceReader& reader, const Slice& slice,
                                       const PngOptions& options, Sink& to, const Job& job)>
        png;

    // The bytes of a PNG file: a thumbnail of the array, no side longer than `side` pixels.
    std::function<Result<std::string>(const std::shared_ptr<const SliceReader>& reader, int side,
                                      const Job& job)>
        thumbnail;
};

} // namespace bloscope
