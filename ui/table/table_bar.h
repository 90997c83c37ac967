#pragma once

#include "ui/text/number_text.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace bloscope {

class NumberFormatButton;

// The controls above a table of numbers: how they are written, and whether cells are coloured by
// them. Hidden above a table without numbers.
class TableBar : public QWidget {
    Q_OBJECT

 public:
    enum class Colors { Offered, None };

    TableBar(const NumberKinds& kinds, Colors colors, QWidget* parent = nullptr);

    NumberFormatButton& format() const { return *m_format; }
    bool showsColors() const;
    void setShowsColors(bool shows);
    void setColorRange(const QString& range); // what the colours stand for now; may be empty

 signals:
    void colorsToggled(bool shows);

 private:
    NumberFormatButton* m_format;
    QToolButton* m_colors;
    QLabel* m_range;
};

} // namespace bloscope
