#pragma once

#include "core/export/csv_options.h"
#include "core/export/csv_values.h"
#include "core/export/text_bands.h"

namespace bloscope {

// The text of a CSV file, piece by piece. Immutable and usable from any thread.
class CsvLines {
 public:
    // `leaves`: what has a column of its own in each cell.
    CsvLines(const std::vector<DTypeLeaf>& leaves, Slice slice, const CsvOptions& options);

    std::int64_t valuesOfCell() const { return std::ssize(m_values.all()); } // fields of a line
    std::uint64_t leastBytes() const;                                        // of the whole text

    // Columns of the first line, and how many there are (0: no such line).
    std::int64_t headerFields() const;
    void appendHeader(std::int64_t firstField, std::int64_t fields, std::string& to) const;

    // The text of `count` cells of a band in export order, with all that stands before and after
    // them: pieces that follow one another make up the file.
    void append(const TextBand& band, std::int64_t firstCell, std::int64_t count,
                std::string& to) const;

 private:
    struct LinePart {
        std::int64_t element;                   // of the first cell
        std::span<const std::int64_t> position; // of the line in the band
        std::int64_t firstColumn;               // of the band
        std::int64_t columns;
    };

    bool isLong() const { return m_options.layout == CsvOptions::Layout::Long; }
    std::int64_t indexFields() const;    // in front of a line, vectors among them
    const FrameVectors& vectors() const; // those to be told
    std::int64_t valueFields() const;    // behind them
    static CsvValues valuesOf(const std::vector<DTypeLeaf>& leaves, const CsvOptions& options);
    std::string headerField(std::int64_t field) const;
    std::string indexName(std::size_t dimension) const;

    // Do all cells of a band follow one another without anything but delimiters, unless they need
    // quotes?
    bool isPlain(const TextBand& band) const;
    void appendPlain(const TextBand& band, const LinePart& part, std::string& to) const;
    std::int64_t columnInLine(const TextBand& band, const LinePart& part) const; // the whole one
    void appendLinePart(const TextBand& band, const LinePart& part, std::string& to) const;
    void appendIndices(const TextBand& band, const LinePart& part, std::string& to) const;
    const Coordinates* coordinatesOf(std::size_t dimension) const; // null: not to be told
    void appendVectors(const TextBand& band, const LinePart& part, std::int64_t column,
                       std::string& to) const;
    void appendPosition(std::size_t dimension, std::int64_t index, std::string& to) const;
    void appendCoordinate(const Coordinates& coordinates, std::int64_t index,
                          std::string& to) const;
    void appendIndex(std::size_t dimension, std::int64_t position, std::string& to) const;
    void appendCell(const TextBand& band, std::int64_t element, std::int64_t column,
                    std::string& to) const;
    void appendValue(const TextBand& band, std::int64_t element, const CsvValue& value,
                     std::string& to) const;

    bool needsQuotes(std::string_view field) const;
    bool needQuotes(std::string_view fields, std::int64_t count) const;
    void quoteFrom(std::size_t begin, std::string& text) const;

    Slice m_slice;
    CsvOptions m_options;
    ExportOrder m_order;
    CsvValues m_values;
    std::int64_t m_columns; // of the whole slice
    bool m_mayNeedQuotes;   // any value
    bool m_mayBeEmpty;      // any value
    bool m_quotesEmpty;     // values: alone, or between blanks, they would not be seen
    std::string m_fill;
    std::string_view m_lineEnd;
};

} // namespace bloscope
