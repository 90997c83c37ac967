#include "core/base/checked.h"
#include "core/base/utf8.h"
#include "core/dtype/cell_number.h"
#include "core/dtype/cell_text.h"
#include "core/dtype/dtype.h"
#include "core/dtype/dtype_descr.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>

using namespace bloscope;
using namespace bloscope::fuzz;

namespace {

NumberFormat takeFormat(Input& input)
{
    NumberFormat format;
    const auto precision = input.number<std::int8_t>();
    if (precision >= 0)
        format.precision = precision;
    format.decimalPoint = input.number<std::uint8_t>() % 2 == 0 ? '.' : ',';
    return format;
}

void hasText(const DType& dtype, const NumberFormat& format, ByteView pattern)
{
    ByteBuffer cell(dtype.itemsize);
    std::copy_n(pattern.begin(), std::min(pattern.size(), cell.size()), cell.begin());
    require(isUtf8(CellText(dtype, format).of(cell.data())));
    if (dtype.isNumeric()) {
        double number = 0;
        readNumbers(dtype, cell, {&number, 1});
    }
}

void isReadAgainFromItsTypestring(const DType& dtype)
{
    const auto again = parseDType(typestringOf(dtype), Limits());
    require(bool(again));
    require(*again == dtype || dtype.kind == DTypeKind::Object);
}

void hasLeavesInside(const DType& dtype, const NumberFormat& format, ByteView pattern)
{
    for (const DTypeLeaf& leaf : leavesOf(dtype)) {
        require(fits(leaf.offset, leaf.dtype.itemsize, dtype.itemsize));
        if (leaf.dtype.itemsize <= 4096)
            hasText(leaf.dtype, format, pattern);
    }
}

void hasADescr(const DType& dtype)
{
    const auto descr = descrOf(dtype);
    require(!descr || isUtf8(*descr));
}

} // namespace

// Two bytes of number format, 16 of an element, then the text of a dtype.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Input input(data, size);
    const NumberFormat numbers = takeFormat(input);
    const ByteView pattern = input.bytes(16);
    const auto dtype = parseDType(textOf(input.rest()), Limits());
    if (!dtype)
        return 0;
    require(dtype->itemsize > 0);
    require(dtype->itemsize <= static_cast<std::size_t>(bloscope::format::maxTypesize));
    if (!dtype->isCompound())
        isReadAgainFromItsTypestring(*dtype);
    hasADescr(*dtype);
    hasLeavesInside(*dtype, numbers, pattern);
    if (dtype->itemsize <= 4096)
        hasText(*dtype, numbers, pattern);
    return 0;
}
