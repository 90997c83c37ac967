#pragma once

#include <QFileDialog>

namespace bloscope {

// Usual names of Blosc2's files: "*.b2nd *.b2frame".
const char* usualNames();

// File > Open: existing files, Blosc2's by name first. Not shown yet; deletes itself.
QFileDialog* newOpenDialog(const QString& folder, QWidget* parent);

// File > Open Folder: stores (.b2d) and sparse frames are folders.
QFileDialog* newOpenFolderDialog(const QString& folder, QWidget* parent);

} // namespace bloscope
