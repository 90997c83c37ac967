#include "core/codecs/codecs.h"

#include "core/bytes/byte_reader.h"
#include "core/codecs/stream_error.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <optional>

namespace bloscope {

namespace {

using Rows = unsigned; // a bit for each row of a cell

constexpr std::uint8_t literalCell = 0;
constexpr std::uint8_t uniformCell = 64;
constexpr std::uint8_t repeatedCell = 192;

// What a token of a whole cell takes from one or two earlier places. Other rows are literals.
struct Repetition {
    Rows first = 0;
    Rows second = 0;
};

constexpr Rows rowsOf(unsigned a, unsigned b)
{
    return 1U << a | 1U << b;
}

std::optional<Repetition> repetitionOf4(std::uint8_t token)
{
    constexpr Rows triples[] = {0b1110, 0b0111, 0b1011, 0b1101};
    if (token >= 224)
        return Repetition{triples[(token - 224) / 8]};
    switch (token) {
    case 128:
        return Repetition{rowsOf(2, 3)};
    case 136:
        return Repetition{rowsOf(0, 1)};
    case 144:
        return Repetition{rowsOf(0, 2)};
    case 152:
        return Repetition{rowsOf(0, 3)};
    case 176:
        return Repetition{rowsOf(1, 2)};
    case 184:
        return Repetition{rowsOf(1, 3)};
    case 40:
        return Repetition{rowsOf(0, 1), rowsOf(2, 3)};
    case 48:
        return Repetition{rowsOf(0, 2), rowsOf(1, 3)};
    case 56:
        return Repetition{rowsOf(0, 3), rowsOf(1, 2)};
    default:
        return {};
    }
}

std::optional<Repetition> repetitionOf8(std::uint8_t token)
{
    if (token >= 168 && token <= 173)
        return Repetition{0b111U << (token - 168)};
    if (token >= 136 && token <= 142)
        return Repetition{0b11U << (token - 136)};
    return {};
}

enum class CellFault { None, EndOfStream, Reference, Token };

class CellDecoder {
 public:
    CellDecoder(ByteView stream, std::size_t position, std::size_t edge, std::size_t columns,
                ByteSpan to)
        : m_stream(stream), m_position(position), m_edge(edge), m_columns(columns), m_to(to)
    {
    }

    CellFault run()
    {
        const std::size_t rows = m_to.size() / m_columns;
        for (std::size_t row = 0; row < rows; row += m_edge)
            for (std::size_t column = 0; column < m_columns; column += m_edge) {
                m_cell = m_to.data() + row * m_columns + column;
                m_height = std::min(m_edge, rows - row);
                m_width = std::min(m_edge, m_columns - column);
                if (const CellFault fault = decodeCell(); fault != CellFault::None)
                    return fault;
            }
        return CellFault::None;
    }

 private:
    CellFault decodeCell()
    {
        m_tokenAt = m_position;
        const std::byte* token = take(1);
        if (!token)
            return CellFault::EndOfStream;
        const Rows all = (1U << m_height) - 1;
        switch (std::to_integer<std::uint8_t>(*token)) {
        case literalCell:
            return putLiterals(all);
        case uniformCell:
            return fill();
        case repeatedCell:
            return putRepeated(all);
        default:
            return putRows(std::to_integer<std::uint8_t>(*token), all);
        }
    }

    CellFault putRows(std::uint8_t token, Rows all)
    {
        if (m_height < m_edge || m_width < m_edge)
            return CellFault::Token;
        const auto repetition = m_edge == 4 ? repetitionOf4(token) : repetitionOf8(token);
        if (!repetition)
            return CellFault::Token;
        if (const CellFault fault = putRepeated(repetition->first); fault != CellFault::None)
            return fault;
        return repetition->second != 0 ? putRepeated(repetition->second)
                                       : putLiterals(all & ~repetition->first);
    }

    CellFault putLiterals(Rows rows)
    {
        const std::byte* bytes = take(bytesOf(rows));
        if (!bytes)
            return CellFault::EndOfStream;
        put(rows, bytes);
        return CellFault::None;
    }

    CellFault fill()
    {
        const std::byte* value = take(1);
        if (!value)
            return CellFault::EndOfStream;
        for (std::size_t row = 0; row < m_height; ++row)
            std::fill_n(m_cell + row * m_columns, m_width, *value);
        return CellFault::None;
    }

    // Rows that stand in the stream already, so many bytes before the token of this cell.
    CellFault putRepeated(Rows rows)
    {
        const std::byte* distanceBytes = take(2);
        if (!distanceBytes)
            return CellFault::EndOfStream;
        const std::size_t distance = loadLittle<std::uint16_t>(distanceBytes);
        if (distance > m_tokenAt || bytesOf(rows) > m_stream.size() - (m_tokenAt - distance))
            return CellFault::Reference;
        put(rows, m_stream.data() + (m_tokenAt - distance));
        return CellFault::None;
    }

    // The next bytes of the stream; null when there are not so many.
    const std::byte* take(std::size_t count)
    {
        if (count > m_stream.size() - m_position)
            return nullptr;
        const std::byte* taken = m_stream.data() + m_position;
        m_position += count;
        return taken;
    }

    std::size_t bytesOf(Rows rows) const
    {
        return static_cast<std::size_t>(std::popcount(rows)) * m_width;
    }

    void put(Rows rows, const std::byte* from)
    {
        for (std::size_t row = 0; row < m_height; ++row) {
            if ((rows >> row & 1) == 0)
                continue;
            std::copy_n(from, m_width, m_cell + row * m_columns);
            from += m_width;
        }
    }

    const ByteView m_stream;
    std::size_t m_position;
    const std::size_t m_edge;
    const std::size_t m_columns;
    const ByteSpan m_to;

    std::size_t m_tokenAt = 0;
    std::byte* m_cell = nullptr; // its first byte in the matrix
    std::size_t m_height = 0;
    std::size_t m_width = 0;
};

Error errorOf(CellFault fault)
{
    switch (fault) {
    case CellFault::Reference:
        return damagedStream("ndlz", "it refers to bytes outside itself");
    case CellFault::Token:
        return damagedStream("ndlz", "it contains an unknown token");
    default:
        return damagedStream("ndlz", "it ends too early");
    }
}

} // namespace

Result<> decodeNdlz(const CodecInput& input, ByteSpan to)
{
    if (input.meta != 4 && input.meta != 8)
        return Error{ErrorKind::Malformed,
                     fmt::format("ndlz does not support the cell size {}", input.meta)};
    ByteReader reader(input.stream);
    const auto dimensions = reader.little<std::uint8_t>("ndim");
    const auto rows = reader.little<std::int32_t>("the number of rows");
    const auto columns = reader.little<std::int32_t>("the number of columns");
    if (!reader.ok())
        return damagedStream("ndlz", "it ends too early");
    if (dimensions != 2 || rows < 1 || columns < 1)
        return damagedStream("ndlz",
                             fmt::format("it contains a matrix of {} by {} in {} dimensions", rows,
                                         columns, dimensions));
    const auto held = static_cast<std::uint64_t>(rows) * static_cast<std::uint64_t>(columns);
    if (held != to.size())
        return wrongStreamSize("ndlz", held, to.size());
    const CellFault fault = CellDecoder(input.stream, reader.position(), input.meta,
                                        static_cast<std::size_t>(columns), to)
                                .run();
    return fault == CellFault::None ? Result<>() : errorOf(fault);
}

} // namespace bloscope
