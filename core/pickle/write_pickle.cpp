#include "core/pickle/write_pickle.h"

#include "core/bytes/byte_writer.h"
#include "core/codecs/gzip.h"
#include "core/msgpack/write.h"
#include "core/pickle/opcode.h"
#include "core/pickle/to_msgpack.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace bloscope::pickle {

namespace {

namespace msgpack = msgpack_value;

constexpr int leastProtocol = 2;
constexpr int mostProtocol = 5;
constexpr int framedProtocol = 4; // from which on texts are short and the pickle lies in a frame
constexpr int bytesProtocol = 3;

Error cannotWrite(std::string_view what)
{
    return {ErrorKind::Unsupported, fmt::format("{} cannot be written to a pickle", what)};
}

bool isTupleMark(std::string_view text)
{
    return text == msgpack::tupleMarker;
}

bool isMarkedTuple(const msgpack::Array& array)
{
    const auto* first = array.empty() ? nullptr : std::get_if<msgpack::Text>(&array[0].data);
    return first && isTupleMark(first->bytes);
}

// Python refuses others as keys of a dict: lists, dicts, and tuples that hold any.
bool isHashable(const msgpack::Value& value)
{
    const auto* array = std::get_if<msgpack::Array>(&value.data);
    return array ? isMarkedTuple(*array) && std::ranges::all_of(*array, isHashable)
                 : !std::holds_alternative<msgpack::Map>(value.data);
}

// One step after the other; the first failure stays.
class Writer {
 public:
    explicit Writer(int protocol) : m_protocol(protocol) {}

    void write(const msgpack::Value& value) { std::visit(*this, value.data); }

    Result<ByteBuffer> finish() &&
    {
        if (m_error)
            return *m_error;
        step(Opcode::Stop);
        ByteWriter pickle;
        pickle.byte(static_cast<std::uint8_t>(Opcode::Proto));
        pickle.byte(static_cast<std::uint8_t>(m_protocol));
        if (m_protocol >= framedProtocol) {
            pickle.byte(static_cast<std::uint8_t>(Opcode::Frame));
            pickle.little(std::uint64_t(m_steps.size()));
        }
        pickle.bytes(m_steps.view());
        return std::move(pickle).finish();
    }

    void operator()(msgpack::Nil) { step(Opcode::None); }
    void operator()(bool value) { step(value ? Opcode::NewTrue : Opcode::NewFalse); }
    void operator()(std::int64_t value)
    {
        if (value < std::numeric_limits<std::int32_t>::min() ||
            value > std::numeric_limits<std::int32_t>::max())
            return writeLong(value, sizeof value);
        step(Opcode::BinInt);
        m_steps.little(static_cast<std::int32_t>(value));
    }
    void operator()(std::uint64_t value) { writeLong(value, sizeof value + 1); }
    void operator()(float value) { (*this)(static_cast<double>(value)); }
    void operator()(double value)
    {
        step(Opcode::BinFloat);
        m_steps.big(value);
    }
    void operator()(const msgpack::Text& text)
    {
        const ByteView bytes = std::as_bytes(std::span(text.bytes));
        if (m_protocol >= framedProtocol)
            writeCounted(Opcode::ShortBinUnicode, Opcode::BinUnicode, bytes);
        else
            writeLongCounted(Opcode::BinUnicode, bytes);
    }
    void operator()(const msgpack::Binary& binary)
    {
        if (m_protocol < bytesProtocol)
            return fail(cannotWrite(fmt::format("bytes in protocol {}", m_protocol)));
        writeCounted(Opcode::ShortBinBytes, Opcode::BinBytes, binary.bytes);
    }
    void operator()(const msgpack::Extension&) { fail(cannotWrite("a msgpack extension")); }
    void operator()(const msgpack::Array& array)
    {
        const bool isTuple = isMarkedTuple(array);
        if (!isTuple)
            step(Opcode::EmptyList);
        step(Opcode::Mark);
        for (std::size_t i = isTuple ? 1 : 0; i < array.size(); ++i)
            write(array[i]);
        step(isTuple ? Opcode::Tuple : Opcode::Appends);
    }
    void operator()(const msgpack::Map& map)
    {
        step(Opcode::EmptyDict);
        step(Opcode::Mark);
        for (const msgpack::MapEntry& entry : map) {
            writeKey(entry.key);
            write(entry.value);
        }
        step(Opcode::SetItems);
    }

 private:
    void step(Opcode code) { m_steps.byte(static_cast<std::uint8_t>(code)); }

