#pragma once

#include "core/plane/value_scale.h"

#include <QToolButton>
#include <QWidget>

class QComboBox;
class QActionGroup;
class QDoubleSpinBox;
namespace bloscope {

struct ColorMap;

// A button that opens its menu and tells what is chosen there; it looks like a box of choices. Its
// width does not depend on what is chosen: texts that do not fit end in dots.
class ChoiceButton : public QToolButton {
    Q_OBJECT

 public:
    // `longest`: a text for which it has room where there is room for all.
    explicit ChoiceButton(QString longest, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    QSize sizeFor(const QString& text) const;

    QString m_longest;
};

// Chooses how numbers are spread over colours: a button with a menu, and beside it the exponent
// while it is of use.
class ScaleControls : public QWidget {
    Q_OBJECT

 public:
    explicit ScaleControls(QWidget* parent = nullptr);

    ValueScale scale() const;
    void setScale(const ValueScale& scale); // tells nobody

 signals:
    void chosen(); // by the user

 private:
    void addKinds();
    void makeGammaBox();
    void showKind(ValueScale::Kind kind);

    ChoiceButton* m_button;
    QActionGroup* m_kinds;
    QDoubleSpinBox* m_gamma;
};

// Gives a box the names and pictures of all colour maps, kind by kind, each below its name.
void fillWithColorMaps(QComboBox& box);
const ColorMap& colorMapIn(const QComboBox& box);
void showColorMap(QComboBox& box, const ColorMap& map); // of an inverted one, the other

} // namespace bloscope
