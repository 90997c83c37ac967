#include "core/export/npy_writer.h"

#include "core/export/array_body.h"
#include "core/export/export_order.h"

#include <fmt/format.h>

namespace bloscope {

namespace {

using namespace std::string_view_literals;

// A tuple as Python writes it: "()", "(3,)", "(3, 4)".
std::string tupleText(const Shape& shape)
{
    if (shape.size() == 1)
        return fmt::format("({},)", shape.front());
    return fmt::format("({})", fmt::join(shape, ", "));
}

std::string littleEndian(std::size_t number, std::size_t bytes)
{
    std::string text;
    for (std::size_t i = 0; i < bytes; ++i)
        text += static_cast<char>(number >> (8 * i) & 0xff);
    return text;
}

// Objects would be unpickled by those who load the file: what is there are bytes.
std::string elementType(const Array& array)
{
    const bool isObject = array.dtype().kind == DTypeKind::Object;
    return typestringOf(isObject ? rawDType(array.dtype().itemsize) : array.dtype());
}

} // namespace

std::string npyHeader(const std::string& typestring, const Shape& shape)
{
    constexpr std::size_t alignment = 64;
    std::string dictionary = fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': {}, }}",
                                         typestring, tupleText(shape));
    // version 2.0 is for dictionaries too long for the two bytes of 1.0
    const bool isLong = dictionary.size() + alignment > 0xffff;
    const std::size_t lengthBytes = isLong ? 4 : 2;
    const std::size_t before = 8 + lengthBytes;
    const std::size_t unpadded = before + dictionary.size() + 1;
    dictionary.append((alignment - unpadded % alignment) % alignment, ' ');
    dictionary += '\n';
    return std::string(isLong ? "\x93NUMPY\x02\x00"sv : "\x93NUMPY\x01\x00"sv) +
           littleEndian(dictionary.size(), lengthBytes) + dictionary;
}

Result<ExportReport> writeNpy(const SliceReader& reader, const Slice& slice, Sink& to,
                              const Job& job)
{
    Shape shape;
    for (const std::size_t d : ExportOrder(slice).dimensions())
        shape.push_back(slice[d].count);
    const std::string header = npyHeader(elementType(*reader.array()), shape);
    BLOSCOPE_CHECK(to.write(bytesOf(header)));
    return writeElements(reader, slice, to, job);
}

} // namespace bloscope
