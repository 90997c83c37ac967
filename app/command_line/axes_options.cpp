#include "app/command_line/axes_options.h"

#include "app/command_line/choice.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

using Dimension = std::optional<std::size_t>;

// The dimension that somebody named, if any.
Result<Dimension> namedDimension(const char* option, std::optional<std::int64_t> number,
                                 const Slice& slice)
{
    if (!number)
        return Dimension();
    if (*number < 0 || *number >= std::ssize(slice.dimensions()))
        return usageError(fmt::format("{}: there is no dimension {}, the array has {}", option,
                                      *number, slice.dimensions().size()));
    const auto dimension = static_cast<std::size_t>(*number);
    if (slice[dimension].fixed)
        return usageError(fmt::format("{}: the slice {} takes one index of dimension {}", option,
                                      slice.text(), dimension));
    return Dimension(dimension);
}

} // namespace

void AxesOptions::addTo(CLI::App& command)
{
    addWholeNumber<std::int64_t>(
        command, "--rows", m_rows,
        "the dimension that runs down, from 0 on; the last but one of the slice when left out")
        ->type_name("D");
    addWholeNumber<std::int64_t>(command, "--columns", m_columns,
                                 "the one that runs across; the last when left out")
        ->type_name("D");
}

Result<Slice> AxesOptions::turned(Slice slice) const
{
    BLOSCOPE_TRY(const Dimension rows, namedDimension("--rows", m_rows, slice));
    BLOSCOPE_TRY(const Dimension columns, namedDimension("--columns", m_columns, slice));
    if (rows && rows == columns)
        return usageError(fmt::format("dimension {} cannot be both --rows and --columns", *rows));
    slice.setAxes(rows, columns);
    if (columns && !rows)
        slice.letLineRunAcross();
    return slice;
}

Result<Slice> AxesOptions::firstPlane(const Shape& shape) const
{
    BLOSCOPE_TRY(const Slice all, turned(Slice::whole(shape)));
    return all.plane();
}

} // namespace bloscope
