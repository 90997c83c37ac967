#pragma once

#include "ui/cells/cell_rect.h"
#include "ui/table/cell_shading.h"

#include <QObject>
#include <vector>

class QModelIndex;

namespace bloscope {

class SliceTableModel;

// Which backgrounds the cells of a table have: from the lowest to the highest number that is in
// sight, of structured elements each part by itself. Colours nothing until it is shown. GUI thread.
class TableColors : public QObject {
    Q_OBJECT

 public:
    // The model lives longer.
    explicit TableColors(const SliceTableModel& model, QObject* parent = nullptr);

    void setShown(bool shown);
    void setColorMap(const ColorMap& map);
    void setPalette(const QPalette& palette);
    void lookAt(const CellRect& inSight);
    void lookAgain() { lookAt(m_inSight); } // there are other numbers

    std::optional<QColor> colorOf(const QModelIndex& index) const;
    QString rangeText() const; // "0.5 to 9"; empty where there is not just one range

 signals:
    void changed();

 private:
    void shade();
    std::vector<std::optional<ValueRange>> rangesInSight() const;

    const SliceTableModel& m_model;
    const ColorMap* m_map;
    QPalette m_palette;
    std::optional<CellShading> m_shading; // while it is shown
    CellRect m_inSight;
    std::vector<std::optional<ValueRange>> m_ranges; // of each part of an element
};

} // namespace bloscope
