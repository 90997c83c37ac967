#include "core/filters/filter_table.h"

#include "core/filters/filters.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using Kind = Filter::Kind;

constexpr std::uint8_t firstUserDefined = 160;

// format.md 4.1.
constexpr Filter filters[] = {
    {shuffleFilter, "shuffle", Kind::Transform, undoShuffle, applyShuffle, nullptr,
     FilterParameter::Bytes},
    {bitshuffleFilter, "bitshuffle", Kind::Transform, undoBitshuffle, applyBitshuffle, nullptr},
    {deltaFilter, "delta", Kind::Transform, undoDelta, applyDelta, nullptr},
    {truncPrecFilter, "trunc_prec", Kind::NothingToUndo, nullptr, applyTruncPrec, checkTruncPrec,
     FilterParameter::Bits},
    {32, "ndcell", Kind::Transform, undoNdcell, nullptr, checkNdcell},
    {33, "ndmean", Kind::Transform, undoNdmean, nullptr, checkNdmean},
    {34, "bytedelta_buggy", Kind::Transform, undoOldBytedelta, nullptr, checkBytedelta},
    {35, "bytedelta", Kind::Transform, undoBytedelta, applyBytedelta, checkBytedelta,
     FilterParameter::Bytes},
    {intTruncFilter, "int_trunc", Kind::NothingToUndo, nullptr, applyIntTrunc, checkIntTrunc,
     FilterParameter::Bits},
};

template <class Condition>
const Filter* firstFilter(Condition condition)
{
    const auto* found = std::find_if(std::begin(filters), std::end(filters), condition);
    return found == std::end(filters) ? nullptr : found;
}

} // namespace

const Filter* filterById(std::uint8_t id)
{
    return firstFilter([id](const Filter& filter) { return filter.id == id; });
}

bool isTruncation(std::uint8_t id)
{
    const Filter* filter = filterById(id);
    return filter && filter->kind == Kind::NothingToUndo;
}

const Filter* filterNamed(std::string_view name)
{
    return firstFilter([name](const Filter& filter) { return filter.name == name; });
}

std::vector<std::string_view> writableFilters()
{
    std::vector<std::string_view> names;
    for (const Filter& filter : filters)
        if (filter.apply)
            names.push_back(filter.name);
    return names;
}

std::string filterName(std::uint8_t id)
{
    if (id == noFilter)
        return "none";
    if (const Filter* filter = filterById(id))
        return std::string(filter->name);
    return fmt::format("{} filter {}", id >= firstUserDefined ? "user-defined" : "unknown", id);
}

} // namespace bloscope
