#include "ui/models/cell_tile.h"

#include "core/array/cell_text.h"
#include "ui/text/error_text.h"

#include <algorithm>

namespace bloscope {

namespace {

QString shownText(const std::string& text)
{
    QString shown = displayText(text);
    if (shown.size() > CellTile::mostCharacters) {
        shown.truncate(CellTile::mostCharacters);
        shown += QChar(0x2026);
    }
    return shown;
}

} // namespace

Result<CellTile> CellTile::read(const CellSource& source, const Slice& plane, const CellRect& rect,
                                const Job& job)
{
    CellTile tile(rect);
    const auto cells =
        source.read(plane.window(rect.row, rect.rows, rect.column, rect.columns), job);
    if (cells)
        tile.addCells(*cells, source.dtype());
    else if (cells.error().kind() == ErrorKind::Cancelled)
        return cells.error();
    else
        tile.m_failure = cells.error().text();
    return tile;
}

void CellTile::addCells(const Cells& cells, const DType& dtype)
{
    const CellText writer(dtype);
    std::string text;
    for (std::int64_t row = 0; row < m_rect.rows; ++row) {
        for (std::int64_t column = 0; column < m_rect.columns; ++column) {
            text.clear();
            writer.append(cells.at(row, column), text);
            addText(shownText(text));
            if (!cells.states.empty())
                addState(cells.regionAt(row, column));
        }
    }
    m_texts.squeeze();
}

void CellTile::addText(const QString& text)
{
    m_texts += text;
    m_ends.push_back(m_texts.size());
    m_longestText = std::max(m_longestText, static_cast<int>(text.size()));
}

void CellTile::addState(const CellRegion* region)
{
    m_states.push_back(region ? region->kind : CellState::Fine);
    if (region && (m_reasons.empty() || m_reasons.back() != region->reason))
        m_reasons.push_back(region->reason);
    m_reasonOf.push_back(m_reasons.empty() ? 0 : m_reasons.size() - 1);
}

std::size_t CellTile::numberOf(CellPosition cell) const
{
    return static_cast<std::size_t>((cell.row - m_rect.row) * m_rect.columns + cell.column -
                                    m_rect.column);
}

CellState CellTile::stateAt(CellPosition cell) const
{
    if (m_failure)
        return CellState::Damaged;
    return m_states.empty() ? CellState::Fine : m_states[numberOf(cell)];
}

QString CellTile::valueAt(std::size_t number) const
{
    const qsizetype begin = number == 0 ? 0 : m_ends[number - 1];
    return m_texts.mid(begin, m_ends[number] - begin);
}

QString CellTile::textAt(CellPosition cell) const
{
    switch (stateAt(cell)) {
    case CellState::Damaged:
        return tr("damaged");
    case CellState::Uninitialised:
        return tr("unwritten");
    case CellState::Fine:
        break;
    }
    return valueAt(numberOf(cell));
}

QString CellTile::problemAt(CellPosition cell) const
{
    const auto reason = [&] {
        return displayText(m_failure ? *m_failure : m_reasons[m_reasonOf[numberOf(cell)]]);
    };
    switch (stateAt(cell)) {
    case CellState::Damaged:
        return tr("This cell cannot be shown: %1.").arg(reason());
    case CellState::Uninitialised:
        return tr("This cell was never written and has no value.");
    case CellState::Fine:
        break;
    }
    return {};
}

} // namespace bloscope
