#pragma once

#include "core/array/slice.h"

#include <optional>
#include <qcustomplot.h>

namespace bloscope {

// Ticks of an axis along a dimension of the array: whole cells, labelled with their true indices.
// The axis counts cells of the slice, cell i lying around i.
class IndexTicker : public QCPAxisTicker {
 public:
    explicit IndexTicker(const std::optional<DimensionSlice>& dimension);

 protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override;
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;

 private:
    std::optional<DimensionSlice> m_dimension;
};

} // namespace bloscope
