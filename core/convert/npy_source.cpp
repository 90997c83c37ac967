#include "core/convert/npy_source.h"

#include "core/array/interpretation.h"
#include "core/base/checked.h"
#include "core/base/utf8.h"
#include "core/dtype/dtype.h"
#include "core/dtype/dtype_descr.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view magic = "\x93NUMPY"sv;
constexpr std::size_t versionAt = magic.size();
constexpr std::size_t lengthAt = versionAt + 2;

Error noNpy(const std::string& why)
{
    return {ErrorKind::Malformed, "npy: " + why};
}

// As NumPy reads it: Latin-1 before version 3.0.
std::string utf8OfLatin1(ByteView bytes)
{
    std::string text;
    for (const std::byte byte : bytes)
        appendUtf8(std::to_integer<char32_t>(byte), text);
    return text;
}

struct Dictionary {
    std::string text;
    std::uint64_t end = 0; // where the elements begin
};

Result<Dictionary> readDictionary(const ByteSource& file, const Limits& limits)
{
    BLOSCOPE_TRY(const ByteBuffer start, readBytes(file, 0, lengthAt));
    if (!looksLikeNpy(start))
        return noNpy("the NumPy signature is missing");
    const auto version = std::to_integer<unsigned>(start[versionAt]);
    if (version < 1 || version > 3)
        return Error{ErrorKind::Unsupported,
                     fmt::format("npy: version {} is not supported", version)};
    const std::size_t lengthBytes = version == 1 ? 2 : 4;
    BLOSCOPE_TRY(const ByteBuffer length, readBytes(file, lengthAt, lengthBytes));
    const std::uint64_t size = lengthBytes == 2 ? loadLittle<std::uint16_t>(length.data())
                                                : loadLittle<std::uint32_t>(length.data());
    if (size > limits.dtypeTextBytes)
        return Error{ErrorKind::Limit, fmt::format("npy: the header has {} bytes; the limit is {}",
                                                   size, limits.dtypeTextBytes)};
    BLOSCOPE_TRY(const ByteBuffer bytes, readBytes(file, lengthAt + lengthBytes, size));
    Dictionary dictionary{version < 3 ? utf8OfLatin1(bytes) : std::string(textOf(bytes)),
                          lengthAt + lengthBytes + size};
    if (!isUtf8(dictionary.text))
        return noNpy("its header is not valid UTF-8");
    return dictionary;
}

Result<Shape> shapeOf(const PythonLiteral& literal)
{
    if (literal.kind != PythonLiteral::Kind::Tuple && literal.kind != PythonLiteral::Kind::List)
        return noNpy("its shape is not a tuple");
    Shape shape;
    for (const PythonLiteral& extent : literal.items) {
        if (extent.kind != PythonLiteral::Kind::Integer || extent.integer < 0)
            return noNpy("its shape contains something that is not a size");
        shape.push_back(extent.integer);
    }
    return shape;
}

// What a header says.
struct NpyHeader {
    FlatSource::Layout layout;
    Result<> take(const PythonLiteral& dictionary, const Limits& limits);
    Result<> takeEntry(const std::string& key, const PythonLiteral& value, const Limits& limits);
    Result<> checkSize(const ByteSource& file) const;
};

Result<> NpyHeader::take(const PythonLiteral& dictionary, const Limits& limits)
{
    if (dictionary.kind != PythonLiteral::Kind::Dict)
        return noNpy("its header is not a dictionary");
    constexpr std::string_view needed[] = {"descr", "fortran_order", "shape"};
    std::vector<std::string> found;
    for (std::size_t i = 0; i + 1 < dictionary.items.size(); i += 2) {
        BLOSCOPE_CHECK(takeEntry(dictionary.items[i].text, dictionary.items[i + 1], limits));
        found.push_back(dictionary.items[i].text);
    }
    for (const std::string_view key : needed)
        if (std::ranges::count(found, key) != 1)
            return noNpy(fmt::format("its header does not have exactly one \"{}\"", key));
    return {};
}

Result<> NpyHeader::takeEntry(const std::string& key, const PythonLiteral& value,
                              const Limits& limits)
{
    if (key == "shape") {
        BLOSCOPE_TRY(layout.shape, shapeOf(value));
    } else if (key == "fortran_order") {
        if (value.text != "True" && value.text != "False")
            return noNpy("its fortran_order is neither True nor False");
        layout.order = value.text == "True" ? FlatSource::Order::Fortran : FlatSource::Order::C;
    } else if (key == "descr") {
        auto dtype = value.isText() ? parseDType(value.text, limits) : dtypeOfDescr(value, limits);
        if (!dtype)
            return std::move(dtype).error().within("npy");
        if (holdsObjects(*dtype))
            return Error{ErrorKind::Unsupported,
                         "npy: its elements are Python objects, which are not supported"};
        layout.dtype = *std::move(dtype);
    }
    return {};
}

// Neither more nor less than there is: np.save() writes nothing else.
Result<> NpyHeader::checkSize(const ByteSource& file) const
{
    const auto count = checkedProduct<std::int64_t>(layout.shape);
    const auto itemsize = static_cast<std::int64_t>(layout.dtype.itemsize);
    const auto bytes = count ? checkedMultiply(*count, itemsize) : std::nullopt;
    const std::uint64_t there = file.size() - layout.begin;
    if (!bytes || static_cast<std::uint64_t>(*bytes) != there)
        return noNpy(fmt::format(
            "a shape of {} with elements of {} bytes does not match the {} bytes after its header",
            tupleText(layout.shape), itemsize, there));
    return {};
}

} // namespace

bool looksLikeNpy(ByteView firstBytes)
{
    return firstBytes.size() >= magic.size() &&
           std::memcmp(firstBytes.data(), magic.data(), magic.size()) == 0;
}

Result<std::unique_ptr<FlatSource>> openNpy(ByteSourcePtr file, WorkerPool& pool,
                                            const Limits& limits)
{
    BLOSCOPE_TRY(const Dictionary dictionary, readDictionary(*file, limits));
    auto literal = parsePythonLiteral(dictionary.text, limits.dtypeDepth + 2);
    if (!literal)
        return std::move(literal).error().within("npy: header");
    NpyHeader header;
    header.layout.begin = dictionary.end;
    BLOSCOPE_CHECK(header.take(*literal, limits));
    BLOSCOPE_CHECK(header.checkSize(*file));
    return std::make_unique<FlatSource>(std::move(file), std::move(header.layout), pool);
}

} // namespace bloscope
