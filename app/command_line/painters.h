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
    bool hasTransparentNaN = false;
};

struct PaintedThumbnail {
    std::string png;    // the bytes of the file
    std::string colors; // "colours from 0.5 to 12.0"
};

// What draws, for commands that do not: only the program that is linked with Qt has it.
struct Painters {
    using Tell = std::function<void(const std::string&)>;

    // Writes a slice of one or two dimensions as a picture, and then tells the range of its
    // colours.
    std::function<Result<ExportReport>(const SliceReader& reader, const Slice& slice,
                                       const PngOptions& options, Sink& to, const Job& job,
                                       const Tell& tell)>
        png;

    // A thumbnail of the array, no side longer than `side` pixels.
    std::function<Result<PaintedThumbnail>(const std::shared_ptr<const SliceReader>& reader,
                                           int side, const Job& job)>
        thumbnail;
};

} // namespace bloscope
