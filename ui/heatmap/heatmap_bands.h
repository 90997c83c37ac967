#pragma once

#include "core/geometry/bayer_pattern.h"
#include "core/plane/color_bands.h"
#include "ui/document/dimension_labels.h"
#include "ui/document/document.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QPointer>
#include <array>

class QLabel;
namespace bloscope {

class HeatmapLook;
class IndexSpinBox;

// "channel = 29, 19, 9": which indices of a dimension of this name.
QString bandsName(const ColorBands& bands, const DimensionLabels& labels);

// Chooses what is red, green and blue: all of a dimension of three or four indices, in one order or
// the other, or any bands, for which it asks.
class BandsBox : public QComboBox {
    Q_OBJECT

 public:
    explicit BandsBox(const Document& document, QWidget* parent = nullptr); // which lives longer

    // Is there a dimension of three or four indices, or are bands chosen?
    bool hasChoice() const;
    const std::optional<ColorBands>& bands() const { return m_bands; } // nothing: colours of a map
    void setBands(const std::optional<ColorBands>& bands); // nothing if the array has not these

 signals:
    void bandsChanged();
    void chosen();      // some, by the user
    void otherWanted(); // bands that are still to be asked for

 private:
    void addChoices();
    void addChoice(const QString& text, const std::optional<ColorBands>& bands);
    void showBands();
    void take(int item);

    const Document& m_document;
    std::vector<std::optional<ColorBands>> m_choices; // of the items but the last, which asks
    std::size_t m_usual = 0; // as many of them stay: others are of bands that were chosen
    std::optional<ColorBands> m_bands;
};

// Asks which indices of which dimension are red, green and blue. The picture follows while one
// chooses.
class BandsDialog : public QDialog {
    Q_OBJECT

 public:
    // The document lives longer; its array can have bands. `bands` are shown first, with three
    // indices or four, of which the last stays.
    BandsDialog(const Document& document, const ColorBands& bands, QWidget* parent = nullptr);

    const ColorBands& bands() const { return m_bands; }

 signals:
    void bandsChosen(const bloscope::ColorBands& bands);

 private:
    struct Row {
        IndexSpinBox* index = nullptr;
        QLabel* coordinate = nullptr;
    };

    void fillDimensions();
    void layOut();
    void setBands(const ColorBands& bands);
    void chooseDimension();
    void chooseIndex(std::size_t color, std::int64_t index);
    void swap();

    const Document& m_document;
    ColorBands m_bands;
    QComboBox* m_dimension;
    std::array<Row, 3> m_rows;
};

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
