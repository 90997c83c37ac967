#pragma once

#include "core/dtype/cell_text.h"

#include <string>
#include <vector>

namespace bloscope {

// A part of each cell that has a field of its own in a CSV file; of scalars, all of it.
struct CsvValue {
    std::string path;
    std::size_t offset;
    CellText text;
    bool mayNeedQuotes;
};

// The fields of the cells of an array, as they are without quotes. Immutable and usable from any
// thread.
class CsvValues {
 public:
    // `delimiter`: behind each field.
    CsvValues(std::vector<CsvValue> values, char delimiter);

    const std::vector<CsvValue>& all() const { return m_values; }

    // Are all fields so short that many cells of them are written at once?
    bool areShort() const { return m_cellsAtOnce > 0; }

    // Appends all fields of a run of cells, with delimiters between them; where they are short.
    void append(CellRun cells, std::string& to) const;

 private:
    char* write(const CellRun& cells, char* to) const;

    std::vector<CsvValue> m_values;
    char m_delimiter;
    std::size_t m_cellsAtOnce; // 0: how long they can be is not said, or more than there is room
};

} // namespace bloscope
