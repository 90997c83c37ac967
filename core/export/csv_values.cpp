#include "core/export/csv_values.h"

namespace bloscope {

namespace {

constexpr std::size_t room = 8 * 1024; // for what is appended at once

std::size_t cellsThatFit(const std::vector<CsvValue>& values)
{
    std::size_t characters = 0; // of a cell
    for (const CsvValue& value : values) {
        if (value.text.mostOfOne() == 0)
            return 0;
        characters += value.text.mostOfOne() + 1;
    }
    return characters == 0 ? 0 : room / characters;
}

} // namespace

CsvValues::CsvValues(std::vector<CsvValue> values, char delimiter)
    : m_values(std::move(values)), m_delimiter(delimiter), m_cellsAtOnce(cellsThatFit(m_values))
{
}

void CsvValues::append(CellRun cells, std::string& to) const
{
    char text[room];
    while (cells.count > m_cellsAtOnce) {
        char* const end = write({cells.first, cells.stride, m_cellsAtOnce}, text);
        to.append(text, end) += m_delimiter;
        cells.first += static_cast<std::ptrdiff_t>(m_cellsAtOnce) * cells.stride;
        cells.count -= m_cellsAtOnce;
    }
    to.append(text, write(cells, text));
}

// A run of one cell or more. Returns the end, behind which there is room for a delimiter.
char* CsvValues::write(const CellRun& cells, char* to) const
{
    if (m_values.size() == 1) {
        const CsvValue& value = m_values.front();
        return value.text.write({cells.first + value.offset, cells.stride, cells.count},
                                m_delimiter, to);
    }
    const std::byte* cell = cells.first;
    for (std::size_t i = 0; i < cells.count; ++i, cell += cells.stride)
        for (const CsvValue& value : m_values) {
            to = value.text.write({cell + value.offset, 0, 1}, m_delimiter, to);
            *to++ = m_delimiter;
        }
    return to - 1;
}

} // namespace bloscope
