#include "core/pickle/to_msgpack.h"

#include "core/codecs/gzip.h"
#include "core/dtype/cell_number.h"
#include "core/dtype/dtype_descr.h"

#include <cmath>
#include <fmt/format.h>

namespace bloscope::pickle {

namespace {

namespace msgpack = msgpack_value;

bool isNumber(const DType& dtype)
{
    return dtype.kind == DTypeKind::Boolean || dtype.kind == DTypeKind::Signed ||
           dtype.kind == DTypeKind::Unsigned || dtype.kind == DTypeKind::Float;
}

// Walks what a value holds. A failure stays; what is made after it does not matter.
class TreeMaker {
 public:
    TreeMaker(const Pickle& pickle, const Limits& limits) : m_pickle(pickle), m_limits(limits) {}

    Result<msgpack::Value> make()
    {
        msgpack::Value tree = make(m_pickle.root);
        if (m_error)
            return *m_error;
        return tree;
    }

    msgpack::Value operator()(const None&) { return {}; }
    msgpack::Value operator()(bool value) { return {value}; }
    msgpack::Value operator()(std::int64_t value) { return {value}; }
    msgpack::Value operator()(double value) { return {value}; }
    msgpack::Value operator()(const Integer& value) { return {msgpack::Text{value.text}}; }
    msgpack::Value operator()(const Text& value) { return {msgpack::Text{value.bytes}}; }
    msgpack::Value operator()(const Bytes& value) { return {msgpack::Binary{value.bytes}}; }
    msgpack::Value operator()(const List& value) { return {items(value.items, {})}; }
    msgpack::Value operator()(const Set& value) { return {items(value.items, {})}; }
    msgpack::Value operator()(const Tuple& value)
    {
        return {items(value.items, {{msgpack::Text{std::string(msgpack::tupleMarker)}}})};
    }
    msgpack::Value operator()(const Dict& value);
    msgpack::Value operator()(const Global& value) { return named(value.name); }
    msgpack::Value operator()(const Opaque& value) { return named(value.name); }
    msgpack::Value operator()(const NumpyType& value) { return {msgpack::Text{value.text}}; }
    msgpack::Value operator()(const NumpyArray& value);

 private:
    static msgpack::Value named(const std::string& name)
    {
        return {msgpack::Text{fmt::format("<{}>", name)}};
    }

    msgpack::Value make(ValueId id)
    {
        if (!enter())
            return {};
        msgpack::Value made = std::visit(*this, m_pickle.values[id]);
        --m_depth;
        return made;
    }

    msgpack::Array items(const Ids& ids, msgpack::Array to)
    {
        for (const ValueId id : ids)
            if (!m_error)
                to.push_back(make(id));
        return to;
    }

    bool enter();
    bool takeRoom(const NumpyArray& array);
    msgpack::Value nested(const NumpyArray& array, const DType& dtype, std::size_t dimension,
                          std::uint64_t& first);
    msgpack::Value element(const NumpyArray& array, const DType& dtype, std::uint64_t number) const;

    const Pickle& m_pickle;
    Limits m_limits;
    std::size_t m_depth = 0;
    std::size_t m_count = 0;
    std::size_t m_inArrays = 0; // of these
    std::optional<Error> m_error;
};

bool TreeMaker::enter()
{
    if (!m_error && m_depth >= m_limits.depth)
        m_error = Error(
            ErrorKind::Limit,
            fmt::format("it is nested deeper than {} levels, or contains itself", m_limits.depth));
    if (!m_error && ++m_count > m_limits.values)
        m_error = Error(ErrorKind::Limit, fmt::format("it has more than {} values when written out",
                                                      m_limits.values));
    if (!m_error)
        ++m_depth;
    return !m_error;
}

msgpack::Value TreeMaker::operator()(const Dict& value)
{
    msgpack::Map map;
    for (std::size_t i = 0; i + 1 < value.items.size() && !m_error; i += 2) {
        msgpack::Value key = make(value.items[i]);
        map.push_back({std::move(key), make(value.items[i + 1])});
    }
    return {std::move(map)};
}

// Whole numbers stay whole, as far as float64 holds them.
msgpack::Value TreeMaker::element(const NumpyArray& array, const DType& dtype,
                                  std::uint64_t number) const
{
    double value = 0;
    readNumbers(dtype, ByteView(array.bytes).subspan(number * dtype.itemsize, dtype.itemsize),
                {&value, 1});
    constexpr double mostWhole = 9007199254740992.0; // 2^53
    if (dtype.kind == DTypeKind::Boolean)
        return {value != 0};
    const bool isWhole = dtype.kind == DTypeKind::Signed || dtype.kind == DTypeKind::Unsigned;
    if (isWhole && std::abs(value) <= mostWhole)
        return {static_cast<std::int64_t>(value)};
    return {value};
}

msgpack::Value TreeMaker::nested(const NumpyArray& array, const DType& dtype, std::size_t dimension,
                                 std::uint64_t& first)
{
    if (dimension == array.shape.size())
        return element(array, dtype, first++);
    msgpack::Array items;
    for (std::int64_t i = 0; i < array.shape[dimension]; ++i)
        items.push_back(nested(array, dtype, dimension + 1, first));
    return {std::move(items)};
}

// Arrays take no more than half of all values, so that the others have room: nnU-Net keeps
// thousands of voxels of each label.
bool TreeMaker::takeRoom(const NumpyArray& array)
{
    std::uint64_t values = 0; // lists and elements
    std::uint64_t inAll = 1;  // of one dimension
    for (const std::int64_t extent : array.shape) {
        inAll *= static_cast<std::uint64_t>(extent); // no overflow: as many bytes are there
        values += inAll;
    }
    if (m_inArrays + values > m_limits.values / 2)
        return false;
    m_inArrays += values;
    m_count += values;
    return true;
}

// In the order of NumPy's tolist(); of others than numbers, of columns that run fastest, and where
// there is no room, what they are.
msgpack::Value TreeMaker::operator()(const NumpyArray& array)
{
    const auto dtype = parseDType(array.dtype, bloscope::Limits());
    const bool isFlat = !array.isFortran || array.shape.size() < 2;
    const bool isEmpty = array.bytes.empty();
    if (dtype && isNumber(*dtype) && isEmpty)
        return {msgpack::Array()};
    if (!dtype || !isNumber(*dtype) || !isFlat || !takeRoom(array))
        return named(fmt::format("numpy.ndarray of {}", array.dtype));
    std::uint64_t first = 0;
    return nested(array, *dtype, 0, first);
}

} // namespace

Result<msgpack_value::Value> treeOf(ByteView bytes, std::size_t mostBytes)
{
    if (looksLikeGzip(bytes)) {
        BLOSCOPE_TRY(const ByteBuffer unpacked, decodeGzip(bytes, mostBytes));
        BLOSCOPE_TRY(const Pickle read, readPickle(unpacked));
        return toMsgpack(read);
    }
    BLOSCOPE_TRY(const Pickle read, readPickle(bytes));
    return toMsgpack(read);
}

Result<msgpack::Value> toMsgpack(const Pickle& pickle, const Limits& limits)
{
    return TreeMaker(pickle, limits).make();
}

} // namespace bloscope::pickle
