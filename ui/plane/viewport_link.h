#pragma once

#include "core/array/cell_rect.h"
#include "ui/document/document.h"

#include <QObject>
#include <array>
#include <optional>

class QCPItemTracer;
namespace bloscope {

class PlanePane;

// What is in sight of a pane and which cell it marks are those of the document, which other views
// and other documents share: the pane follows them while it is seen, and tells what people choose.
// A cell that was marked elsewhere is brought into sight, one that is pointed at elsewhere gets a
// small cross.
class ViewportLink : public QObject {
    Q_OBJECT

 public:
    // Both live longer.
    ViewportLink(Document& document, PlanePane& pane, QObject* parent = nullptr);

    void forgetPart() { m_shownPart.reset(); } // of a plane of other cells
    void showPart();
    void showMark();

 private:
    void tellPart();
    void tellMark();
    void tellPointer(CellPosition position);
    void addPointer();
    void showPointer();

    Document& m_document;
    PlanePane& m_pane;
    std::optional<PlaneView> m_shownPart;    // of the document, so far
    std::array<QCPItemTracer*, 2> m_pointer; // where the mouse is over another picture, and its rim
    bool m_isPointedAt = false;              // here
};

} // namespace bloscope
