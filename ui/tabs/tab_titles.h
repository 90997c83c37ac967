#pragma once

#include "ui/document/document_address.h"

#include <QStringList>

namespace bloscope {

inline constexpr qsizetype mostTitleLetters = 32; // of a tab

// What is written on the tabs of these documents. A long name loses a part that leaves it different
// from the others: in its middle, at its beginning, or around where it differs. Of equal names each
// tells its folder.
QStringList tabTitles(const QList<DocumentAddress>& documents);

} // namespace bloscope
