#pragma once

#include <cstddef>
#include <cstdint>

// Cells that lie below each other, taken together column by column. Vectors, chosen at run time for
// the processor the program runs on: false where it has none or there are fewer columns than in one
// of them, and nothing is done.
namespace bloscope::kernels {

// `rows` times `columns` cells, the first one of each row `stride` cells after that of the row
// above.
template <class Cell>
struct CellRows {
    const Cell* first;
    std::size_t stride;
    std::size_t rows; // at most 65 536: sums of 16 bits fit 32
    std::size_t columns;
};

// Of each column, and of all of them: written, whatever was there.
template <class Cell, class Sum>
struct ColumnResults {
    Sum* sums;
    Cell* lowest;
    Cell* highest;
    Cell& lowestOfAll;
    Cell& highestOfAll;
};

bool addColumns(const CellRows<std::uint8_t>& cells,
                const ColumnResults<std::uint8_t, std::uint32_t>& to);
bool addColumns(const CellRows<std::int8_t>& cells,
                const ColumnResults<std::int8_t, std::int32_t>& to);
bool addColumns(const CellRows<std::uint16_t>& cells,
                const ColumnResults<std::uint16_t, std::uint32_t>& to);
bool addColumns(const CellRows<std::int16_t>& cells,
                const ColumnResults<std::int16_t, std::int32_t>& to);
// From the top, as far as there are four rows: sum += (a + b) + (c + d), then row by row. Of
// columns with NaN the sums are NaN, the others of no meaning, as are then those of all columns.
bool addColumns(const CellRows<float>& cells, const ColumnResults<float, double>& to);

} // namespace bloscope::kernels
