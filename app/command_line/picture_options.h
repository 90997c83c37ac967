#pragma once

#include "app/command_line/painters.h"
#include "core/array/array.h"
#include "core/plane/color_bands.h"
#include "core/plane/heatmap_options.h"

#include <optional>
#include <string>

namespace bloscope {

// What is typed of a picture, for elements of this type. Errors: Usage, the option in front.
Result<HeatmapOptions> parseHeatmapOptions(const PngOptions& typed, const DType& dtype);

// Which indices are the colours of its cells; those of a photo where nothing else is typed.
Result<std::optional<ColorBands>> parseBandsOf(const PngOptions& typed, const Array& array);

// "colours from 0.5 to 12.0", "colours from 1937-10-01 to 1938-01-01"
std::string rangeSentence(const ValueRange& range, const DType& dtype);

std::string replacedSentence(std::int64_t replaced); // "3 hot pixels replaced"

} // namespace bloscope
