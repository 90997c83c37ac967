#pragma once

#include "core/array/array.h"
#include "core/frame_writing/frame_parts.h"
#include "core/msgpack/value.h"

#include <string_view>
#include <utility>
#include <vector>

// Small files as the programs of docs/conventions.md write them, put together by hand.
namespace bloscope::test {

// Name and value of metadata, as JSON in the notation of core/msgpack/json.h.
using JsonEntries = std::vector<std::pair<std::string, std::string_view>>;

// An array of bytes, all zeros, with these vlmetalayers and metalayers.
ByteBuffer frameWith(const Shape& shape, const JsonEntries& variable,
                     const JsonEntries& fixed = {});
ArrayPtr arrayWith(const Shape& shape, const JsonEntries& variable, const JsonEntries& fixed = {});

// The same with values that are packed already.
ArrayPtr arrayWithBytes(const Shape& shape, std::vector<NamedValue> variable,
                        std::vector<NamedValue> fixed = {});

// No array: these bytes, one chunk each, with metalayers and vlmetalayers that say what they are.
ByteBuffer markedFrame(const JsonEntries& fixed, const JsonEntries& variable,
                       const std::vector<ByteBuffer>& chunks = {});

// 4 hours by 3 latitudes, as our sample has them.
ArrayPtr climateArray();

// 2 by 3, with what xarray's DataArray.to_dict(data="list") tells beside the data, each part an
// entry: dates along the rows, texts along the columns.
ArrayPtr xarrayArray();

// 2 by 3 by 4 voxels of 2.5 by 0.75 by 0.5, the last axis backwards.
ArrayPtr medBlosc2Array();

// 1 channel by 2 by 3 by 4 voxels, as MLArray writes it: a pickle of protocol 4 in a gzip.
ArrayPtr mlArray();

// The same with another mapping.
ArrayPtr arrayWithPickle(const Shape& shape, const msgpack_value::Value& mapping);

// What nnU-Net writes beside a case of 1 by 2 by 6 by 8 that had 4 by 6 by 4 voxels before: a
// pickle of protocol 4 whose spacing is 1, 0.5, 0.5, with an array and scalars of NumPy's and an
// opaque one.
ByteBuffer nnUnetPickle();

// 3 frames of 2 by 2 pixels.
ByteBuffer xiLensFrame();
ArrayPtr xiLensArray();

} // namespace bloscope::test
