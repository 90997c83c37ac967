#pragma once

#include "core/cells/curve_slice.h"
#include "ui/document/dimension_labels.h"
#include "ui/worker/scheduler.h"

#include <QWidget>

class QLabel;

namespace bloscope {

class CurveLoader;
class CurvePlot;

// What is told below curves: what of them is not drawn, how much is read, and the exact values at
// the marked point, which the plot shows and tells screen readers as well.
class CurveReadout : public QWidget {
    Q_OBJECT

 public:
    // The others live longer.
    CurveReadout(DimensionLabels labels, CurvePlot& plot, const CurveLoader& loader,
                 Scheduler& scheduler, QWidget* parent = nullptr);

    void readMarkedPoint(const CurveSlice& curve); // of that, from the source of the loader
    void stop() { m_reading.cancel(); }            // while nobody looks

 private:
    QString legend() const; // of the curves that are shown
    void describeReading();
    void showMarkedPoint(const QStringList& values);

    DimensionLabels m_labels;
    CurvePlot& m_plot;
    const CurveLoader& m_loader;
    Scheduler& m_scheduler;
    CurveSlice m_curve;
    QLabel* m_legend;
    QLabel* m_marked;
    Ticket m_reading;
};

} // namespace bloscope
