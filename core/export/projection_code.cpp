#include "core/export/projection_code.h"

#include "core/export/export_order.h"

#include <algorithm>
#include <cassert>
#include <fmt/format.h>

namespace bloscope {

namespace {

// All that is projected.
CodeRequest withLines(CodeRequest wanted, const Projection& projection)
{
    const auto rows = wanted.slice.rowDimension();
    const auto columns = wanted.slice.columnDimension();
    wanted.slice.set(projection.dimension, projection.along);
    wanted.slice.setAxes(rows, columns);
    return wanted;
}

// "max:0", of a slice that takes the range.
std::string optionOf(const Projection& projection)
{
    return fmt::format("{}:{}", projectionWord(projection.kind), projection.dimension);
}

// As docs/projections.md has them: NaN is left out, and floats are computed in float64.
std::string callOf(ProjectionKind kind, const DType& dtype, std::ptrdiff_t axis)
{
    const bool isExtreme = kind == ProjectionKind::Maximum || kind == ProjectionKind::Minimum;
    const char* const word = projectionWord(kind);
    if (dtype.isTime())
        return fmt::format("np.f{}.reduce(array, axis={})", word, axis);
    if (dtype.kind == DTypeKind::Float && kind == ProjectionKind::Median)
        return fmt::format("np.nanmedian(array.astype(np.float64), axis={})", axis);
    if (dtype.kind == DTypeKind::Float)
        return fmt::format("np.nan{}(array, axis={}{})", word, axis,
                           isExtreme ? "" : ", dtype=np.float64");
    if (kind == ProjectionKind::Median)
        return fmt::format("np.median(array{}, axis={})",
                           dtype.kind == DTypeKind::Boolean ? ".astype(np.int8)" : "", axis);
    return fmt::format("array.{}(axis={})", word, axis);
}

void insertBefore(std::string_view place, const std::string& text, std::string& to)
{
    const std::size_t at = to.rfind(place);
    assert(at != to.npos);
    to.insert(at, text);
}

} // namespace

std::string pythonCode(const CodeRequest& wanted, const Projection& projection)
{
    const CodeRequest lines = withLines(wanted, projection);
    const std::vector<std::size_t> order = ExportOrder(lines.slice).dimensions();
    const auto axis = std::ranges::find(order, projection.dimension) - order.begin();
    const DType& dtype = wanted.part ? wanted.part->dtype : wanted.array->dtype();
    const std::string call = callOf(projection.kind, dtype, axis);
    std::string code = pythonCode(lines);
    constexpr std::string_view import = "import numpy as np\n";
    if (call.starts_with("np.") && code.find(import) == code.npos)
        code.insert(code.find('\n') + 1, import);
    return code + fmt::format("array = {}\n", call);
}

std::string numpyCode(const CodeRequest& wanted, const Projection& projection)
{
    CodeRequest lines = withLines(wanted, projection);
    std::string options = fmt::format("\"--project\", {}, ", pythonQuoted(optionOf(projection)));
    if (lines.part)
        options += fmt::format("\"--field\", {}, ", pythonQuoted(lines.part->path));
    lines.part.reset();
    std::string code = numpyCode(lines);
    insertBefore("\"--format\", \"npy\"]", options, code);
    return code;
}

std::string shellCommand(const CodeRequest& wanted, const Projection& projection,
                         const std::string& output)
{
    const CodeRequest lines = withLines(wanted, projection);
    std::string command = shellCommand(lines, output);
    const std::size_t options = shellCommand(lines, "-").size() - std::string_view("-o ./-").size();
    command.insert(options, "--project " + optionOf(projection) + ' ');
    return command;
}

CodeRequest atIndex(CodeRequest wanted, std::size_t dimension, std::int64_t index)
{
    const bool isFixed = wanted.slice[dimension].fixed;
    wanted.slice.set(dimension,
                     isFixed ? DimensionSlice::index(index) : DimensionSlice::range(index, 1));
    return wanted;
}

// The other one imports the same.
std::string differenceCode(const std::string& code, std::string_view other)
{
    while (other.starts_with("import ") || other.starts_with('\n'))
        other.remove_prefix(other.find('\n') + 1);
    return fmt::format("{}shown = array.astype(\"f8\")\n\n{}array = shown - "
                       "array.astype(\"f8\")\n",
                       code, other);
}

} // namespace bloscope
