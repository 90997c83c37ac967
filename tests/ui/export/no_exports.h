#pragma once

#include "ui/export/slice_export.h"

namespace bloscope::test {

// For tabs of which nothing is exported.
class NoExports : public ExportMemory {
 public:
    std::optional<ExportChoice> lastExport() const override { return {}; }
    QString exportFolder(const QString&) const override { return {}; }
    void keepExport(const QString&, const ExportChoice&, const QString&) override {}
};

} // namespace bloscope::test
