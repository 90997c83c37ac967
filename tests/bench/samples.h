#pragma once

#include "core/array/slice.h"
#include "core/base/byte_view.h"

#include <string>
#include <string_view>

// Data like those that people keep in Blosc2 files, made on the spot: the same on every machine.
namespace bloscope::bench {

struct Sample {
    std::string_view name;
    std::string_view dtype;
    std::int64_t itemsize;
    Shape shape;
    Shape chunkshape;
    Shape blockshape;
    ByteBuffer (*make)(const Shape& shape);
};

extern const Sample climate; // float32, smooth, measured in quarters
extern const Sample medical; // float32, noise in a body, nothing around it; blocks of 128 KiB
extern const Sample camera;  // uint16, a chunk and a block is a frame
extern const Sample walk;    // float64, no digit ever repeats
extern const Sample labels;  // int16, large regions of one value
extern const Sample points;  // structured, 20 bytes: a number and four float32
extern const Sample names;   // text of up to 12 characters, few of them alike
extern const Sample column;  // float64 like walk, of one dimension that is longer than 1
extern const Sample numbers; // int64 in no order, likewise

} // namespace bloscope::bench
