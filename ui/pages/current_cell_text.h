#pragma once

#include <QString>

namespace bloscope {

class Document;

// The current cell as the status bar tells it: its index, its coordinates where the file tells of
// any, along the dimensions that the slice does not fix, and the beginning of its value:
// "1, 5, 7  latitude 70°N, longitude 28°E  267.0". Empty while there is none.
QString currentCellText(const Document& document);

} // namespace bloscope
