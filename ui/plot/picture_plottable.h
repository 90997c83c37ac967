#pragma once

#include <qcustomplot.h>

namespace bloscope {

// What is drawn pixel by pixel between two axes, and leaves it to the view what is in sight.
class PicturePlottable : public QCPAbstractPlottable {
 public:
    PicturePlottable(QCPAxis* columns, QCPAxis* rows) : QCPAbstractPlottable(columns, rows)
    {
        setAntialiased(false); // which would move it by half a pixel
    }

    // Are cells without a number left out of what it is drawn on, down to transparency? For figures
    // that are saved.
    void setNaNTransparent(bool isTransparent) { m_isNaNTransparent = isTransparent; }

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain) const override
    {
        found = false;
        return {};
    }
    QCPRange getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const override
    {
        found = false;
        return {};
    }

 protected:
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}
    bool isNaNTransparent() const { return m_isNaNTransparent; }

 private:
    bool m_isNaNTransparent = false;
};

} // namespace bloscope
