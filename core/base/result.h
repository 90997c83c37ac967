#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace bloscope {

// What went wrong, as far as a caller acts on it differently.
enum class ErrorKind {
    Malformed,   // the bytes break a rule of the format
    Unsupported, // the bytes may be right, but this program cannot read them
    Limit,       // refused by one of our Limits, not by the format
    Io,          // the system could not open, read or write
    NotBlosc2,   // nothing here looks like a Blosc2 file
    Usage,       // the caller asked for something that does not exist (an index, a slice)
    Cancelled,   // not a failure; never shown as one
    Changed      // the file is no longer the one that was read
};

// A failure as a value: one lower-case sentence with its numbers and without a full stop, the
// places it happened in (outermost first) and, where known, the byte of the file.
class Error {
 public:
    Error(ErrorKind kind, std::string what, std::optional<std::uint64_t> offset = {})
        : m_kind(kind), m_what(std::move(what)), m_offset(offset)
    {
    }

    ErrorKind kind() const { return m_kind; }
    std::optional<std::uint64_t> offset() const { return m_offset; }
    const std::string& what() const { return m_what; } // alone, without places

    // Adds the enclosing place: error.within("block 3").within("chunk 17").
    Error within(std::string place) &&;
    Error within(std::string place) const& { return Error(*this).within(std::move(place)); }

    // "chunk 17: block 3: zstd: the stream holds 4000 bytes, the block 4096 (at byte 90211)"
    std::string text() const;

 private:
    ErrorKind m_kind;
    std::string m_what;
    std::vector<std::string> m_places; // innermost first
    std::optional<std::uint64_t> m_offset;
};

Error cancelled();
Error usageError(std::string what);
Error malformedError(std::string what);

std::string numberedPlace(std::string_view part, std::int64_t number); // "chunk 17"

// A value, or the Error that stands in its place. Named like std::expected, which GCC 12 lacks.
template <class T = void>
class [[nodiscard]] Result {
 public:
    using value_type = T;

    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(value()); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    T& value() &
    {
        assert(has_value());
        return *std::get_if<0>(&m_state);
    }
    const T& value() const&
    {
        assert(has_value());
        return *std::get_if<0>(&m_state);
    }
    const Error& error() const&
    {
        assert(!has_value());
        return *std::get_if<1>(&m_state);
    }
    Error&& error() &&
    {
        assert(!has_value());
        return std::move(*std::get_if<1>(&m_state));
    }

    Result within(std::string place) &&
    {
        if (has_value())
            return std::move(*this);
        return std::move(*this).error().within(std::move(place));
    }

    // within("chunk 17"), written only when it is needed.
    Result within(std::string_view part, std::int64_t number) &&
    {
        if (has_value())
            return std::move(*this);
        return std::move(*this).error().within(numberedPlace(part, number));
    }

 private:
    std::variant<T, Error> m_state;
};

template <>
class [[nodiscard]] Result<void> {
 public:
    using value_type = void;

    Result() = default;
    Result(Error error) : m_error(std::move(error)) {}

    bool has_value() const { return !m_error; }
    explicit operator bool() const { return has_value(); }

    const Error& error() const&
    {
        assert(!has_value());
        return *m_error;
    }
    Error&& error() &&
    {
        assert(!has_value());
        return std::move(*m_error);
    }

    Result within(std::string place) &&
    {
        if (has_value())
            return {};
        return std::move(*this).error().within(std::move(place));
    }
    Result within(std::string_view part, std::int64_t number) &&
    {
        if (has_value())
            return {};
        return std::move(*this).error().within(numberedPlace(part, number));
    }

 private:
    std::optional<Error> m_error;
};

// An Io error in the words of the system: "cannot open the file: Permission denied".
Error systemError(const std::string& what, int number);

} // namespace bloscope

#define BLOSCOPE_CONCAT_(a, b) a##b
#define BLOSCOPE_CONCAT(a, b) BLOSCOPE_CONCAT_(a, b)

// BLOSCOPE_TRY(const ChunkHeader header, parseChunkHeader(bytes));  declares, or returns the error.
#define BLOSCOPE_TRY(declaration, ...)                                                             \
    auto BLOSCOPE_CONCAT(tried_, __LINE__) = (__VA_ARGS__);                                        \
    if (!BLOSCOPE_CONCAT(tried_, __LINE__))                                                        \
        return std::move(BLOSCOPE_CONCAT(tried_, __LINE__)).error();                               \
    declaration = *std::move(BLOSCOPE_CONCAT(tried_, __LINE__))

// BLOSCOPE_CHECK(readExactly(...));  the same for an answer that is only yes or no.
#define BLOSCOPE_CHECK(...)                                                                        \
    do {                                                                                           \
        if (auto BLOSCOPE_CONCAT(checked_, __LINE__) = (__VA_ARGS__);                              \
            !BLOSCOPE_CONCAT(checked_, __LINE__))                                                  \
            return std::move(BLOSCOPE_CONCAT(checked_, __LINE__)).error();                         \
    } while (false)
