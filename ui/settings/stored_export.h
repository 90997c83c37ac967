#pragma once

#include "ui/export/slice_export.h"

class QSettings;

namespace bloscope {

// How exports stand in the settings; values that are none count as not there.

CsvOptions readCsvOptions(const QSettings& store, const QString& group);
void writeCsvOptions(const CsvOptions& csv, QSettings& store, const QString& group);

std::optional<ExportChoice> readExportChoice(const QSettings& store); // of the last one
void writeExportChoice(const ExportChoice& choice, QSettings& store);

} // namespace bloscope
