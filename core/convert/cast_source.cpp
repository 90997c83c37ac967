#include "core/convert/cast_source.h"

#include "core/array/interpretation.h"
#include "core/array/slice_grid.h"
#include "core/convert/complete_cells.h"
#include "core/dtype/cell_text.h"
#include "core/dtype/dtype_descr.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <fmt/format.h>
#include <variant>

namespace bloscope {

namespace {

// Numbers of a tile, in a type that has all of those they are cast from.
constexpr std::size_t tileNumbers = 512;
template <class Wide>
using Tile = std::array<Wide, tileNumbers>;
using Tiles = std::variant<Tile<std::int64_t>, Tile<std::uint64_t>, Tile<double>>;

template <class T>
T loadOf(ByteOrder order, const std::byte* from)
{
    return order == ByteOrder::Big ? loadBig<T>(from) : loadLittle<T>(from);
}

template <class T>
void storeOf(ByteOrder order, T value, std::byte* to)
{
    std::memcpy(to, &value, sizeof value);
    if (order == ByteOrder::Big)
        std::reverse(to, to + sizeof value);
}

// Calls function(T()) with the type that C++ has for the numbers of a dtype.
template <class Function>
auto withNumberOf(const DType& dtype, Function function)
{
    const std::size_t size = dtype.itemsize;
    switch (dtype.kind) {
    case DTypeKind::Boolean:
        return function(number_cast::Truth());
    case DTypeKind::Signed:
        return size == 1   ? function(std::int8_t())
               : size == 2 ? function(std::int16_t())
               : size == 4 ? function(std::int32_t())
                           : function(std::int64_t());
    case DTypeKind::Unsigned:
        return size == 1   ? function(std::uint8_t())
               : size == 2 ? function(std::uint16_t())
               : size == 4 ? function(std::uint32_t())
                           : function(std::uint64_t());
    default:
        return size == 2 ? function(Half()) : size == 4 ? function(float()) : function(double());
    }
}

void load(const DType& dtype, ByteView from, Tiles& tiles)
{
    withNumberOf(dtype, [&](auto stored) {
        using Stored = decltype(stored);
        auto& tile = tiles.emplace<Tile<decltype(number_cast::widened(stored))>>();
        for (std::size_t i = 0; i * sizeof stored < from.size(); ++i)
            tile[i] = number_cast::widened(loadOf<Stored>(dtype.order, &from[i * sizeof stored]));
    });
}

// Answers the number that cannot be cast, if there is one.
std::optional<std::size_t> store(const Tiles& tiles, const DType& dtype, Rounding rounding,
                                 ByteSpan to)
{
    const auto storeTile = [&](const auto& tile) {
        return withNumberOf(dtype, [&](auto stored) -> std::optional<std::size_t> {
            for (std::size_t i = 0; i * sizeof stored < to.size(); ++i) {
                if (!number_cast::castNumber(tile[i], rounding, stored))
                    return i;
                storeOf(dtype.order, stored, &to[i * sizeof stored]);
            }
            return {};
        });
    };
    return std::visit(storeTile, tiles);
}

// Has it numbers that are read here?
bool isCastable(const DType& number)
{
    switch (number.kind) {
    case DTypeKind::Boolean:
    case DTypeKind::Signed:
    case DTypeKind::Unsigned:
        return true;
    case DTypeKind::Float:
        return number.itemsize <= sizeof(double);
    default:
        return false;
    }
}

// Of complex numbers that of their parts.
DType numberIn(const DType& dtype)
{
    DType number = dtype;
    if (dtype.kind != DTypeKind::Complex)
        return number;
    number.kind = DTypeKind::Float;
    number.itemsize /= 2;
    return number;
}

} // namespace

Result<NumberCast> NumberCast::between(const DType& from, const DType& to, Rounding rounding)
{
    const bool areComplex = from.kind == DTypeKind::Complex;
    NumberCast cast(numberIn(from), numberIn(to), rounding);
    if (areComplex != (to.kind == DTypeKind::Complex) || !isCastable(cast.m_from) ||
        !isCastable(cast.m_to))
        return usageError(fmt::format("elements of type '{}' cannot be converted to '{}'",
                                      storedTextOf(from), storedTextOf(to)));
    cast.m_numbersInElement = areComplex ? 2 : 1;
    return cast;
}

std::optional<std::size_t> NumberCast::run(ByteView from, ByteSpan to) const
{
    const std::size_t numbers = from.size() / m_from.itemsize;
    assert(to.size() == numbers * m_to.itemsize);
    Tiles tiles;
    for (std::size_t first = 0; first < numbers; first += tileNumbers) {
        const std::size_t count = std::min(tileNumbers, numbers - first);
        load(m_from, from.subspan(first * m_from.itemsize, count * m_from.itemsize), tiles);
        if (const auto misfit = store(tiles, m_to, m_rounding,
                                      to.subspan(first * m_to.itemsize, count * m_to.itemsize)))
            return (first + *misfit) / m_numbersInElement;
    }
    return {};
}

Result<CastSource> CastSource::create(const CellSource& from, const DType& to, Rounding rounding)
{
    BLOSCOPE_TRY(NumberCast cast, NumberCast::between(from.dtype(), to, rounding));
    return CastSource(from, to, std::move(cast));
}

// An element that the type does not have is told of when it is read.
std::optional<UniformChunk> CastSource::alike(const Slice& slice) const
{
    const auto element = onlyElementOf(*m_from, slice);
    ByteBuffer cast(m_dtype.itemsize);
    if (!element || m_cast.run(*element, cast))
        return {};
    return UniformChunk{.element = std::move(cast)};
}

Result<Cells> CastSource::readCells(const Slice& slice, const Job& job, Reuse) const
{
    BLOSCOPE_TRY(Cells cells, readComplete(*m_from, slice, job));
    HeapBytes cast = HeapBytes::toBeFilled(cells.bytes.size() / cells.itemsize * m_dtype.itemsize);
    if (const auto n = m_cast.run(cells.bytes, cast))
        return misfit(cells, *n);
    cells.bytes = std::move(cast);
    cells.itemsize = m_dtype.itemsize;
    return cells;
}

Error CastSource::misfit(const Cells& cells, std::size_t n) const
{
    const Shape index =
        SliceGrid::indexOf(cells.slice, indicesOf(static_cast<std::int64_t>(n), cells.extent));
    const std::string value = CellText(m_from->dtype()).of(cells.bytes.data() + n * cells.itemsize);
    return {ErrorKind::Unsupported, fmt::format("cell {} is {}, which '{}' cannot represent",
                                                tupleText(index), value, storedTextOf(m_dtype))};
}

} // namespace bloscope
