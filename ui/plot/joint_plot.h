#pragma once

#include <qcustomplot.h>

namespace bloscope {

// Several plots as one figure, each where it lies on the screen: for copying and saving, never seen
// itself.
class JointPlot : public QCustomPlot {
    Q_OBJECT

 public:
    // The plots live longer.
    JointPlot(QList<QCustomPlot*> plots, QWidget* parent);

    const QList<QCustomPlot*>& plots() const { return m_plots; }
    void fit(); // to the plots as they lie now

 protected:
    void draw(QCPPainter* painter) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override; // the colours of its plots are its own

 private:
    QList<QCustomPlot*> plotsInSight() const;
    QRect rectOf(const QCustomPlot& plot) const; // in this one's parent

    QList<QCustomPlot*> m_plots;
};

} // namespace bloscope
