#pragma once

#include "app/command_line/painters.h"
#include "core/array/slice_reader.h"
#include "core/base/job.h"

#include <memory>

namespace bloscope {

// Writes a slice of one or two dimensions as a picture, as the heatmap shows it, and then tells
// with which range. Errors: Usage for options and slices that make no picture, those of
// FilledCells, pictureOfSlice() and the sink.
Result<ExportReport> writePng(const FilledCells& from, const Slice& slice,
                              const PngOptions& options, Sink& to, const Job& job,
                              const Painters::Tell& tell);

// A thumbnail of an array as the bytes of a PNG file: of everything in its plane, or, when that
// takes more than a second, of samples of it. Errors: those of thumbnailOf(), Limit.
Result<PaintedThumbnail> thumbnailPng(const std::shared_ptr<const SliceReader>& reader, int side,
                                      const Job& job);

} // namespace bloscope
