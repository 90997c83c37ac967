#pragma once

#include "core/geometry/earth_lines.h"

#include <QAction>
#include <QObject>
#include <array>
#include <optional>
#include <vector>

class QCPCurve;
namespace bloscope {

class Document;
class PlanePane;

// The coastlines of the Earth over the picture of a pane whose rows and columns are latitudes and
// longitudes. GUI thread.
class CoastLines : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    CoastLines(const Document& document, PlanePane& pane, QObject* parent = nullptr);

    // On or off; not seen in menus for an array without latitudes and longitudes, and disabled
    // while the plane is of other dimensions.
    QAction* action() const { return m_action; }

 private:
    void takePlane();
    bool isOfEarth() const; // the plane
    void draw();
    void setLines();

    const Document& m_document;
    PlanePane& m_pane;
    const std::optional<EarthDimensions> m_earth;
    QAction* m_action;
    std::array<QCPCurve*, 2> m_lines; // a dark rim and a white line
    std::vector<EarthLine> m_pieces;  // in indices of the array, once they are wanted
};

} // namespace bloscope
