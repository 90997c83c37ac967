#pragma once

#include "core/cells/cell_selection.h"
#include "core/numbers/float_text.h"

#include <QJsonObject>
#include <QString>
#include <cstdint>
#include <map>
#include <optional>

namespace bloscope {

// How a table is viewed: kept while its file is reloaded.
struct TableViewState {
    CellPosition topLeft;
    CellSelection selection;
    std::map<std::int64_t, int> columnWidths = {}; // in pixels, of columns the user resized
    std::optional<NumberFormat> numbers = {};      // nothing: as in the preferences
    bool showsColors = false;
    // The number of rows, if the last of them were visible: the view follows rows that are added.
    // Kept only while a file is reloaded.
    std::optional<std::int64_t> endInSight = {};
    std::optional<QString> clearText =
        {}; // the text that clears cells; nothing: zero, an empty text, NaT
};

// A view of a table as a session keeps it.
QJsonObject toJson(const TableViewState& state);

// Missing and impossible values are those of a new table: the file may come from anywhere.
TableViewState tableStateFrom(const QJsonObject& json);

} // namespace bloscope
