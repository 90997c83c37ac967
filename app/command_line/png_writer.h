#pragma once

#include "core/export/export_report.h"
#include "core/export/sink.h"

#include <string>

namespace bloscope {

// How a picture is made, as typed; see HeatmapOptions.
struct PngOptions {
    std::string colorMap;
    std::string range = "auto";
    std::string scale = "linear";
    std::string size; // "640x480"; empty: one pixel for each cell
};

// Writes a slice of one or two dimensions as a picture, as the heatmap shows it. Errors: Usage for
// options and slices that make no picture, those of SliceReader, heatmapImage() and the sink.
Result<ExportReport> writePng(const SliceReader& reader, const Slice& slice,
                              const PngOptions& options, Sink& to, const Job& job);

} // namespace bloscope
