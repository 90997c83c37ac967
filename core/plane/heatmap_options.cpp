#include "core/plane/heatmap_options.h"

#include <cmath>

namespace bloscope {

namespace {

ValueRange labelRange(const NumberSurvey& survey)
{
    const double low = survey.numbers > 0 ? std::nearbyint(survey.lowest) : 0;
    const double high = survey.numbers > 0 ? std::nearbyint(survey.highest) : 0;
    return rangeOf({}, {RangeChoice::Kind::Manual, 1, 99, {low - 0.5, high + 0.5}},
                   ValueScale::Linear);
}

} // namespace

bool areAlike(const HeatmapOptions& a, const HeatmapOptions& b)
{
    return a.map == b.map && a.scale == b.scale && a.range == b.range && a.labels == b.labels &&
           a.hotPixels == b.hotPixels;
}

ValueRange pictureRange(const SurveyedNumbers& numbers, const HeatmapOptions& options)
{
    return options.map->isPalette() ? labelRange(numbers.survey())
                                    : rangeOf(numbers, options.range, options.scale);
}

} // namespace bloscope
