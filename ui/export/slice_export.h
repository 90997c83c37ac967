#pragma once

#include "core/export/csv_options.h"
#include "core/export/export_format.h"
#include "core/export/export_report.h"
#include "core/export/filled_cells.h"
#include "ui/plot/figure.h"

#include <QString>
#include <optional>

namespace bloscope {

// How something is exported: what one export leaves for the next.
struct ExportChoice {
    using Format = ExportFormat;

    Format format = Format::Csv;
    CsvOptions csv = {}; // for Csv and Tsv, the latter with a delimiter of its own
    FigureOptions figure = {};

    ExportFormatTraits::Content content() const { return traitsOf(format).content; }
    bool isDelimited() const { return content() == ExportFormatTraits::Content::Delimited; }
    // Is it the picture of the view, and not the cells of a slice?
    bool isFigure() const { return content() == ExportFormatTraits::Content::Picture; }

    bool operator==(const ExportChoice&) const = default;
};

// Keeps how and where to somebody exported last. GUI thread.
class ExportMemory {
 public:
    virtual ~ExportMemory() = default;

    virtual std::optional<ExportChoice> lastExport() const = 0;  // nothing before the first one
    virtual QString exportFolder(const QString& path) const = 0; // of the file's last; may be empty
    virtual void keepExport(const QString& path, const ExportChoice& choice,
                            const QString& folder) = 0;
};

// What is to be exported, how, and where to.
struct SliceExport : ExportChoice {
    Slice slice;
    std::optional<DTypeLeaf> part = {}; // of each element; nothing: all of it
    QString path = {};
    CellSourcePtr computed = {}; // the cells, in place of those of the array; or null
};

// What is written of the elements.
FilledCells cellsOf(const SliceReader& reader, const SliceExport& wanted);

// "csv", "tsv", "npy", "bin", "png", ...
QString extensionOf(ExportFormat format);

// "array_0_all_10-19": a name for a file with such a slice of the file at `path`, from the first to
// the last index; without numbers for the whole array.
QString exportName(const QString& path, const Slice& slice);

// Writes the file, which is complete or not there, packed where its name ends in .gz or .zst; no
// figures. For worker threads. `source` is the
// file that is shown; it is never written over. Errors: those of the writers and of fileSink().
Result<ExportReport> writeSlice(const SliceReader& reader, const SliceExport& wanted,
                                const QString& source, const Job& job);

} // namespace bloscope
