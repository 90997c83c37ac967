#include "core/convert/npy_source.h"

#include "core/array/box_copy.h"
#include "core/base/checked.h"
#include "core/dtype/dtype_descr.h"
#include "core/dtype/dtype_leaves.h"

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

struct Dictionary {
    std::string text;
    std::uint64_t end = 0; // where the elements begin
};

Result<Dictionary> readDictionary(const ByteSource& file, const Limits& limits)
{
    BLOSCOPE_TRY(const ByteBuffer start, readBytes(file, 0, lengthAt));
    if (!looksLikeNpy(start))
        return noNpy("it does not begin with NumPy's magic");
    const auto version = std::to_integer<unsigned>(start[versionAt]);
    if (version < 1 || version > 3)
        return Error{ErrorKind::Unsupported,
                     fmt::format("npy: version {} is not known here", version)};
    const std::size_t lengthBytes = version == 1 ? 2 : 4;
    BLOSCOPE_TRY(const ByteBuffer length, readBytes(file, lengthAt, lengthBytes));
    const std::uint64_t size = lengthBytes == 2 ? loadLittle<std::uint16_t>(length.data())
                                                : loadLittle<std::uint32_t>(length.data());
    if (size > limits.dtypeTextBytes)
        return Error{ErrorKind::Limit, fmt::format("npy: a header of {} bytes, at most {} are read",
                                                   size, limits.dtypeTextBytes)};
    BLOSCOPE_TRY(const ByteBuffer bytes, readBytes(file, lengthAt + lengthBytes, size));
    return Dictionary{{reinterpret_cast<const char*>(bytes.data()), bytes.size()},
                      lengthAt + lengthBytes + size};
}

bool holdsObjects(const DType& dtype)
{
    return dtype.kind == DTypeKind::Object ||
           std::ranges::any_of(dtype.fields,
                               [](const DTypeField& field) { return holdsObjects(field.dtype); });
}

Result<Shape> shapeOf(const PythonLiteral& literal)
{
    if (literal.kind != PythonLiteral::Kind::Tuple && literal.kind != PythonLiteral::Kind::List)
        return noNpy("its shape is no tuple");
    Shape shape;
    for (const PythonLiteral& extent : literal.items) {
        if (extent.kind != PythonLiteral::Kind::Integer || extent.integer < 0)
            return noNpy("its shape holds something else than extents");
        shape.push_back(extent.integer);
    }
    return shape;
}

// A box of rows of elements that lie in the file in C order of `shape`.
Result<> readBox(const ByteSource& file, std::uint64_t begin, const Shape& shape,
                 const ArrayBox& box, std::int64_t itemsize, ByteSpan to, const Job& job)
{
    const auto steps = stridesOf(shape, itemsize);
    std::size_t outer = shape.size(); // dimensions in front of those that lie in one piece
    std::int64_t run = itemsize;
    while (outer > 0 && (outer == shape.size() || box.count[outer] == shape[outer])) {
        --outer;
        run *= box.count[outer];
    }
    const Shape outerCount(box.count.begin(),
                           box.count.begin() + static_cast<std::ptrdiff_t>(outer));
    std::int64_t n = 0;
    for (std::size_t at = 0; at < to.size(); at += static_cast<std::size_t>(run), ++n) {
        if (job.stopped())
            return cancelled();
        const auto index = indicesOf(n, outerCount);
        std::int64_t offset = 0;
        for (std::size_t d = 0; d < shape.size(); ++d)
            offset += (box.first[d] + (d < outer ? index[d] : 0)) * steps[d];
        BLOSCOPE_CHECK(file.readAt(begin + static_cast<std::uint64_t>(offset),
                                   to.subspan(at, static_cast<std::size_t>(run))));
    }
    return {};
}

Shape reversed(Shape extents)
{
    std::ranges::reverse(extents);
    return extents;
}

} // namespace

bool looksLikeNpy(ByteView firstBytes)
{
    return firstBytes.size() >= magic.size() &&
           std::memcmp(firstBytes.data(), magic.data(), magic.size()) == 0;
}

