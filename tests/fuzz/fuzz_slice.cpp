#include "core/array/slice.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

// Extents of all sizes: small ones, and the largest there are.
Shape takeShape(Input& input)
{
    Shape shape(input.number<std::uint8_t>() % 5);
    for (std::int64_t& extent : shape) {
        const auto number = input.number<std::uint16_t>();
        extent = number < 0xFF00 ? number % 100 : INT64_MAX - number % 100;
    }
    return shape;
}

bool isInside(std::int64_t index, std::int64_t extent)
{
    return index >= 0 && index < extent;
}

void liesInsideItsShape(const Slice& slice)
{
    for (std::size_t d = 0; d < slice.shape().size(); ++d) {
        const DimensionSlice& taken = slice[d];
        require(taken.step != 0 && taken.count >= 0 && (!taken.fixed || taken.count == 1));
        if (taken.count == 0)
            continue;
        require(isInside(taken.start, slice.shape()[d]));
        require(isInside(taken.at(taken.count - 1), slice.shape()[d]));
    }
}

void cutsWindowsInside(const Slice& slice, std::int64_t row, std::int64_t count)
{
    const Slice window = slice.window(row, count, 0, 1);
    liesInsideItsShape(window);
    require(window.rows() <= slice.rows() && window.columns() <= 1);
    if (window.isEmpty() || window.columns() == 0)
        return;
    const auto first = window.indexAt(0, 0);
    const auto same = slice.indexAt(slice.rowDimension() ? std::max<std::int64_t>(row, 0) : 0, 0);
    require(first == same);
}

} // namespace

// A shape, the rows of a window, then the text of a slice.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const Shape shape = takeShape(input);
    const auto row = input.number<std::int64_t>();
    const auto count = input.number<std::int64_t>();
    const std::string text(reinterpret_cast<const char*>(input.rest().data()), input.rest().size());
    const auto slice = Slice::parse(text, shape);
    if (!slice) {
        require(slice.error().kind() == ErrorKind::Usage && !slice.error().text().empty());
        return 0;
    }
    liesInsideItsShape(*slice);
    liesInsideItsShape(slice->plane());
    const auto again = Slice::parse(slice->text(), shape);
    require(again && *again == *slice);
    cutsWindowsInside(*slice, row, count);
    return 0;
}