    // Two's complement, as short as asked for.
    template <class Integer>
    void writeLong(Integer value, std::size_t bytes)
    {
        step(Opcode::Long1);
        m_steps.byte(static_cast<std::uint8_t>(bytes));
        m_steps.little(value);
        m_steps.zeros(bytes - sizeof value);
    }
    void writeCounted(Opcode shortCode, Opcode longCode, ByteView bytes)
    {
        if (bytes.size() > std::numeric_limits<std::uint8_t>::max())
            return writeLongCounted(longCode, bytes);
        step(shortCode);
        m_steps.byte(static_cast<std::uint8_t>(bytes.size()));
        m_steps.bytes(bytes);
    }
    void writeLongCounted(Opcode code, ByteView bytes)
    {
        if (bytes.size() > std::numeric_limits<std::uint32_t>::max())
            return fail(cannotWrite("a string of more than 4 GiB"));
        step(code);
        m_steps.little(static_cast<std::uint32_t>(bytes.size()));
        m_steps.bytes(bytes);
    }
    void writeKey(const msgpack::Value& key)
    {
        if (!isHashable(key))
            return fail(cannotWrite("a list or dict in a dict key"));
        write(key);
    }
    void fail(Error error)
    {
        if (!m_error)
            m_error = std::move(error);
    }

    int m_protocol;
    ByteWriter m_steps;
    std::optional<Error> m_error;
};

// What of a value would not come back, as people call it; null when all of it does.
class Lost {
 public:
    explicit Lost(const std::vector<Value>& values) : m_values(values) {}

    const char* of(const Value& value) const { return std::visit(*this, value); }

    const char* operator()(const List& list) const
    {
        const auto* first =
            list.items.empty() ? nullptr : std::get_if<Text>(&m_values[list.items[0]]);
        return first && isTupleMark(first->bytes) ? "a list that looks like a tuple" : nullptr;
    }
    const char* operator()(const Bytes& bytes) const
    {
        return bytes.isArray ? "a bytearray" : nullptr;
    }
    const char* operator()(const Set&) const { return "a set"; }
    const char* operator()(const Integer&) const { return "an integer of more than 64 bits"; }
    const char* operator()(const Global&) const { return "something from a Python module"; }
    const char* operator()(const Opaque&) const { return "a Python object"; }
    const char* operator()(const NumpyType&) const { return "a NumPy type"; }
    const char* operator()(const NumpyArray&) const { return "a NumPy value"; }
    template <class Plain>
    const char* operator()(const Plain&) const
    {
        return nullptr;
    }

 private:
    const std::vector<Value>& m_values;
};

Result<> checkAllPlain(const Pickle& pickle)
{
    const Lost lost(pickle.values);
    const auto isLost = [&](const Value& value) { return lost.of(value) != nullptr; };
    // Rather what a global has made than its name.
    const auto isMade = [&](const Value& value) {
        return isLost(value) && !std::holds_alternative<Global>(value);
    };
    auto found = std::ranges::find_if(pickle.values, isMade);
    if (found == pickle.values.end())
        found = std::ranges::find_if(pickle.values, isLost);
    if (found == pickle.values.end())
        return {};
    return Error{ErrorKind::Unsupported,
                 fmt::format("it contains {}, which cannot be written back", lost.of(*found))};
}

// As the pickle itself says; 0 and 1 have no step that does.
int protocolOf(ByteView pickle)
{
    const bool says =
        pickle.size() > 1 && pickle[0] == std::byte{static_cast<std::uint8_t>(Opcode::Proto)};
    return says ? std::to_integer<int>(pickle[1]) : 0;
}

} // namespace

Result<ByteBuffer> writePickle(const msgpack::Value& tree, int protocol)
{
    if (protocol < leastProtocol || protocol > mostProtocol)
        return Error{ErrorKind::Unsupported,
                     fmt::format("pickles of protocol {} cannot be written", protocol)};
    Writer writer(protocol);
    writer.write(tree);
    return std::move(writer).finish();
}

Result<RewritablePickle> RewritablePickle::of(ByteView bytes, std::size_t mostBytes)
{
    RewritablePickle form;
    form.m_isPacked = looksLikeGzip(bytes);
    ByteBuffer unpacked;
    if (form.m_isPacked) {
        BLOSCOPE_TRY(unpacked, decodeGzip(bytes, mostBytes));
        bytes = unpacked;
    }
    form.m_protocol = protocolOf(bytes);
    BLOSCOPE_TRY(const Pickle pickle, readPickle(bytes));
    BLOSCOPE_CHECK(checkAllPlain(pickle));
    if (pickle.used != bytes.size())
        return Error{ErrorKind::Unsupported,
                     fmt::format("it is followed by {} bytes, which cannot be written back",
                                 bytes.size() - pickle.used)};
    BLOSCOPE_TRY(form.m_tree, toMsgpack(pickle));
    BLOSCOPE_TRY(const ByteBuffer written, writePickle(form.m_tree, form.m_protocol));
    BLOSCOPE_TRY(const Pickle again, readPickle(written));
    BLOSCOPE_TRY(const msgpack::Value tree, toMsgpack(again));
    if (msgpack::writeValue(tree) != msgpack::writeValue(form.m_tree))
        return Error{ErrorKind::Unsupported, "writing it back would change it"};
    return form;
}

Result<ByteBuffer> RewritablePickle::write(const msgpack::Value& tree) const
{
    BLOSCOPE_TRY(ByteBuffer pickle, writePickle(tree, m_protocol));
    return m_isPacked ? encodeGzip(pickle) : std::move(pickle);
}

} // namespace bloscope::pickle
