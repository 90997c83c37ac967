#pragma once

#include "core/geometry/patient_space.h"

#include <QStringList>
#include <array>
#include <optional>
#include <qcustomplot.h>

namespace bloscope {

class DimensionLabels;
class PicturePlane;

// The sides of a patient at the edges of a plane: L and R, A and P, S and I, as the plane runs on
// the screen. White on a dark shade, to be read over every picture. The plot owns what is drawn.
class SideLetters {
 public:
    explicit SideLetters(QCustomPlot& plot);

    void setPlane(const PicturePlane& plane, const DimensionLabels& labels);
    void follow();             // font and directions of the axes, before they are drawn
    QStringList texts() const; // at the left, right, top and bottom edge; empty: there is none

 private:
    enum Edge { Left, Right, Top, Bottom };

    QCPItemText* makeLetter(Edge edge);
    void put(Edge begin, Edge end, const std::optional<PatientSides>& sides);

    QCustomPlot& m_plot;
    std::array<QCPItemText*, 4> m_letters;
    std::optional<PatientSides> m_down; // of rows, in the order of the picture
    std::optional<PatientSides> m_across;
};

} // namespace bloscope
