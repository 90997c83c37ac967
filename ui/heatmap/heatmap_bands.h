#pragma once

#include "ui/document/document.h"
#include "ui/heatmap/bands_box.h"
#include "ui/heatmap/bands_dialog.h"

#include <QPointer>

class QAction;

namespace bloscope {

class HeatmapLook;

// What of the array is red, green and blue, as it is chosen in a heatmap: the box in its bar, the
// entry of its menu and the dialog. Turns the document's slice so that there is a plane beside the
// bands.
class HeatmapBands : public QObject {
    Q_OBJECT

 public:
    // All live longer.
    HeatmapBands(Document& document, HeatmapLook& look, QWidget* parent);

    BandsBox* box() const { return m_box; }      // for the bar, which owns it
    QAction* action() const { return m_action; } // asks; cannot be chosen where there are none
    const std::optional<ColorBands>& bands() const { return m_box->bands(); }
    void setBands(const std::optional<ColorBands>& bands) { m_box->setBands(bands); }

 signals:
    void changed();
    void chosen(); // by the user

 private:
    void take();
    void ask();

    Document& m_document;
    HeatmapLook& m_look;
    QWidget* m_parent;
    BandsBox* m_box;
    QAction* m_action;
    QPointer<BandsDialog> m_dialog;
};

} // namespace bloscope
