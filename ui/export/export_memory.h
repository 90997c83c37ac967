#pragma once

#include "ui/export/slice_export.h"

namespace bloscope {

// What one export leaves for the next. GUI thread.
class ExportMemory {
 public:
    virtual ~ExportMemory() = default;

    virtual std::optional<ExportChoice> lastExport() const = 0;  // nothing before the first one
    virtual QString exportFolder(const QString& path) const = 0; // of the file's last; may be empty
    virtual void keepExport(const QString& path, const ExportChoice& choice,
                            const QString& folder) = 0;
};

} // namespace bloscope
