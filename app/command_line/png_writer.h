#pragma once

#include "app/command_line/painters.h"

namespace bloscope {

// Writes a slice of one or two dimensions as a picture, as the heatmap shows it. Errors: Usage for
// options and slices that make no picture, those of SliceReader, heatmapImage() and the sink.
Result<ExportReport> writePng(const SliceReader& reader, const Slice& slice,
                              const PngOptions& options, Sink& to, const Job& job);

} // namespace bloscope
