#include "core/export/npy_writer.h"

#include "core/array/interpretation.h"
#include "core/dtype/dtype_descr.h"
#include "core/export/export_order.h"
#include "core/export/slice_bands.h"

#include <algorithm>
#include <fmt/format.h>

namespace bloscope {

namespace {

using namespace std::string_view_literals;

std::string littleEndian(std::size_t number, std::size_t bytes)
{
    std::string text;
    for (std::size_t i = 0; i < bytes; ++i)
        text += static_cast<char>(number >> (8 * i) & 0xff);
    return text;
}

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; });
}

} // namespace

std::string npyHeader(const DType& dtype, Shape shape)
{
    constexpr std::size_t alignment = 64;
    const bool isArray = dtype.kind == DTypeKind::SubArray;
    if (isArray)
        shape.insert(shape.end(), dtype.shape.begin(), dtype.shape.end());
    std::string dictionary =
        fmt::format("{{'descr': {}, 'fortran_order': False, 'shape': {}, }}",
                    descrOrRaw(isArray ? dtype.element() : dtype), tupleText(shape));
    // version 2.0 is for dictionaries too long for the two bytes of 1.0, and 3.0 for UTF-8
    const bool isLong = dictionary.size() + alignment > 0xffff || !isAscii(dictionary);
    const std::string_view magic = !isLong               ? "\x93NUMPY\x01\x00"sv
                                   : isAscii(dictionary) ? "\x93NUMPY\x02\x00"sv
                                                         : "\x93NUMPY\x03\x00"sv;
    const std::size_t lengthBytes = isLong ? 4 : 2;
    const std::size_t before = 8 + lengthBytes;
    const std::size_t unpadded = before + dictionary.size() + 1;
    dictionary.append((alignment - unpadded % alignment) % alignment, ' ');
    dictionary += '\n';
    return std::string(magic) + littleEndian(dictionary.size(), lengthBytes) + dictionary;
}

Result<ExportReport> writeNpy(const FilledCells& cells, const Slice& slice, Sink& to,
                              const Job& job)
{
    Shape shape;
    for (const std::size_t d : ExportOrder(slice).dimensions())
        shape.push_back(slice[d].count);
    return writeElements(cells, slice, npyHeader(cells.dtype(), shape), to, job);
}

} // namespace bloscope
