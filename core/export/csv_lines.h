#pragma once

#include "core/array/cell_text.h"
#include "core/export/csv_options.h"
#include "core/export/slice_bands.h"

namespace bloscope {

// What CsvLines formats: a band of its slice, read and ready for any number of threads.
struct CsvBand {
    CsvBand(const ExportOrder& order, const Band& band, Cells read);

    Cells cells;
    LineLayout layout;
    std::vector<std::int64_t> first; // per dimension of the array, counted in the whole slice

    std::int64_t cellCount() const { return layout.lines * layout.columns; }
    bool isFill(std::int64_t element) const
    {
        return !cells.states.empty() &&
               cells.states[static_cast<std::size_t>(element)] != CellState::Fine;
    }
};

// The text of a CSV file, piece by piece. Immutable and usable from any thread.
class CsvLines {
 public:
    CsvLines(const DType& dtype, Slice slice, const CsvOptions& options);

    const ExportOrder& order() const { return m_order; }
    std::int64_t valuesOfCell() const { return std::ssize(m_values); } // fields of a line

    // Columns of the first line, and how many there are (0: no such line).
    std::int64_t headerFields() const;
    void appendHeader(std::int64_t firstField, std::int64_t fields, std::string& to) const;

    // The text of `count` cells of a band in export order, with all that stands before and after
    // them: pieces that follow one another make up the file.
    void append(const CsvBand& band, std::int64_t firstCell, std::int64_t count,
                std::string& to) const;

 private:
    struct LinePart {
        std::int64_t element;                   // of the first cell
        std::span<const std::int64_t> position; // of the line in the band
        std::int64_t firstColumn;               // of the band
        std::int64_t columns;
    };

    // A part of each cell that has a field of its own; of scalars, all of it.
    struct Value {
        std::string path;
        std::size_t offset;
        CellText text;
        bool mayNeedQuotes;
    };

    bool isLong() const { return m_options.layout == CsvOptions::Layout::Long; }
    std::int64_t indexFields() const; // in front of a line
    std::int64_t valueFields() const; // behind them
    bool mayNeedQuotes(const DType& dtype) const;
    std::string headerField(std::int64_t field) const;
    std::string indexName(std::size_t dimension) const;

    // Are all cells of a band numbers that follow one another without anything but delimiters?
    bool isPlain(const CsvBand& band) const;
    void appendPlain(const CsvBand& band, const LinePart& part, std::string& to) const;
    std::int64_t columnInLine(const CsvBand& band, const LinePart& part) const; // the whole one
    void appendLinePart(const CsvBand& band, const LinePart& part, std::string& to) const;
    void appendIndices(const CsvBand& band, const LinePart& part, std::string& to) const;
    void appendIndex(std::size_t dimension, std::int64_t position, std::string& to) const;
    void appendCell(const CsvBand& band, std::int64_t element, std::int64_t column,
                    std::string& to) const;
    void appendValue(const CsvBand& band, std::int64_t element, const Value& value,
                     std::string& to) const;

    bool needsQuotes(std::string_view field) const;
    void quoteFrom(std::size_t begin, std::string& text) const;

    Slice m_slice;
    CsvOptions m_options;
    ExportOrder m_order;
    std::vector<Value> m_values;
    std::int64_t m_columns; // of the whole slice
    bool m_aloneOnItsLine;  // each value: then an empty one is quoted, or its line would be empty
    std::string m_fill;
    std::string_view m_lineEnd;
};

} // namespace bloscope
