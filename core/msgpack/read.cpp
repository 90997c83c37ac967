#include "core/msgpack/read.h"

#include <fmt/format.h>
#include <msgpack/null_visitor.hpp>
#include <msgpack/parse.hpp>
#include <msgpack/unpack.hpp>
#include <optional>

namespace bloscope::msgpack_value {

namespace {

// Builds the value while msgpack-cxx goes over the bytes. Answering false stops it.
class ValueBuilder : public msgpack::null_visitor {
 public:
    ValueBuilder(std::size_t bytes, const Limits& limits) : m_bytes(bytes), m_limits(limits) {}

    bool visit_nil() { return put(Nil()); }
    bool visit_boolean(bool value) { return put(value); }
    bool visit_positive_integer(std::uint64_t value)
    {
        return value <= INT64_MAX ? put(static_cast<std::int64_t>(value)) : put(value);
    }
    bool visit_negative_integer(std::int64_t value) { return put(value); }
    bool visit_float32(float value) { return put(value); }
    bool visit_float64(double value) { return put(value); }
    bool visit_str(const char* text, std::uint32_t size)
    {
        return put(Text{std::string(std::string_view(text, size))});
    }
    bool visit_bin(const char* data, std::uint32_t size) { return put(Binary{copy(data, size)}); }
    bool visit_ext(const char* data, std::uint32_t size) // the type comes first
    {
        return put(Extension{static_cast<std::int8_t>(*data), copy(data + 1, size - 1)});
    }

    bool start_array(std::uint32_t count) { return open<Array>(count, 1); }
    bool start_array_item()
    {
        m_target = &std::get<Array>(m_open.back()->data).emplace_back();
        return true;
    }
    bool end_array() { return close(); }

    bool start_map(std::uint32_t count) { return open<Map>(count, 2); }
    bool start_map_key()
    {
        m_target = &std::get<Map>(m_open.back()->data).emplace_back().key;
        return true;
    }
    bool start_map_value()
    {
        m_target = &std::get<Map>(m_open.back()->data).back().value;
        return true;
    }
    bool end_map() { return close(); }

    Value take() { return std::move(m_value); }
    const std::optional<Error>& error() const { return m_error; }

 private:
    template <class T>
    bool put(T value)
    {
        m_target->data = std::move(value);
        return true;
    }

    static ByteBuffer copy(const char* data, std::size_t size)
    {
        const ByteView bytes = bytesOf({data, size});
        return {bytes.begin(), bytes.end()};
    }

    // Room is made for all items at once, so that m_open and m_target stay where they are.
    template <class Items>
    bool open(std::size_t count, std::size_t valuesPerItem)
    {
        if (!allows(count * valuesPerItem))
            return false;
        put(Items());
        std::get<Items>(m_target->data).reserve(count);
        m_open.push_back(m_target);
        return true;
    }

    // One level more, with so many values in it?
    bool allows(std::size_t values)
    {
        m_values += values;
        if (m_values > m_bytes) // each takes a byte at least
            return false;
        if (m_values > m_limits.msgpackValues)
            return refuse(
                fmt::format("too many values to be shown: more than {}", m_limits.msgpackValues));
        if (m_open.size() >= m_limits.msgpackDepth)
            return refuse(fmt::format("nested too deeply to be shown: more than {} levels",
                                      m_limits.msgpackDepth));
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    bool refuse(std::string what)
    {
        m_error = Error{ErrorKind::Limit, std::move(what)};
        return false;
    }

    std::size_t m_bytes;
    const Limits& m_limits;
    std::size_t m_values = 0; // that the arrays and maps so far have or promise
    Value m_value;
    Value* m_target = &m_value; // what comes next
    std::vector<Value*> m_open; // arrays and maps that are not complete, innermost last
    std::optional<Error> m_error;
};

} // namespace

Result<ReadValue> readValue(ByteView bytes, const Limits& limits)
{
    ValueBuilder builder(bytes.size(), limits);
    const std::string_view text = textOf(bytes);
    std::size_t used = 0;
    if (msgpack::parse(text.data(), text.size(), used, builder))
        return ReadValue{builder.take(), used};
    if (builder.error())
        return *builder.error();
    return Error{ErrorKind::Malformed, "not a complete msgpack value"};
}

} // namespace bloscope::msgpack_value
