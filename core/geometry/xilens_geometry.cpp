#include "core/geometry/sources.h"
#include "core/geometry/time_coordinates.h"

#include <algorithm>

namespace bloscope {

namespace {

// "20240117_10-00-50-268" as "2024-01-17T10:00:50.268"; empty for any other form.
std::string isoTime(const std::string& stamp)
{
    constexpr std::string_view form = "dddddddd_dd-dd-dd-ddd";
    const auto fits = [](char c, char wanted) {
        return wanted == 'd' ? c >= '0' && c <= '9' : c == wanted;
    };
    if (!std::ranges::equal(stamp, form, fits))
        return {};
    return stamp.substr(0, 4) + '-' + stamp.substr(4, 2) + '-' + stamp.substr(6, 2) + 'T' +
           stamp.substr(9, 2) + ':' + stamp.substr(12, 2) + ':' + stamp.substr(15, 2) + '.' +
           stamp.substr(18, 3);
}

std::optional<Coordinates> timesIn(const StoredEntry& entry)
{
    std::vector<std::string> times = textsIn(&entry.value).value_or(std::vector<std::string>());
    for (std::string& time : times)
        time = isoTime(time);
    auto dates = datesOf(times);
    return dates ? std::optional(Coordinates(std::move(*dates))) : std::nullopt;
}

} // namespace

bool isXiLens(const Array& array)
{
    const auto has = [&](std::string_view name) {
        return entryNamed(*array.frame(), name).has_value();
    };
    return array.shape().size() == 3 && has("time_stamp") && has("exposure_us") &&
           has("acq_nframe");
}

// A list that is shorter than the recording, whose writer was stopped, names no frame.
void addXiLens(const Array& array, Geometry& to)
{
    if (!isXiLens(array))
        return;
    const auto stamps = entryNamed(*array.frame(), "time_stamp");
    DimensionGeometry& frames = to.dimensions.front();
    if (frames.name.empty())
        frames.name = "frame";
    std::optional<Coordinates> times = timesIn(*stamps);
    if (frames.coordinates || !times || times->count() != array.shape().front())
        return;
    frames.coordinates = std::move(times);
    frames.place = stamps->place;
}

} // namespace bloscope
