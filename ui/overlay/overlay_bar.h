#pragma once

#include "ui/overlay/overlay_state.h"

#include <QPointer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
namespace bloscope {

class RangeFields;

// Below the controls of a heatmap: what could lie over it, what does, and how that is drawn. Hidden
// while there is nothing to say.
class OverlayBar : public QWidget {
    Q_OBJECT

 public:
    explicit OverlayBar(QWidget* parent = nullptr);

    // Proposes to show a file that was found; empty: no longer. Hidden while there is an overlay.
    void offer(const QString& fileName);
    // The controls of an overlay; an empty name: there is none.
    void setOverlay(const QString& name, const QString& fullName);
    // A sentence about it, or about why there is none; empty: nothing.
    void tell(const QString& sentence);

    const OverlayLook& look() const { return m_look; }
    void setLook(const OverlayLook& look);  // tells nobody
    void setElements(const DType& dtype);   // whose numbers the range has
    void setRange(const ValueRange& range); // that came out of the choice

    bool isOn() const; // or hidden for a moment
    void setOn(bool on);

 signals:
    void offerTaken();
    void lookChanged();
    void switched(bool on);
    void removeWanted();

 private:
    void layOut();
    QWidget* makeOffer();
    QWidget* makeControls();
    QWidget* makeMessage();
    QComboBox* makeDrawingBox();
    QSpinBox* makeOpacityBox();
    void showParts();
    void showLook();
    void choose(const OverlayLook& look);

    OverlayLook m_look;
    bool m_hasOverlay = false;
    QLabel* m_offerText;
    QCheckBox* m_name;
    QComboBox* m_drawing;
    QSpinBox* m_opacity;
    QComboBox* m_map;
    RangeFields* m_range;
    QLabel* m_sentence;
    QWidget* m_rangeGroup = nullptr;
    QWidget* m_offer;
    QWidget* m_controls;
    QWidget* m_message;
};

} // namespace bloscope
