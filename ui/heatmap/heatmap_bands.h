#pragma once

#include "core/geometry/bayer_pattern.h"
#include "ui/document/document.h"
#include "ui/heatmap/bands_box.h"
#include "ui/heatmap/bands_dialog.h"

#include <QAction>
#include <QPointer>

namespace bloscope {

class HeatmapLook;

// What of the array is red, green and blue, as it is chosen in a heatmap: the box in its bar, the
// entries of its menu and the dialog. Turns the document's slice so that there is a plane beside
// the bands.
class HeatmapBands : public QObject {
    Q_OBJECT

 public:
    // All live longer.
    HeatmapBands(Document& document, HeatmapLook& look, QWidget* parent);

    BandsBox* box() const { return m_box; } // for the bar, which owns it
    // For a menu: what asks for bands, and, of recordings behind a Bayer filter, what works out
    // their colours.
    QList<QAction*> actions() const;
    const std::optional<ColorBands>& bands() const { return m_box->bands(); }
    void setBands(const std::optional<ColorBands>& bands) { m_box->setBands(bands); }
    bool showsMosaic() const { return m_mosaic->isChecked(); }
    void restore(const std::optional<ColorBands>& bands, bool showsMosaic); // as far as they fit

 signals:
    void changed();
    void chosen(); // by the user

 private:
    void makeActions();
    void take();
    void ask();

    Document& m_document;
    HeatmapLook& m_look;
    QWidget* m_parent;
    BandsBox* m_box;
    QAction* m_ask;
    std::optional<BayerPattern> m_pattern; // of the document
    QAction* m_mosaic;
    QPointer<BandsDialog> m_dialog;
};

} // namespace bloscope
