#pragma once

#include "core/cells/cell_selection.h"
#include "core/numbers/float_text.h"

#include <QJsonObject>
#include <QString>
#include <cstdint>
#include <map>
#include <optional>

namespace bloscope {

// How somebody looks at a table: kept while its file is read again.
struct TableViewState {
    CellPosition topLeft;
    CellSelection selection;
    std::map<std::int64_t, int> columnWidths = {}; // in pixels, of columns that somebody has set
    std::optional<NumberFormat> numbers = {};      // nothing: that of the preferences
    bool showsColors = false;
    // How many rows there were, where somebody had scrolled to the last of them: more are followed.
    // Kept only while a file is read again.
    std::optional<std::int64_t> endInSight = {};
    std::optional<QString> clearText = {}; // what clears cells; nothing: zero, no text, NaT
};

// How somebody looks at a table, as a session keeps it.
QJsonObject toJson(const TableViewState& state);

// What is missing or makes no sense is as in a new table: the file may come from anywhere.
TableViewState tableStateFrom(const QJsonObject& json);

} // namespace bloscope
