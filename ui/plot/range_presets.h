#pragma once

#include "core/plane/value_scale.h"

#include <QString>
#include <vector>

namespace bloscope {

// A range of colours that the user keeps by a name of its own.
struct RangePreset {
    QString name;
    ValueRange range;
    bool operator==(const RangePreset&) const = default;
};

// Where they are kept from one run to the next. GUI thread.
class RangePresets {
 public:
    static constexpr std::size_t most = 50;

    virtual ~RangePresets() = default;
    virtual std::vector<RangePreset> rangePresets() const = 0;
    virtual void
    setRangePresets(const std::vector<RangePreset>& ranges) = 0; // the last `most` stay
};

} // namespace bloscope
