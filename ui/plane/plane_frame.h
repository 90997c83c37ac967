#pragma once

#include "core/geometry/patient_space.h"
#include "core/plane/picture_plane.h"
#include "ui/document/dimension_labels.h"
#include "ui/plot/color_scale.h"

#include <QStringList>
#include <array>
#include <optional>
#include <qcustomplot.h>

namespace bloscope {

class RangeHandles;
class ShownPlane;

// The sides of a patient at the edges of a plane: L and R, A and P, S and I, as the plane runs on
// the screen. White on a dark shade, to be read over every picture. The plot owns what is drawn.
// All live longer.
class SideLetters {
 public:
    SideLetters(QCustomPlot& plot, const ShownPlane& shown, const DimensionLabels& labels);

    void follow();             // plane, font and directions of the axes, before they are drawn
    QStringList texts() const; // at the left, right, top and bottom edge; empty: there is none

 private:
    enum Edge { Left, Right, Top, Bottom };

    QCPItemText* makeLetter(Edge edge);
    std::optional<PatientSides> sidesAlong(std::optional<std::size_t> dimension) const;
    void put(Edge begin, Edge end, const std::optional<PatientSides>& sides);

    QCustomPlot& m_plot;
    const ShownPlane& m_shown;
    const DimensionLabels& m_labels;
    std::array<QCPItemText*, 4> m_letters;
};

// What is around the picture of a plane: its title, its axes with the sides of a patient at their
// edges, and the scale of its colours. Labels
// have room for the longest one of their dimension, so that nothing moves from plane to plane. All
// of it belongs to the plot.
class PlaneFrame {
 public:
    // All live longer.
    PlaneFrame(QCustomPlot& plot, const ShownPlane& shown, DimensionLabels labels);

    ColorScale* colors() const { return m_colors; }     // null when they are hidden
    RangeHandles* handles() const { return m_handles; } // likewise
    void hideColors();                                  // for good
    void showColors(const PlanePicture* picture);       // null: none

    bool takeAxes(); // of the plane that is shown; false: they are as before
    void setLabels(const DimensionLabels& labels);
    void setTitle(const QString& title);

    void followPalette();
    void followLayout(); // it has been done: no more numbers than there is room for

 private:
    void labelAxes();
    void keepRoomForLabels();
    void fitTicks();

    QCustomPlot& m_plot;
    const ShownPlane& m_shown;
    DimensionLabels m_labels;
    PicturePlane m_labelled; // whose axes are seen
    ColorScale* m_colors;
    RangeHandles* m_handles;
    SideLetters m_sides;
    QCPTextElement* m_title = nullptr;
    QStringList m_longestOfRows; // of the labels
    QStringList m_longestOfColumns;
};

} // namespace bloscope