Result<std::unique_ptr<NpySource>> NpySource::open(ByteSourcePtr file, const Limits& limits)
{
    std::unique_ptr<NpySource> source(new NpySource(std::move(file)));
    BLOSCOPE_TRY(const Dictionary dictionary, readDictionary(*source->m_file, limits));
    auto literal = parsePythonLiteral(dictionary.text, limits.dtypeDepth + 2);
    if (!literal)
        return std::move(literal).error().within("npy: header");
    source->m_begin = dictionary.end;
    BLOSCOPE_CHECK(source->take(*literal, limits));
    BLOSCOPE_CHECK(source->checkSize());
    return source;
}

Result<> NpySource::take(const PythonLiteral& dictionary, const Limits& limits)
{
    if (dictionary.kind != PythonLiteral::Kind::Dict)
        return noNpy("its header is no dictionary");
    constexpr std::string_view needed[] = {"descr", "fortran_order", "shape"};
    std::vector<std::string> found;
    for (std::size_t i = 0; i + 1 < dictionary.items.size(); i += 2) {
        BLOSCOPE_CHECK(takeEntry(dictionary.items[i].text, dictionary.items[i + 1], limits));
        found.push_back(dictionary.items[i].text);
    }
    for (const std::string_view key : needed)
        if (std::ranges::count(found, key) != 1)
            return noNpy(fmt::format("its header has no \"{}\", or several", key));
    return {};
}

Result<> NpySource::takeEntry(const std::string& key, const PythonLiteral& value,
                              const Limits& limits)
{
    if (key == "shape") {
        BLOSCOPE_TRY(m_shape, shapeOf(value));
    } else if (key == "fortran_order") {
        if (value.text != "True" && value.text != "False")
            return noNpy("its order is neither True nor False");
        m_isFortranOrder = value.text == "True";
    } else if (key == "descr") {
        auto dtype = value.isText() ? parseDType(value.text, limits) : dtypeOf(value, limits);
        if (!dtype)
            return std::move(dtype).error().within("npy");
        if (holdsObjects(*dtype))
            return Error{ErrorKind::Unsupported,
                         "npy: its elements are Python objects, which are not read"};
        m_dtype = *std::move(dtype);
    }
    return {};
}

Result<> NpySource::checkSize() const
{
    const auto count = checkedProduct<std::int64_t>(m_shape);
    const auto bytes =
        count ? checkedMultiply(*count, static_cast<std::int64_t>(m_dtype.itemsize)) : std::nullopt;
    if (!bytes || !fits(m_begin, static_cast<std::uint64_t>(*bytes), m_file->size()))
        return noNpy(fmt::format("a shape of ({}) with elements of {} bytes is more than the {} "
                                 "bytes behind its header",
                                 fmt::join(m_shape, ", "), m_dtype.itemsize,
                                 m_file->size() - m_begin));
    return {};
}

Result<HeapBytes> NpySource::read(const ArrayBox& box, const Job& job) const
{
    const auto itemsize = static_cast<std::int64_t>(m_dtype.itemsize);
    const auto bytes =
        static_cast<std::size_t>(*checkedProduct<std::int64_t>(box.count) * itemsize);
    HeapBytes elements = HeapBytes::toBeFilled(bytes);
    if (!m_isFortranOrder) {
        BLOSCOPE_CHECK(readBox(*m_file, m_begin, m_shape, box, itemsize, elements, job));
        return elements;
    }
    const ArrayBox inFile{reversed(box.first), reversed(box.count)};
    HeapBytes turned = HeapBytes::toBeFilled(bytes);
    BLOSCOPE_CHECK(readBox(*m_file, m_begin, reversed(m_shape), inFile, itemsize, turned, job));
    const auto fromSteps = reversed(stridesOf(inFile.count, itemsize));
    const auto toSteps = stridesOf(box.count, itemsize);
    std::vector<BoxDimension> dimensions;
    for (std::size_t d = 0; d < box.count.size(); ++d)
        dimensions.push_back({box.count[d], fromSteps[d], toSteps[d]});
    copyBox(std::move(dimensions), turned.data(), elements.data(), m_dtype.itemsize);
    return elements;
}

} // namespace bloscope
