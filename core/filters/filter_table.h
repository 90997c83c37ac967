#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"
#include "core/base/row_major.h"
#include "core/bytes/destination.h"

#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// What one slot of a pipeline knows about the block it works on (format.md 4).
struct FilterStep {
    std::size_t typesize = 1;      // of the chunk header: 1 when the true element size exceeds 255
    std::uint8_t meta = 0;         // the parameter byte of the slot
    std::uint8_t chunkVersion = 5; // 2 has a bitshuffle of its own (format.md 4.3)
    ByteView firstBlock = {}; // for delta: block 0 completely decoded; empty when this is block 0
    ArrayBlock array = {};    // what the frame says, for those that need it
    Destination destination = Destination::Near; // of what undo() yields
};

// Is this a step that the filter can do on a block of `blockBytes` bytes? Asked before the filter
// is undone or applied, which cannot fail.
using FilterCheck = Result<> (*)(const FilterStep& step, std::size_t blockBytes);

// Undoes (or applies) a filter from one buffer into another of the same size that does not overlap
// it.
using FilterFunction = void (*)(const FilterStep& step, ByteView from, ByteSpan to);

// What the parameter byte of a slot says.
enum class FilterParameter {
    None,
    Bytes, // of what counts as an element, 1 to 255; 0: what the elements have
    Bits   // signed: so many are kept, or, when it is negative, lost
};

struct Filter {
    enum class Kind {
        Transform,    // undo() puts the bytes back
        NothingToUndo // the truncations: what is stored is what is shown
    };

    std::uint8_t id;
    std::string_view name;
    Kind kind;
    FilterFunction undo;  // for Transform
    FilterFunction apply; // null when this program does not write it
    FilterCheck check;    // null when every step can be done
    FilterParameter parameter = FilterParameter::None;
};

inline constexpr std::uint8_t noFilter = 0;
inline constexpr std::uint8_t shuffleFilter = 1;
inline constexpr std::uint8_t bitshuffleFilter = 2;
inline constexpr std::uint8_t deltaFilter = 3;
inline constexpr std::uint8_t truncPrecFilter = 4;
inline constexpr std::uint8_t intTruncFilter = 36;

// Null when the id stands for nothing the format defines. Id 0 (an empty slot) is in no table.
const Filter* filterById(std::uint8_t id);

// Does it take bits away for good?
bool isTruncation(std::uint8_t id);

// Null when none is called so. Those that this program applies, by name.
const Filter* filterNamed(std::string_view name);
std::vector<std::string_view> writableFilters();

// "shuffle", "trunc_prec", "user-defined filter 200", "unknown filter 7", "none" for 0.
std::string filterName(std::uint8_t id);

} // namespace bloscope
