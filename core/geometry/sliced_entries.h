#pragma once

#include "core/array/array.h"
#include "core/array/slice.h"
#include "core/msgpack/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bloscope {

// What the metadata of an array are in a copy of a slice of it (docs/conventions.md): lists with an
// item for each index are sliced, spacing is multiplied, origins and boxes are moved, and what
// tells of dimensions of which the slice takes one index is gone. What would be false in the copy
// and cannot be reckoned is left out. Entries that say nothing of dimensions stay as they are.
class SlicedEntries {
 public:
    // Reads entries of the array, which lives longer. `slice` is of it.
    SlicedEntries(const Array& array, const Slice& slice);

    // An entry of the metalayers or vlmetalayers as the copy has it, byte for byte where nothing of
    // it changes; nothing where it is left out. Values that are not understood stay.
    std::optional<ByteBuffer> valueOf(const std::string& name, ByteView stored);

    // What was left out so far, and why: "stats of med_blosc2, which are those of the whole array".
    // Safe to show.
    const std::vector<std::string>& leftOut() const { return m_leftOut; }

 private:
    using Value = msgpack_value::Value;
    using Sliced = std::optional<Value>;
    using Dimensions = std::vector<std::size_t>;

    std::optional<std::size_t> dimensionCalled(std::string_view name) const;
    std::optional<Dimensions> dimensionsOf(std::string_view name, const Value& value) const;
    Sliced sliced(const std::string& name, const Value& value);
    Sliced names(const Value& value) const;
    Sliced coordinates(const std::string& name, const Value& value);
    Sliced coordinate(const Value& value, const Dimensions& dimensions) const;
    Sliced nested(const Value& value, const Dimensions& dimensions, std::size_t depth) const;
    Sliced medical(const std::string& name, const Value& value);
    Sliced ofFrames(const std::string& name, const Value& value);
    Sliced colorFilters(const std::string& name, const Value& value);
    std::optional<ByteBuffer> pickled(const std::string& name, ByteView stored);
    void leaveOut(std::string what) { m_leftOut.push_back(std::move(what)); }

    const Array& m_array;
    Slice m_slice;
    std::vector<std::string> m_names; // of the dimensions, as stored; none where they have none
    bool m_isRecording;               // of XiLens
    std::vector<std::string> m_leftOut;
};

} // namespace bloscope
