#pragma once

#include "core/edit/edit_set.h"
#include "core/table_edit/table_edits.h"

#include <QString>

namespace bloscope {

// What of a file is edited, in few words: "12 values and 'units'". Empty: nothing.
QString unsavedText(const EditSet& edits);
// Of a table: "'price', 'tag' and deleted rows".
QString unsavedText(const TableEdits& edits);

} // namespace bloscope
