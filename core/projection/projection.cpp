#include "core/projection/projection.h"

#include "core/base/words.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

constexpr std::array<Word<ProjectionKind>, 6> kindWords = {{{ProjectionKind::Maximum, "max"},
                                                            {ProjectionKind::Minimum, "min"},
                                                            {ProjectionKind::Mean, "mean"},
                                                            {ProjectionKind::Median, "median"},
                                                            {ProjectionKind::Deviation, "std"},
                                                            {ProjectionKind::Sum, "sum"}}};

bool isLongDouble(const DType& dtype)
{
    return dtype.kind == DTypeKind::Float && dtype.itemsize > sizeof(double);
}

} // namespace

const char* wordOf(ProjectionKind kind)
{
    return wordIn(kindWords, kind);
}

std::optional<ProjectionKind> projectionKindOf(std::string_view word)
{
    return choiceOf(kindWords, word);
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
