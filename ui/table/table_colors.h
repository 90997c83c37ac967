#pragma once

#include "core/array/cell_rect.h"
#include "core/plane/color_map.h"
#include "core/plane/value_scale.h"

#include <QColor>
#include <QObject>
#include <QPalette>
#include <optional>
#include <vector>

class QModelIndex;
namespace bloscope {

class SliceTableModel;

// The backgrounds of cells by their numbers: the colours of a map, blended into the palette's base
// by the same amount all along, so that text in the palette's colour is readable on each of them
// (ui/theme/contrast.h).
class CellShading {
 public:
    CellShading(const ColorMap& map, const QPalette& palette);

    // Of a number by its place in a range, or of a label by itself; nothing for what is not finite.
    std::optional<QColor> colorOf(double number, const ValueRange& range) const;

 private:
    ColorMap m_map; // blended
};

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
