#pragma once

#include "core/plane/value_scale.h"

#include <QByteArray>
#include <QString>
#include <vector>

namespace bloscope {

// A range of colours that the user keeps by a name of its own.
struct RangePreset {
    QString name;
    ValueRange range;
    bool operator==(const RangePreset&) const = default;
};

// How they are kept: JSON, of which what makes no sense is left out, and all but the last
// RangePresets::most.
QByteArray jsonOf(const std::vector<RangePreset>& ranges);
std::vector<RangePreset> rangePresetsFrom(const QByteArray& json);

// Where they are kept from one run to the next. GUI thread.
class RangePresets {
 public:
    static constexpr std::size_t most = 50;

    virtual ~RangePresets() = default;
    virtual std::vector<RangePreset> rangePresets() const = 0;
    virtual void setRangePresets(const std::vector<RangePreset>& ranges) = 0;
};

} // namespace bloscope
