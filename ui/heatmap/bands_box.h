#pragma once

#include "ui/document/dimension_labels.h"
#include "ui/picture/color_bands.h"

#include <QComboBox>

namespace bloscope {

// "channel = 29, 19, 9": which indices of a dimension of this name.
QString bandsName(const ColorBands& bands, const DimensionLabels& labels);

// Chooses what is red, green and blue: all of a dimension of three or four indices, in one order or
// the other, or any bands, for which it asks.
class BandsBox : public QComboBox {
    Q_OBJECT

 public:
    BandsBox(ArrayPtr array, const DimensionLabels& labels, QWidget* parent = nullptr);

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

    ArrayPtr m_array;
    DimensionLabels m_labels;
    std::vector<std::optional<ColorBands>> m_choices; // of the items but the last, which asks
    std::size_t m_usual = 0; // as many of them stay: others are of bands that were chosen
    std::optional<ColorBands> m_bands;
};

} // namespace bloscope
