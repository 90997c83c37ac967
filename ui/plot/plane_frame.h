#pragma once

#include "ui/document/dimension_labels.h"
#include "ui/plot/color_scale.h"
#include "ui/plot/side_letters.h"

#include <QStringList>

namespace bloscope {

class PicturePlane;
class RangeHandles;

// What is around the picture of a plane: its title, its axes with the sides of a patient at their
// edges, and the scale of its colours. Labels
// have room for the longest one of their dimension, so that nothing moves from plane to plane. All
// of it belongs to the plot.
class PlaneFrame {
 public:
    explicit PlaneFrame(QCustomPlot& plot);

    ColorScale* colors() const { return m_colors; }     // null when they are hidden
    RangeHandles* handles() const { return m_handles; } // likewise
    void hideColors();                                  // for good
    void showColors(const PlanePicture* picture);       // null: none

    void setPlane(const PicturePlane& plane, const DimensionLabels& labels);
    void setTitle(const QString& title);
    const SideLetters& sides() const { return m_sides; }

    void followPalette();
    void followLayout(); // it has been done: no more numbers than there is room for

 private:
    void keepRoomForLabels();
    void fitTicks();

    QCustomPlot& m_plot;
    ColorScale* m_colors;
    RangeHandles* m_handles;
    SideLetters m_sides;
    QCPTextElement* m_title = nullptr;
    QStringList m_longestOfRows; // of the labels
    QStringList m_longestOfColumns;
};

} // namespace bloscope
