#pragma once

#include "tests/support/edited_table.h"
#include "tests/support/or_abort.h"

// A table that is edited before it is saved and meets a fault.
namespace bloscope::test {

inline TableEdits editedForFaults(EditedTable& table, TableEdits before)
{
    const EditTools tools = table.tools();
    TableEditor editor(std::move(before), tools);
    orAbort(editor.setCells(table.column("qty"), RowSet::range(2, 4), std::nullopt));
    orAbort(editor.setCells(table.column("tag"), RowSet::range(0, 2), "violet"));
    orAbort(editor.deleteRows(RowSet::range(5, 6)));
    return orAbort(std::move(editor).finish());
}

// Cells that are neither the old nor the new ones.
inline int strangeCells(const TableRows& now, const TableRows& before, const TableRows& after)
{
    int strange = 0;
    for (std::size_t row = 0; row < now.size(); ++row)
        for (std::size_t column = 0; column < now[row].size(); ++column)
            strange += now[row][column] != before[row][column] &&
                       (row >= after.size() || now[row][column] != after[row][column]);
    return strange;
}

} // namespace bloscope::test
