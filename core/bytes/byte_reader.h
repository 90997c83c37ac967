#pragma once

#include "core/base/byte_view.h"
#include "core/base/result.h"

#include <fmt/format.h>
#include <string_view>

namespace bloscope {

// Reads fields from a view, front to back. The first read past the end, or the first check that
// does not hold, fails the reader for good: later reads yield zero, and finish() returns that first
// failure with its field and offset. Ask ok() before a read value divides, counts or allocates.
class ByteReader {
 public:
    // `fileOffset` is where bytes[0] lies in the file: only errors use it.
    explicit ByteReader(ByteView bytes, std::uint64_t fileOffset = 0)
        : m_bytes(bytes), m_fileOffset(fileOffset)
    {
    }

    bool ok() const { return !m_error; }
    std::size_t position() const { return m_position; }
    std::size_t left() const { return m_bytes.size() - m_position; }
    std::uint64_t fileOffset() const { return m_fileOffset + m_position; }

    template <class T>
    T little(std::string_view field)
    {
        const ByteView bytes = take(sizeof(T), field);
        return bytes.empty() ? T{} : loadLittle<T>(bytes.data());
    }

    template <class T>
    T big(std::string_view field)
    {
        const ByteView bytes = take(sizeof(T), field);
        return bytes.empty() ? T{} : loadBig<T>(bytes.data());
    }

    // The next `count` bytes, or an empty view when they are not there.
    ByteView take(std::size_t count, std::string_view field);
    void skip(std::size_t count, std::string_view field) { take(count, field); }

    // Is there a next byte, and is it this one?
    bool nextIs(std::uint8_t byte) const
    {
        return ok() && left() > 0 && m_bytes[m_position] == std::byte{byte};
    }

    // A byte that the format fixes.
    void expect(std::uint8_t marker, std::string_view field);

    // Fails with "<field> is <value>" at the field that was read last.
    template <class T>
    void check(bool holds, ErrorKind kind, std::string_view field, const T& value)
    {
        if (!holds && ok())
            fail(kind, fmt::format("{} is {}", field, value));
    }

    // Fails with words of the caller's.
    void fail(ErrorKind kind, std::string what);

    template <class T>
    Result<T> finish(T value) const
    {
        if (m_error)
            return *m_error;
        return value;
    }
    Result<> finish() const { return m_error ? Result<>(*m_error) : Result<>(); }

 private:
    ByteView m_bytes;
    std::uint64_t m_fileOffset;
    std::size_t m_position = 0;
    std::size_t m_lastField = 0; // where the field read last begins
    std::optional<Error> m_error;
};

} // namespace bloscope
