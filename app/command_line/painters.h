#pragma once

#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "core/export/sink.h"

#include <functional>
#include <memory>
#include <string>

namespace bloscope {

// What is wrong with both of them, in pictures and in the window.
constexpr const char* mapBesideBands = "--colormap and --bands cannot be combined";

// How a picture is made, as typed; see HeatmapOptions.
struct PngOptions {
    std::string colorMap;
    std::string range = "auto";
    std::string scale = "linear";
    std::string size;     // "640x480"; empty: one pixel for each cell
    std::string bands;    // "2:29,19,9", "none": colours of the map; empty: of a photo its own
    double hotPixels = 0; // deviations; 0: none is replaced
    bool hasTransparentNaN = false;
    bool hasChosenPlane = false; // which of the array is drawn was said: a photo is no exception
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
    std::function<Result<ExportReport>(const FilledCells& from, const Slice& slice,
                                       const PngOptions& options, Sink& to, const Job& job,
                                       const Tell& tell)>
        png;

    // A thumbnail of the array, no side longer than `side` pixels.
    std::function<Result<PaintedThumbnail>(const std::shared_ptr<const SliceReader>& reader,
                                           int side, const Job& job)>
        thumbnail;
};

} // namespace bloscope
