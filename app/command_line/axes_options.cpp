#include "app/command_line/axes_options.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>

namespace bloscope {

namespace {

Result<> check(const char* option, std::optional<std::size_t> dimension, const Slice& slice)
{
    const std::size_t dimensions = slice.dimensions().size();
    if (dimension && *dimension >= dimensions)
        return Error{ErrorKind::Usage, fmt::format("{}: there is no dimension {}, the array has {}",
                                                   option, *dimension, dimensions)};
    if (dimension && slice[*dimension].fixed)
        return Error{ErrorKind::Usage, fmt::format("{}: the slice {} takes one index of dimension "
                                                   "{}",
                                                   option, slice.text(), *dimension)};
    return {};
}

} // namespace

void AxesOptions::addTo(CLI::App& command)
{
    command
        .add_option("--rows", m_rows,
                    "the dimension that runs down, from 0 on; the last but one of the slice when "
                    "left out")
        ->type_name("D");
    command.add_option("--columns", m_columns, "the one that runs across; the last when left out")
        ->type_name("D");
}

Result<Slice> AxesOptions::turned(Slice slice) const
{
    BLOSCOPE_CHECK(check("--rows", m_rows, slice));
    BLOSCOPE_CHECK(check("--columns", m_columns, slice));
    if (m_rows && m_rows == m_columns)
        return Error{ErrorKind::Usage,
                     fmt::format("dimension {} cannot be both --rows and --columns", *m_rows)};
    slice.setAxes(m_rows, m_columns);
    return slice;
}

} // namespace bloscope
