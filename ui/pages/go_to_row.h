#pragma once

#include <QString>

namespace bloscope {

class DocumentPage;
class GoToBar;
class RowTableView;

// The line at the foot of a page of rows that asks for the number of one; `label` says of what.
GoToBar* createGoToRow(const QString& label, RowTableView& rows, DocumentPage& page);

} // namespace bloscope
