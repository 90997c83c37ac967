#pragma once

#include "ui/cells/cell_rect.h"

#include <QPointF>
#include <map>
#include <vector>

namespace bloscope {

// Cells of a plane, each once, as runs along its rows.
class CellRuns {
 public:
    struct Run {
        std::int64_t begin = 0; // column
        std::int64_t end = 0;   // behind the last one

        bool operator==(const Run&) const = default;
    };
    using Rows = std::map<std::int64_t, std::vector<Run>>; // of a row in order, apart, none empty

    void add(std::int64_t row, Run run);
    void add(const CellRuns& others);

    bool isEmpty() const { return m_rows.empty(); }
    const Rows& rows() const { return m_rows; }
    std::int64_t cellCount() const;

 private:
    Rows m_rows;
};

// Where a round brush of `size` cells across stands whose middle is to be at `at`: in the middle of
// a cell, or between cells when the size is even. Points have columns as x and rows as y, and cell
// i lies around i.
QPointF brushPlace(QPointF at, int size);

// The cells of `within` that lie under the brush at one place, and on its straight way between two.
CellRuns brushAt(QPointF place, int size, const CellRect& within);
CellRuns brushAlong(QPointF from, QPointF to, int size, const CellRect& within);

} // namespace bloscope
