#pragma once

#include <QObject>

class QDropEvent;
class QRubberBand;

namespace bloscope {

class DocumentSides;
class DocumentTab;
enum class Side;

// Takes tabs that are dragged over the sides of a window, and shows where they would go. While
// there is one side only, its right third makes a second one. Lives as long as the sides.
class TabDrop : public QObject {
    Q_OBJECT

 public:
    explicit TabDrop(DocumentSides& sides);

 signals:
    void dropped(bloscope::DocumentTab* tab, bloscope::Side to);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    bool follow(QDropEvent& event);
    Side sideAt(const QPointF& place) const;
    void showPlace(Side side);

    DocumentSides& m_sides;
    QRubberBand* m_place;
};

} // namespace bloscope
