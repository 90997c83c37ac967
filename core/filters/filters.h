#pragma once

#include "core/base/byte_view.h"
#include "core/base/row_major.h"
#include "core/filters/filter_table.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace bloscope {

// What lies behind the elements that a filter moves stays as it is.
inline void copyRest(ByteView from, ByteSpan to, std::size_t covered)
{
    std::copy(from.begin() + static_cast<std::ptrdiff_t>(covered), from.end(),
              to.begin() + static_cast<std::ptrdiff_t>(covered));
}

// The bit shuffle (format.md 4.3): bit b of byte j of every element lies in row 8 * j + b. Elements
// go in eights; what is left behind the last eight stays as it is, and chunks of version 2 leave
// everything as it is unless the elements come out even.

void undoBitshuffle(const FilterStep& step, ByteView from, ByteSpan to);
void applyBitshuffle(const FilterStep& step, ByteView from, ByteSpan to);

// The same without the kernels, which are tested against it, for elements that come out in eights:
// from byte `first` of each bit row on.
void plainUndoBitshuffle(ByteView rows, ByteSpan to, std::size_t itemsize, std::size_t first = 0);
void plainApplyBitshuffle(ByteView from, ByteSpan rows, std::size_t itemsize,
                          std::size_t first = 0);

// Square matrices in 64-bit words, turned over their main diagonal.

// Exchanges the bits of `low` under mask << shift with those of `high` under mask.
constexpr void exchangeBits(std::uint64_t& low, std::uint64_t& high, int shift, std::uint64_t mask)
{
    const std::uint64_t different = ((low >> shift) ^ high) & mask;
    high ^= different;
    low ^= different << shift;
}

// 8 rows of 8 bytes: byte j of row i goes to byte i of row j. Blocks of 4, 2, 1 change places.
constexpr void transposeBytes(std::array<std::uint64_t, 8>& rows)
{
    for (const std::size_t i : {0U, 1U, 2U, 3U})
        exchangeBits(rows[i], rows[i + 4], 32, 0x00000000ffffffff);
    for (const std::size_t i : {0U, 1U, 4U, 5U})
        exchangeBits(rows[i], rows[i + 2], 16, 0x0000ffff0000ffff);
    for (const std::size_t i : {0U, 2U, 4U, 6U})
        exchangeBits(rows[i], rows[i + 1], 8, 0x00ff00ff00ff00ff);
}

// 8 bytes of 8 bits: bit j of byte i goes to bit i of byte j.
constexpr std::uint64_t transposeBits(std::uint64_t bytes)
{
    std::uint64_t different = (bytes ^ (bytes >> 7)) & 0x00aa00aa00aa00aa;
    bytes ^= different ^ (different << 7);
    different = (bytes ^ (bytes >> 14)) & 0x0000cccc0000cccc;
    bytes ^= different ^ (different << 14);
    different = (bytes ^ (bytes >> 28)) & 0x00000000f0f0f0f0;
    return bytes ^ different ^ (different << 28);
}

// The bytedelta filter (format.md 4.8): the block in as many byte planes as shuffle makes of it,
// each stored as the differences of its bytes. The planes are step.meta, or, when that is 0, as
// many as an element of the frame has bytes.

Result<> checkBytedelta(const FilterStep& step, std::size_t blockBytes);
void undoBytedelta(const FilterStep& step, ByteView from, ByteSpan to);
void applyBytedelta(const FilterStep& step, ByteView from, ByteSpan to);

// The variant that builds with vector instructions wrote first: the last bytes of a plane, those
// that fill no vector of 16, begin anew.
void undoOldBytedelta(const FilterStep& step, ByteView from, ByteSpan to);

// The delta filter (format.md 4.4), which is an exclusive-or: with the word before in block 0, with
// the same place of block 0 (step.firstBlock, not shorter than `from`) in every other block.

void undoDelta(const FilterStep& step, ByteView from, ByteSpan to);
void applyDelta(const FilterStep& step, ByteView from, ByteSpan to);

// The ndcell filter (format.md 4.6): a block of an n-d array, stored in cubes of step.meta elements
// an edge, so that neighbours lie closer together.

Result<> checkNdcell(const FilterStep& step, std::size_t blockBytes);
void undoNdcell(const FilterStep& step, ByteView from, ByteSpan to);

// How ndcell and ndmean store a block of an n-d array (format.md 4.6, 4.7): cell by cell in
// row-major order of cells, the elements of a cell in row-major order as well. Cells at the end of
// a dimension are clipped to the block.
struct CellLayout {
    static constexpr std::size_t mostDimensions = 8;
    using Extents = std::array<std::int64_t, mostDimensions>;

    std::size_t dimensions = 0;
    std::size_t typesize = 0;
    Extents block{};    // elements of the block
    Extents cell{};     // elements of a cell that is not clipped: 1 to block[d]
    Extents distance{}; // from one cell to the next: 1 to cell[d], or anything for a single cell

    // A layout without cells yet, for a block that checkArrayBlock() has accepted.
    static CellLayout of(const ArrayBlock& array);
};

// Puts the elements of all cells in their places in the block. Both spans have the bytes of the
// block. Bytes of `to` that belong to no cell are left alone.
void scatterCells(const CellLayout& layout, ByteView from, ByteSpan to);

// The ndmean filter (format.md 4.7): the cells of ndcell, whose values were replaced by their
// means. The means are the data. Its cells overlap where the reference places them wrongly: what no
// cell covers then is lost and shown as zeros.

Result<> checkNdmean(const FilterStep& step, std::size_t blockBytes);
void undoNdmean(const FilterStep& step, ByteView from, ByteSpan to);

// The byte shuffle (format.md 4.2): byte j of every element lies in plane j; what is left behind
// the last whole element stays as it is.

void undoShuffle(const FilterStep& step, ByteView from, ByteSpan to);
void applyShuffle(const FilterStep& step, ByteView from, ByteSpan to);

// The same for other filters: elements of `itemsize` bytes, at least 1.
void unshuffle(ByteView from, ByteSpan to, std::size_t itemsize,
               Destination destination = Destination::Near);
void shuffle(ByteView from, ByteSpan to, std::size_t itemsize);

// The same without the kernels, which are tested against it; from element `first` on.
void plainUnshuffle(ByteView from, ByteSpan to, std::size_t itemsize, std::size_t first = 0);
void plainShuffle(ByteView from, ByteSpan to, std::size_t itemsize, std::size_t first = 0);

// The truncations (format.md 4.5), which set the lowest bits of every number to zero: trunc_prec
// those of the mantissa of floats of 4 and 8 bytes, int_trunc those of whole numbers of 1, 2, 4 and
// 8. step.meta is signed: as many bits are kept, or, when it is negative, lost. Nothing is undone.
// What is not a number stays so.

// Errors: Usage for other elements, and for a parameter that keeps no bit or more than there are.
Result<> checkTruncPrec(const FilterStep& step, std::size_t blockBytes);
Result<> checkIntTrunc(const FilterStep& step, std::size_t blockBytes);

void applyTruncPrec(const FilterStep& step, ByteView from, ByteSpan to);
void applyIntTrunc(const FilterStep& step, ByteView from, ByteSpan to);

} // namespace bloscope
