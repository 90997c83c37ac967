#include "core/projection/projection.h"

#include "core/base/text.h"
#include "core/base/words.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::array<Word<ProjectionKind>, 6> kindWords = {{{ProjectionKind::Maximum, "max"},
                                                            {ProjectionKind::Minimum, "min"},
                                                            {ProjectionKind::Mean, "mean"},
                                                            {ProjectionKind::Median, "median"},
                                                            {ProjectionKind::Deviation, "std"},
                                                            {ProjectionKind::Sum, "sum"}}};

Result<std::size_t> dimensionFrom(std::string_view text, const std::vector<std::string>& names,
                                  std::size_t dimensions)
{
    const auto named = std::ranges::find(names, text);
    if (named != names.end())
        return static_cast<std::size_t>(named - names.begin());
    const auto number = parseNumber<std::size_t>(text);
    if (number && *number < dimensions)
        return *number;
    return usageError(fmt::format("there is no dimension \"{}\"; the array has {}",
                                  escapeForDisplay(text), dimensions));
}

Result<DimensionSlice> rangeFrom(std::string_view text, std::size_t dimension, const Slice& slice)
{
    const DimensionSlice taken = slice[dimension];
    if (taken.fixed)
        return usageError(fmt::format("the slice {} selects a single index of dimension {}",
                                      slice.text(), dimension));
    if (text.empty())
        return taken;
    const std::int64_t extent = slice.shape()[dimension];
    if (taken != DimensionSlice::range(0, extent))
        return usageError(fmt::format(
            "the range of dimension {} can be given here or in the slice, not twice", dimension));
    BLOSCOPE_TRY(const Slice range, Slice::parse(text, {extent}));
    return DimensionSlice::range(range[0].start, range[0].count, range[0].step);
}

bool isLongDouble(const DType& dtype)
{
    return dtype.kind == DTypeKind::Float && dtype.itemsize > sizeof(double);
}

} // namespace

const char* projectionWord(ProjectionKind kind)
{
    return wordIn(kindWords, kind);
}

std::optional<ProjectionKind> projectionKindOf(std::string_view word)
{
    return choiceOf(kindWords, word);
}

Result<Projection> parseProjection(std::string_view text, const Slice& slice,
                                   const std::vector<std::string>& names)
{
    const std::size_t colon = text.find(':');
    const auto kind = projectionKindOf(text.substr(0, colon));
    if (!kind || colon == std::string_view::npos)
        return usageError(
            fmt::format("\"{}\" is not a projection such as max:0; there are max, min, "
                        "mean, median, std and sum",
                        escapeForDisplay(text)));
    const std::string_view behind = text.substr(colon + 1);
    const std::size_t bracket = std::min(behind.find('['), behind.size());
    BLOSCOPE_TRY(const std::size_t dimension,
                 dimensionFrom(behind.substr(0, bracket), names, slice.dimensions().size()));
    BLOSCOPE_TRY(const DimensionSlice along, rangeFrom(behind.substr(bracket), dimension, slice));
    return Projection{*kind, dimension, along};
}

Result<DType> projectedDType(ProjectionKind kind, const DType& dtype)
{
    const bool isExtreme = kind == ProjectionKind::Maximum || kind == ProjectionKind::Minimum;
    if (dtype.isCompound() || dtype.kind == DTypeKind::Complex)
        return usageError(fmt::format(
            "elements of type {} are not one number each; choose a part of them", dtype.text));
    if (!dtype.isNumeric())
        return usageError(fmt::format("elements of type {} are not numbers", dtype.text));
    if (dtype.isTime() && !isExtreme)
        return usageError("times have a maximum and a minimum, and no other projection");
    if (isExtreme && !isLongDouble(dtype))
        return dtype;
    if (kind == ProjectionKind::Sum && dtype.kind != DTypeKind::Float)
        return *parseDType(dtype.kind == DTypeKind::Unsigned ? "<u8" : "<i8", {});
    return *parseDType("<f8", {});
}

} // namespace bloscope
