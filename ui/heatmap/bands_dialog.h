#pragma once

#include "ui/document/document.h"
#include "ui/picture/color_bands.h"

#include <QDialog>
#include <array>

class QComboBox;
class QLabel;

namespace bloscope {

class IndexSpinBox;

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

} // namespace bloscope
