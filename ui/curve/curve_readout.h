#pragma once

#include "ui/curve/curve_slice.h"
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
    // `dimensionNames`: one for every dimension of the curves. The others live longer.
    CurveReadout(QStringList dimensionNames, CurvePlot& plot, const CurveLoader& loader,
                 Scheduler& scheduler, QWidget* parent = nullptr);

    void readMarkedPoint(const CurveSlice& curve); // of that, from the source of the loader
    void stop() { m_reading.cancel(); }            // while nobody looks

 private:
    QString legend() const; // of the curves that are shown
    void describeReading();
    void showMarkedPoint(const QStringList& values);

    QStringList m_dimensionNames;
    CurvePlot& m_plot;
    const CurveLoader& m_loader;
    Scheduler& m_scheduler;
    CurveSlice m_curve;
    QLabel* m_legend;
    QLabel* m_marked;
    Ticket m_reading;
};

} // namespace bloscope
