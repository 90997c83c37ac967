#pragma once

#include <QMap>
#include <QString>

namespace bloscope::test {

using Levels = QMap<QString, int>; // of folders

// How far a folder of core is from the bytes of the file: includes point to smaller numbers only,
// or stay in their folder.
const Levels& coreLevels();

// Likewise how much a folder of ui knows of what a person sees: a feature knows what it is made of,
// only pages, tabs and window know several features.
const Levels& uiLevels();

// The drawing of docs/architecture.md: a row for each level, ui above core, as SVG.
QString drawingOfLevels();

} // namespace bloscope::test
