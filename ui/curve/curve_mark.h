#pragma once

#include "ui/curve/curve_slice.h"
#include "ui/document/document.h"

namespace bloscope {

class CurvePlot;

// The cell that a plot of curves marks is that of the document, which other views share: the plot
// shows it where a line has it, and tells what people choose. GUI thread.
class CurveMark : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    CurveMark(Document& document, CurvePlot& plot, QObject* parent = nullptr);

    void setCurve(const CurveSlice& curve); // that the plot shows
    void show();                            // as it is now; brought into sight if it is another
    // The lines to draw for the cell to be among them, where the slice has such a line
    // and it is not drawn.
    std::optional<CurveChoice> missingLine() const;

 private:
    void choose(std::int64_t point, std::optional<int> line);
    bool isDrawn() const;

    Document& m_document;
    CurvePlot& m_plot;
    CurveSlice m_curve;
};

} // namespace bloscope
