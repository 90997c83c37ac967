#include "core/filters/filters.h"

#include "core/filters/kernels/kernels.h"

#include <algorithm>
#include <cassert>

namespace bloscope {

namespace {

constexpr std::size_t largestItemsize = 255;
constexpr std::size_t octetsPerTile = 8; // an octet: eight elements, one byte in each bit row

// Elements that the filter moves; what follows them is copied.
std::size_t elementsCovered(const FilterStep& step, std::size_t bytes)
{
    const std::size_t elements = bytes / step.typesize;
    const bool uneven = elements % 8 != 0;
    return uneven && step.chunkVersion == 2 ? 0 : elements - elements % 8;
}

// A piece of all bit rows of a block: `octets` bytes from each of them, at most eight.
template <class Byte>
struct RowPiece {
    Byte* begin;
    std::size_t rowBytes; // from one row to the next
    std::size_t octets;

    Byte* row(std::size_t i) const { return begin + i * rowBytes; }
};

// Up to 64 elements as byte planes, the middle between bit rows and elements.
struct Tile {
    std::array<std::byte, largestItemsize * octetsPerTile * 8> planes;

    ByteSpan of(std::size_t itemsize, std::size_t octets)
    {
        return ByteSpan(planes).first(itemsize * octets * 8);
    }
};

void copySome(std::byte* to, const std::byte* from, std::size_t count)
{
    if (count == 8)
        std::memcpy(to, from, 8); // nearly always, and one instruction
    else
        std::memcpy(to, from, count);
}

std::uint64_t loadSome(const std::byte* from, std::size_t count)
{
    std::uint64_t word = 0;
    copySome(reinterpret_cast<std::byte*>(&word), from, count);
    return word;
}

void rowsToPlane(const RowPiece<const std::byte>& rows, std::size_t byte, std::byte* plane)
{
    std::array<std::uint64_t, 8> words;
    for (std::size_t bit = 0; bit < 8; ++bit)
        words[bit] = loadSome(rows.row(8 * byte + bit), rows.octets);
    transposeBytes(words);
    for (std::size_t octet = 0; octet < rows.octets; ++octet) {
        const std::uint64_t bytes = transposeBits(words[octet]);
        std::memcpy(plane + octet * 8, &bytes, 8);
    }
}

void planeToRows(const std::byte* plane, std::size_t byte, const RowPiece<std::byte>& rows)
{
    std::array<std::uint64_t, 8> words{};
    for (std::size_t octet = 0; octet < rows.octets; ++octet)
        words[octet] = transposeBits(loadLittle<std::uint64_t>(plane + octet * 8));
    transposeBytes(words);
    for (std::size_t bit = 0; bit < 8; ++bit)
        copySome(rows.row(8 * byte + bit), reinterpret_cast<const std::byte*>(&words[bit]),
                 rows.octets);
}

} // namespace

void plainUndoBitshuffle(ByteView rows, ByteSpan to, std::size_t itemsize, std::size_t first)
{
    assert(rows.size() == to.size() && itemsize >= 1 && itemsize <= largestItemsize);
    const std::size_t rowBytes = rows.size() / (8 * itemsize);
    Tile tile;
    for (std::size_t at = first; at < rowBytes; at += octetsPerTile) {
        const std::size_t octets = std::min(octetsPerTile, rowBytes - at);
        const RowPiece<const std::byte> piece{rows.data() + at, rowBytes, octets};
        const ByteSpan planes = tile.of(itemsize, octets);
        for (std::size_t byte = 0; byte < itemsize; ++byte)
            rowsToPlane(piece, byte, &planes[byte * octets * 8]);
        plainUnshuffle(planes, to.subspan(at * 8 * itemsize, planes.size()), itemsize);
    }
}

void plainApplyBitshuffle(ByteView from, ByteSpan rows, std::size_t itemsize, std::size_t first)
{
    assert(from.size() == rows.size() && itemsize >= 1 && itemsize <= largestItemsize);
    const std::size_t rowBytes = rows.size() / (8 * itemsize);
    Tile tile;
    for (std::size_t at = first; at < rowBytes; at += octetsPerTile) {
        const std::size_t octets = std::min(octetsPerTile, rowBytes - at);
        const RowPiece<std::byte> piece{rows.data() + at, rowBytes, octets};
        const ByteSpan planes = tile.of(itemsize, octets);
        plainShuffle(from.subspan(at * 8 * itemsize, planes.size()), planes, itemsize);
        for (std::size_t byte = 0; byte < itemsize; ++byte)
            planeToRows(&planes[byte * octets * 8], byte, piece);
    }
}

void undoBitshuffle(const FilterStep& step, ByteView from, ByteSpan to)
{
    const std::size_t itemsize = step.typesize;
    const std::size_t covered = elementsCovered(step, from.size()) * itemsize;
    const std::size_t done = kernels::undoBitshuffle(
        from.data(), to.data(), covered / (8 * itemsize), itemsize, step.destination);
    plainUndoBitshuffle(from.first(covered), to.first(covered), itemsize, done);
    copyRest(from, to, covered);
}

void applyBitshuffle(const FilterStep& step, ByteView from, ByteSpan to)
{
    const std::size_t itemsize = step.typesize;
    const std::size_t covered = elementsCovered(step, from.size()) * itemsize;
    const std::size_t done =
        kernels::applyBitshuffle(from.data(), to.data(), covered / (8 * itemsize), itemsize);
    plainApplyBitshuffle(from.first(covered), to.first(covered), itemsize, done);
    copyRest(from, to, covered);
}

} // namespace bloscope
