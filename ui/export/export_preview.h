#pragma once

#include "ui/export/slice_export.h"
#include "ui/worker/scheduler.h"

#include <QCoreApplication>
#include <QString>

namespace bloscope {

// The beginning of what an export would write, and how much it would be.
class ExportPreview {
    Q_DECLARE_TR_FUNCTIONS(ExportPreview)

 public:
    // For worker threads: reads the first few cells. Errors: those of SliceReader and
    // of niftiHeader() and tiffLayoutOf().
    static Result<ExportPreview> make(const SliceReader& reader, const SliceExport& wanted,
                                      const Job& job);

    QString text;
    QString size; // "about 2.3 MiB", "1.1 MiB"

 private:
    static Result<ExportPreview> ofText(const SliceReader& reader, const SliceExport& wanted,
                                        const Job& job);
    static Result<ExportPreview> ofImage(const DType& dtype, const SliceExport& wanted);
    static Result<ExportPreview> ofStack(const DType& dtype, const SliceExport& wanted,
                                         const Job& job);
    static ExportPreview ofArray(const DType& dtype, const SliceExport& wanted);
};

} // namespace bloscope
